import { type NewsletterInput, newsletterAsked } from '#shared/api/newsletter.ts';
import { call } from '../http.ts';
import type { FailCode } from '../rows.ts';

export type NewsletterOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: FailCode; readonly retryAfterMs?: number | undefined };

/** Asks for the mail that confirms an address. The answer never tells whether the address is known (decision 130). */
export async function askNewsletter(input: NewsletterInput): Promise<NewsletterOutcome> {
  const answer = await call({
    method: 'POST',
    path: '/newsletter',
    body: { json: input },
    schema: newsletterAsked,
  });
  return answer.ok ? { ok: true } : { ok: false, code: answer.code, retryAfterMs: answer.retryAfterMs };
}
