import { behindDoor } from '../behind-door.ts';

/** Asks for the newsletter; a mail with a link follows. */
export const askNewsletter = behindDoor('askNewsletter');
