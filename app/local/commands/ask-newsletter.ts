import { behindDoor } from '../behind-door.ts';

export type { NewsletterOutcome } from '../remote/ask-newsletter.ts';

/** Asks for the newsletter; a mail with a link follows. */
export const askNewsletter = behindDoor('askNewsletter');
