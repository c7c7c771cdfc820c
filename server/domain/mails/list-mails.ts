import type { MailHead, MailView } from '#shared/api/admin/mails.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant } from '#shared/kernel/instant.ts';
import { cursorAfter, readCursor } from '../../db/page-cursor.ts';
import type { MailRow } from '../../db/repos/mail-outbox.ts';
import { findMail, listMails, reviveMail } from '../../db/repos/mail-outbox.ts';
import type { Tenant } from '../../db/tenant.ts';
import type { Tx } from '../../db/with-tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import { composeMail } from './compose-mail.ts';
import type { ComposedMail } from './composed-mail.ts';

/** Newest first. Throws request.invalid for a cursor that is not ours. */
export async function listMailPage(
  deps: Deps,
  tenant: Tenant,
  query: {
    readonly cursor?: string | undefined;
    readonly limit: number;
    readonly state?: MailRow['state'] | undefined;
  },
): Promise<{ mails: MailHead[]; nextCursor: string | null }> {
  const after = readCursor(query.cursor);
  return withTenant(deps.db, tenant.id, async (tx) => {
    const rows = await listMails(tx, after, query.limit + 1, query.state);
    const page = rows.slice(0, query.limit);
    const mails: MailHead[] = [];
    for (const row of page) mails.push(await toHead(tx, deps, tenant, row));
    const last = page.at(-1);
    const isMore = rows.length > page.length && last !== undefined;
    return { mails, nextCursor: isMore ? cursorAfter({ at: last.createdAt, id: last.id }) : null };
  });
}

export async function readMail(deps: Deps, tenant: Tenant, id: Id): Promise<MailView> {
  return withTenant(deps.db, tenant.id, async (tx) => {
    const row = await findMail(tx, id);
    if (!row) throw new AppError('mail.not_found');
    return toView(tx, deps, tenant, row);
  });
}

/** Tries a dead mail again from the start; any other answers as it is, so that a second press is no second mail. */
export async function retryMail(deps: Deps, tenant: Tenant, id: Id): Promise<MailView> {
  return withTenant(deps.db, tenant.id, async (tx) => {
    await reviveMail(tx, id, deps.now());
    const row = await findMail(tx, id);
    if (!row) throw new AppError('mail.not_found');
    return toView(tx, deps, tenant, row);
  });
}

async function toView(tx: Tx, deps: Deps, tenant: Tenant, row: MailRow): Promise<MailView> {
  const words = await composeMail(tx, deps, tenant, row);
  const { text, html } = words ?? { text: '', html: '' };
  return { ...head(row, words), reason: row.lastError, text, html };
}

async function toHead(tx: Tx, deps: Deps, tenant: Tenant, row: MailRow): Promise<MailHead> {
  return head(row, await composeMail(tx, deps, tenant, row));
}

/** A mail stays in the list when what it told of is gone: what the row itself knows is what is left of it. */
function head(row: MailRow, words: ComposedMail | undefined): MailHead {
  return {
    id: row.id,
    kind: row.kind,
    to: row.recipient,
    subject: words?.subject ?? '',
    gone: words === undefined || words.isGone === true,
    state: row.state,
    attempts: row.attempts,
    createdAt: formatInstant(row.createdAt),
    sentAt: row.sentAt === null ? null : formatInstant(row.sentAt),
  };
}
