import { isStaffMail, type MailOutcome, type MailRow } from '../../db/repos/mail-outbox.ts';
import { pauseAddress, resumeAddress } from '../../db/repos/notices/notice-addresses.ts';
import { noteForStaff } from '../../db/repos/notices/notices.ts';
import type { Tx } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';

/**
 * What has to be told of a mail that was given up, in the transaction that settles it. One of the company's own people
 * whose server refuses our mails is written to no more until a test arrives; the others are told of it, and whoever
 * opens the settings sees why. That a mail about such a mail failed is told to nobody: it would never end.
 */
export async function noteMailOutcome(
  tx: Tx,
  deps: Pick<Deps, 'now' | 'newId'>,
  mail: MailRow,
  { state, isRefused = false, error = '' }: MailOutcome,
): Promise<void> {
  if (isStaffMail(mail)) {
    const address = { id: mail.payload.addressId, email: mail.recipient };
    if (isRefused) await pauseAddress(tx, address, { at: deps.now(), reason: error });
    if (mail.kind === 'staff.test' && state === 'sent') await resumeAddress(tx, address);
    // Whoever asked for a test looks at what becomes of it.
    if (mail.kind === 'staff.test' || mail.kind === 'staff.undeliverable') return;
  }
  if (state !== 'dead') return;
  await noteForStaff(tx, {
    id: deps.newId(),
    // One that staff have tried again fails anew.
    dedupeKey: `undeliverable:${mail.id}:${mail.attempts}:${deps.now()}`,
    kind: 'undeliverable',
    bookingId: 'bookingId' in mail.payload ? (mail.payload.bookingId ?? null) : null,
    actor: 'server',
    detail: { mailId: mail.id },
    at: deps.now(),
  });
}
