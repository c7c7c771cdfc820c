import { afterAll, beforeAll, expect, test } from 'vitest';
import { listTenants } from '../../server/db/repos/tenants.ts';
import { deliverDueMails } from '../../server/domain/mails/deliver-due-mails.ts';
import { createMailer } from '../../server/providers/mailer/create-mailer.ts';
import { type Api, startApi } from '../support/api.ts';
import { asOwner } from '../support/shop.ts';
import { type SmtpSink, startSmtpSink } from '../support/smtp-sink.ts';

let api: Api;
let sink: SmtpSink;
beforeAll(async () => {
  sink = await startSmtpSink();
  api = await startApi({ env: { smtpUrl: sink.url } });
});
afterAll(async () => {
  await api.stop();
  await sink.stop();
});

test('mails of a second company lead to its own app, and are kept while it has named none', async () => {
  const id = crypto.randomUUID();
  await asOwner(api.ownerUrl, async (owner) => {
    await owner.query(
      `insert into tenants (id, slug, name, time_zone, default_locale) values ($1, 'second', 'Second', 'Europe/Paris', 'fr')`,
      [id],
    );
  });
  const send = async (recipient: string) => {
    const mailId = crypto.randomUUID();
    await asOwner(api.ownerUrl, async (owner) => {
      await owner.query(
        `insert into mail_outbox (tenant_id, id, dedupe_key, kind, recipient, locale, payload)
        values ($1, $2::uuid, $2::uuid::text, 'access.link', $3, 'en', '{}')`,
        [id, mailId, recipient],
      );
    });
    const [tenant] = (await listTenants(api.db)).filter(({ slug }) => slug === 'second');
    if (!tenant) throw new Error('no second company');
    const mailer = createMailer({ smtpUrl: sink.url });
    await deliverDueMails({ ...api.server.deps, mailer }, tenant, () => false);
    await mailer.close();
    const outcome = await asOwner(api.ownerUrl, (owner) =>
      owner.query('select state, last_error from mail_outbox where id = $1', [mailId]),
    );
    const mail = sink.mails.find(({ to }) => JSON.stringify(to).includes(recipient));
    return { ...outcome.rows[0], mail };
  };
  expect(await send('nowhere@second-mail.com')).toEqual({
    state: 'kept',
    last_error: 'the company has no public address',
    mail: undefined,
  });
  await asOwner(api.ownerUrl, async (owner) => {
    await owner.query(`update tenants set settings = '{"publicUrl":"https://second.test/"}' where id = $1`, [
      id,
    ]);
  });
  const sent = await send('somebody@second-mail.com');
  expect(sent.state).toBe('sent');
  expect(sent.mail?.text).toContain('https://second.test/my-bookings?');
  expect(sent.mail?.messageId).toMatch(/^<[0-9a-f-]{36}@second\.test>$/);
  expect(`${sent.mail?.text} ${sent.mail?.html}`).not.toContain('book.test');
  await asOwner(api.ownerUrl, (owner) =>
    owner.query(`insert into tenant_hosts (host, tenant, is_primary) values ('book.second.test', $1, true)`, [
      id,
    ]),
  );
  const mapped = await send('mapped@second-mail.com');
  expect(mapped.mail?.text).toContain('https://book.second.test/my-bookings?');
  expect(mapped.mail?.messageId, 'by the host that is mapped').toMatch(
    /^<[0-9a-f-]{36}@book\.second\.test>$/,
  );
});
