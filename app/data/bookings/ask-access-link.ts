import type { Locale } from '#shared/kernel/locale.ts';
import { type SendOutcome, sendAttended } from '../outbox/send-attended.ts';
import { writeIntent } from '../outbox/write-intent.ts';

/** Asks for the mail with a link to all bookings of an address; asked twice for one address, it is asked once. */
export async function askAccessLink(input: {
  readonly email: string;
  readonly locale: Locale;
}): Promise<SendOutcome> {
  const email = input.email.trim();
  const row = await writeIntent(
    (base) => ({
      ...base,
      kind: 'access-link',
      stream: 'access-link',
      email,
      body: JSON.stringify({ email, locale: input.locale }),
    }),
    (other) => other.kind === 'access-link' && other.email.toLowerCase() === email.toLowerCase(),
  );
  return sendAttended(row);
}
