import { afterAll, beforeAll } from 'vitest';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { tenantOfSlug } from '../../server/access/find-tenant.ts';
import type { Tenant } from '../../server/db/tenant.ts';
import type { Deps } from '../../server/deps.ts';
import { deliverDueMails } from '../../server/domain/mails/deliver-due-mails.ts';
import { writeDueReminders } from '../../server/domain/mails/write-due-reminders.ts';
import { shareNotices } from '../../server/domain/notices/share-notices.ts';
import { writeDueSummaries } from '../../server/domain/notices/write-due-summaries.ts';
import { createMailer } from '../../server/providers/mailer/create-mailer.ts';
import { api, openShop } from './open-shop.ts';
import { rowsOf } from './shop.ts';
import { type SmtpSink, type SunkMail, startSmtpSink } from './smtp-sink.ts';

let sink: SmtpSink;
let mailer: Deps['mailer'];
let tenant: Tenant;

/**
 * A shop whose mails arrive at a real SMTP server, for the tests of the calling file. Its worker does not run by itself:
 * `deliver` does what it would, at any time.
 */
export function openMailShop(): void {
  openShop();
  beforeAll(async () => {
    sink = await startSmtpSink();
    mailer = createMailer({ smtpUrl: sink.url });
    const found = await tenantOfSlug(api.server.deps.db, 'sabal');
    if (!found) throw new Error('the seed has no tenant');
    tenant = found;
  });
  afterAll(async () => {
    await mailer.close();
    await sink.stop();
  });
}

function depsAt(atISO: string | undefined, more: Partial<Deps> = {}): Deps {
  const { deps } = api.server;
  // Rows are due by the database's clock, which ours may be a little behind of.
  const nowMs = atISO === undefined ? Date.now() + 1_000 : Date.parse(atISO);
  const now = () => instantFromMs(nowMs);
  return { ...deps, mailer, now, ...more };
}

/** Sends what is due at this time, or now. */
export function deliver(atISO?: string, more: Partial<Deps> = {}): Promise<void> {
  return deliverDueMails(depsAt(atISO, more), tenant, () => false);
}

export function remind(atISO: string, more: Partial<Deps> = {}): Promise<void> {
  return writeDueReminders(depsAt(atISO, more), tenant);
}

/** Writes the mails to staff of what has happened. */
export function share(): Promise<void> {
  return shareNotices(depsAt(undefined), tenant);
}

export function summarise(atISO: string, more: Partial<Deps> = {}): Promise<void> {
  return writeDueSummaries(depsAt(atISO, more), tenant);
}

export function sentTo(email: string): readonly SunkMail[] {
  return sink.mails.filter(({ to }) => to.includes(email.toLowerCase()));
}

/** Of one recipient, oldest first. */
export function outboxOf(
  email: string,
): Promise<
  { id: string; kind: string; state: string; attempts: number; next_at: Date; last_error: string | null }[]
> {
  return rowsOf(api, 'select * from mail_outbox where recipient = $1 order by created_at, id', [email]);
}
