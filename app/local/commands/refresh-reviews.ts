import { behindReadingDoor } from '../behind-door.ts';

/** Reviews and their summary from the server, unless they are fresh. */
export const refreshReviews = behindReadingDoor('refreshReviews');
