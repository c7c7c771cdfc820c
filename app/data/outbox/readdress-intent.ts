import type { AccessLinkIntent, NewsletterIntent } from '../device/rows.ts';
import { writeIntent } from './write-intent.ts';

/**
 * The same wish for another address. What was sent under a key never changes, so it is a new intent in place of the
 * old one; one that is out already stays as it is.
 */
export async function readdressIntent(
  row: NewsletterIntent | AccessLinkIntent,
  email: string,
): Promise<void> {
  const body = JSON.stringify({ ...JSON.parse(row.body), email });
  await writeIntent(
    (base) => ({ ...row, ...base, email, body }),
    ({ id }) => id === row.id,
  );
}
