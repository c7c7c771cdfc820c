import { behindSendingDoor } from '../behind-door.ts';

export type { NewsletterLink } from '../remote/follow-newsletter-link.ts';

/** Confirms or ends a subscription through its mailed link; repeating it is harmless. */
export const followNewsletterLink = behindSendingDoor('followNewsletterLink');
