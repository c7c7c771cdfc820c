import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { formatInstant, instantFromMs } from '#shared/kernel/instant.ts';
import { connectAsOwner } from '../../server/db/connect.ts';
import { enqueueMail } from '../../server/db/repos/mail-outbox.ts';
import { seedTenant } from '../../server/db/seeds/tenant.ts';
import type { Tx } from '../../server/db/with-tenant.ts';
import { withTenant } from '../../server/db/with-tenant.ts';
import { writeDueRequests } from '../../server/domain/reviews/write-due-requests.ts';
import { rowsChecksum } from './rows-checksum.ts';
import type { SmtpSink } from './smtp-sink.ts';
import { sowScripts } from './sow-scripts.ts';

/** What a journey may ask of the stack, by path. */
export type Actions = Readonly<Record<string, (query: URLSearchParams) => Promise<unknown>>>;

interface Control {
  readonly actions: Actions;
  close(): Promise<void>;
}

/** Beside using it as a customer: read mails, play the owner, look at rows. */
export function controlActions(ownerUrl: string, sink: SmtpSink): Control {
  const db = connectAsOwner(ownerUrl);
  const inTenant = <T>(work: (tx: Tx) => Promise<T>) => withTenant(db, seedTenant.id, work);
  const actions: Actions = {
    '/mails': async (query) => sink.mails.filter((mail) => mail.to.includes(query.get('to') ?? '')),
    '/raise-prices': async (query) =>
      inTenant(async (tx) => {
        await tx.table('products').increment('price_cents', Number(query.get('cents')));
        await db('tenants').where({ id: seedTenant.id }).increment('catalogue_revision', 1);
        return true;
      }),
    '/expire-holds': async () =>
      inTenant(async (tx) => {
        await tx.table('claims').where({ state: 'held' }).update({ expires_at: '2026-01-01T00:00:00Z' });
        return true;
      }),
    /** Who asked for the newsletter, first to last, and how many requests were taken as different ones. */
    '/letters': async (query) =>
      inTenant(async (tx) => {
        const domain = `%@${query.get('domain')}`;
        const rows = await tx
          .table<{ email: string }>('newsletter_subscribers')
          .where('email', 'like', domain)
          .orderBy('asked_at')
          .select('email');
        const keys = await tx
          .table<{ key: string }>('idempotency_keys')
          .where('scope', 'POST /newsletter')
          .select('key');
        return { emails: rows.map(({ email }) => email), keys: keys.map(({ key }) => key) };
      }),
    /** What of the outbox is for this address. */
    '/outbox': async (query) =>
      inTenant(async (tx) =>
        tx
          .table('mail_outbox')
          .where({ recipient: query.get('to') ?? '' })
          .select('kind', 'state'),
      ),
    /** Room for more mails to this address, as after an hour. */
    '/an-hour-later': async (query) =>
      inTenant(async (tx) => {
        const mails = () => tx.table('mail_outbox').where({ recipient: query.get('to') ?? '' });
        await mails().where({ state: 'sent' }).update({ sent_at: '2026-01-01T00:00:00Z' });
        await mails().where({ state: 'waiting' }).update({ next_at: '2026-01-01T00:00:00Z' });
        return true;
      }),
    /** As the reminders job does a day before the visit. */
    '/remind': async (query) =>
      inTenant(async (tx) => {
        const id = query.get('booking') ?? '';
        const [row] = await tx
          .table<{ id: string; email: string; starts_at: number }>('bookings')
          .where({ id })
          .select('email', 'starts_at');
        if (!row) throw new Error('no such booking');
        const startISO = formatInstant(instantFromMs(row.starts_at));
        const kind = 'booking.reminder';
        const dedupeKey = `reminder:${id}`;
        const mail = { id: crypto.randomUUID(), dedupeKey, recipient: row.email, locale: 'en' } as const;
        await enqueueMail(tx, { ...mail, kind, payload: { bookingId: id, startISO } });
        return true;
      }),
    /** As if the visit had ended a day ago, where it is noon now: no mail of this kind is sent at night. */
    '/visited': async (query) => {
      const id = query.get('booking') ?? '';
      const now = new Date();
      const ahead = 12 - now.getUTCHours();
      const timeZone = `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
      const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
      const past = { starts_at: hoursAgo(27), ends_at: hoursAgo(25), time_zone: timeZone };
      await inTenant(async (tx) => tx.table('bookings').where({ id }).update(past));
      const newId = () => crypto.randomUUID();
      await writeDueRequests({ db, newId, now: () => instantFromMs(now.getTime()) }, seedTenant);
      return true;
    },
    /** Copies of a visit, and more, with a script in each of their texts; how many. */
    '/sow-scripts': async (query) => inTenant((tx) => sowScripts(tx, query.get('booking') ?? '')),
    /** What the operator's own program says, called as in a shell: `/tenant?args=add acme`. */
    '/tenant': async (query) => {
      const words = (query.get('args') ?? '').split(' ');
      const program = ['--import', 'tsx', 'server/run/tenant/tenant.ts', ...words];
      const env = { ...process.env, DATABASE_URL: ownerUrl, PUBLIC_URL: 'http://sabal.test' };
      return (await promisify(execFile)(process.execPath, program, { env })).stdout;
    },
    /** Tables in which one of the lower-case texts stands in a row of this company. */
    '/traces': async (query) => {
      const found: string[] = [];
      for (const table of await db('pg_class as c')
        .join('pg_attribute as a', 'a.attrelid', 'c.oid')
        .where({ relkind: 'r', attname: 'tenant_id' })
        .pluck('relname')) {
        const rows = db(`${table} as t`).whereRaw(
          'tenant_id = (select id from tenants where slug = ?)',
          query.get('slug'),
        );
        const [{ all }] = await rows.select(db.raw(`coalesce(lower(string_agg(t::text, ' ')), '') as all`));
        found.push(
          ...query
            .getAll('text')
            .filter((text) => all.includes(text))
            .map((text) => `${table}: ${text}`),
        );
      }
      return found;
    },
    /** Of every table, to see whether anything was changed. */
    '/rows-checksum': async () => rowsChecksum(ownerUrl),
    '/bookings': async (query) =>
      inTenant(async (tx) =>
        tx
          .table('bookings')
          .where({ email: query.get('email') ?? '' })
          .select('id', 'status', 'claim_id', 'total_cents'),
      ),
  };
  return { actions, close: () => db.destroy() };
}
