import { behindSendingDoor } from '../behind-door.ts';

/** Asks for the newsletter, now or when there is a connection; a mail with a link follows. */
export const askNewsletter = behindSendingDoor('askNewsletter');
