import { newsletterConfirmed, newsletterLeft } from '#shared/api/newsletter.ts';
import type { FailCode } from '../device/rows.ts';
import { call } from '../wire/http.ts';

type NewsletterOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: FailCode; readonly retryAfterMs?: number | undefined };

/** What a mailed link of the newsletter says. */
export interface NewsletterLink {
  readonly action: 'confirm' | 'unsubscribe';
  readonly email: string;
  readonly sig: string;
}

/** Confirms or leaves; twice is the same answer, so a person may press again. */
export async function followNewsletterLink({
  action,
  email,
  sig,
}: NewsletterLink): Promise<NewsletterOutcome> {
  const request = { method: 'POST', path: `/newsletter/${action}`, body: { json: { email, sig } } } as const;
  const answer =
    action === 'confirm'
      ? await call({ ...request, schema: newsletterConfirmed })
      : await call({ ...request, schema: newsletterLeft });
  return answer.ok ? { ok: true } : { ok: false, code: answer.code, retryAfterMs: answer.retryAfterMs };
}
