import type { NewsletterLink } from '../../data/bookings/follow-newsletter-link.ts';

/** From a query such as `?action=confirm&email=…&sig=…`; undefined when a part is missing or says nothing we know. */
export function readNewsletterLink(search: string): NewsletterLink | undefined {
  const query = new URLSearchParams(search);
  const action = query.get('action')?.trim().toLowerCase();
  const email = query.get('email')?.trim() ?? '';
  const sig = query.get('sig')?.trim() ?? '';
  if ((action !== 'confirm' && action !== 'unsubscribe') || email === '' || sig === '') return undefined;
  return { action, email, sig };
}
