import type { Id } from '#shared/kernel/ids.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { statement, type Tx } from '../../with-tenant.ts';

export interface AskedLink {
  readonly mailId: Id;
  readonly email: string;
  readonly locale: Locale;
}

const linkMailInsert = statement(
  'access_link_mail_insert',
  `insert into mail_outbox (tenant_id, id, dedupe_key, kind, recipient, locale, payload)
  values ($1, $2::uuid, 'access.link:' || $2, 'access.link', $3, $4, '{}')`,
);

const linkMailDrop = statement(
  'access_link_mail_drop',
  `delete from mail_outbox where tenant_id = $1 and id = $2
    and not exists (select 1 from bookings where tenant_id = $1 and email = $3 and deleted_at is null)`,
);

/**
 * Writes the mail, and takes it back when no customer of this address has booked. Looking first would tell by its time: a
 * transaction that wrote nothing has nothing to wait for when it commits (D129).
 */
export async function writeAskedLink(tx: Tx, { mailId, email, locale }: AskedLink): Promise<void> {
  await Promise.all([
    tx.run(linkMailInsert, [tx.tenantId, mailId, email, locale]),
    tx.run(linkMailDrop, [tx.tenantId, mailId, email]),
  ]);
}
