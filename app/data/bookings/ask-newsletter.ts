import type { NewsletterInput } from '#shared/api/newsletter.ts';
import { type SendOutcome, sendAttended } from '../outbox/send-attended.ts';
import { writeIntent } from '../outbox/write-intent.ts';

/**
 * Asks for the mail that confirms an address; without a connection it is kept and sent later (LC30). The answer never
 * tells whether the address is known (D130). Asked twice for one address, it is asked once (LC26).
 */
export async function askNewsletter(input: NewsletterInput): Promise<SendOutcome> {
  const { email } = input;
  const row = await writeIntent(
    (base) => ({ ...base, kind: 'newsletter', stream: 'newsletter', email, body: JSON.stringify(input) }),
    (other) => other.kind === 'newsletter' && other.email.toLowerCase() === email.toLowerCase(),
  );
  return sendAttended(row);
}
