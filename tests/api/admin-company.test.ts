import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { toLocal } from '#shared/agenda/local-time.ts';
import type { CompanySettingsView } from '#shared/api/admin/company.ts';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { tenantOfSlug } from '../../server/access/find-tenant.ts';
import { lockCompany } from '../../server/db/repos/company.ts';
import { withTenant } from '../../server/db/with-tenant.ts';
import { office } from '../support/agenda.ts';
import { aBooking } from '../support/booking.ts';
import { api, openShop } from '../support/open-shop.ts';
import { asOwner } from '../support/shop.ts';

openShop();

let first: CompanySettingsView;
beforeAll(async () => {
  first = await show();
});
afterEach(async () => {
  await save({ ...first, version: (await show()).version });
});

async function show(): Promise<CompanySettingsView> {
  return (await office().get('/admin/company')).body;
}

/** As the screen does: all of it, from the version that was looked at. */
function save({ version, ...company }: CompanySettingsView) {
  return office().put('/admin/company', { ...company, expectedVersion: version });
}

async function saved(change: Partial<CompanySettingsView>): Promise<CompanySettingsView> {
  const answer = await save({ ...(await show()), ...change });
  expect(answer.status).toBe(200);
  return answer.body;
}

/** A node looks once a second whether what it keeps of the company is still true. */
async function untilNamed(name: string): Promise<void> {
  await expect.poll(async () => (await api.get('/public/company')).body.name, { timeout: 3_000 }).toBe(name);
}

const place = { addressLine1: '12 Palm Way', city: 'Orlando', region: 'FL', postalCode: '32801' };

describe('saving', () => {
  test('is read by staff at once and by customers within a second, with another revision of the catalogue', async () => {
    const { revision } = (await api.get('/pricing')).body;
    const after = await saved({ name: ' Acme  Floors ', phone: '(305) 555-0100', ...place });
    expect(after).toMatchObject({ name: 'Acme Floors', phone: '(305) 555-0100', ...place });
    expect(after.version).toBe(first.version + 1);
    expect(await show()).toEqual(after);
    await untilNamed('Acme Floors');
    const { body } = await api.get('/public/company');
    expect(body).toEqual({
      ...{ name: 'Acme Floors', phone: '(305) 555-0100', ...place },
      ...{ legalName: first.legalName, helpEmail: first.helpEmail, defaultLocale: 'fr' },
      ...{ timeZone: 'America/New_York', mailsLeave: false },
    });
    expect((await api.get('/pricing')).body.revision).toBeGreaterThan(revision);
  });

  test('under another name it is not the company any more that film and pictures of the app show (D388)', async () => {
    const isPictured = async () => (await api.get('/public/company')).body.isPictured;
    await expect.poll(isPictured, { timeout: 3_000 }).toBe(true);
    await saved({ name: 'Acme Floors' });
    await expect.poll(isPictured, { timeout: 3_000 }).toBeUndefined();
  });

  test('the same again changes nothing, so that a lost answer can be asked for twice', async () => {
    const before = await show();
    const wanted = { ...before, name: 'Acme' };
    const [one, two] = [await save(wanted), await save(wanted)];
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(two.body).toEqual(one.body);
    const { changes } = (await office().get('/admin/company/history')).body;
    expect(
      changes.filter(({ fields }: { fields: { to: string }[] }) => fields[0]?.to === 'Acme'),
    ).toHaveLength(1);
  });

  test('does not wait for who writes something else of the company, nor is it waited for', async () => {
    const before = await show();
    await asOwner(api.ownerUrl, async (other) => {
      await other.query(`begin; select set_config('app.tenant_id', '${api.tenantId}', true)`);
      const cart = `insert into carts (tenant_id, id, locale) values ($1, gen_random_uuid(), 'en')`;
      await other.query(cart, [api.tenantId]);
      expect((await save({ ...before, name: 'Acme' })).status).toBe(200);
      await other.query('rollback');
      await other.query(`begin; select set_config('app.tenant_id', '${api.tenantId}', true)`);
      await withTenant(api.db, api.tenantId, async (tx) => {
        await lockCompany(tx);
        await other.query(`set local lock_timeout = '200ms'`);
        await other.query(cart, [api.tenantId]);
      });
      await other.query('rollback');
    });
  });

  test('of two who write at once, one is told what the other wrote', async () => {
    const before = await show();
    const both = await Promise.all(['One', 'Two'].map((name) => save({ ...before, name })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [won, lost] = both[0]?.status === 200 ? both : [...both].reverse();
    expect(lost?.body).toMatchObject({ code: 'company.changed', company: won?.body });
  });

  test('a section alone leaves the rest, and its faults name it', async () => {
    const before = await show();
    const put = (json: object) =>
      office().put('/admin/company', { ...json, expectedVersion: before.version });
    expect(await put({ rules: { ...before.rules, holdMin: 4 } })).toMatchObject({
      status: 400,
      body: { code: 'request.invalid', fields: { 'rules.holdMin': 'too_small' } },
    });
    const { body } = await put({ rules: { ...before.rules, holdMin: 20 } });
    expect(body).toEqual({ ...before, rules: { ...before.rules, holdMin: 20 }, version: before.version + 1 });
    const late = await put({ phone: '(305) 555-0102' });
    expect(late).toMatchObject({ status: 409, body: { code: 'company.changed', company: body } });
    const { changes } = (await office().get('/admin/company/history')).body;
    expect(changes[0].fields).toEqual([{ field: 'rules.holdMin', from: '10', to: '20' }]);
  });

  test('what customers agree to has the day on which its owner last changed it (D389)', async () => {
    const company = async () => (await api.get('/public/company')).body;
    await saved({ phone: '(305) 555-0103' });
    await expect.poll(async () => (await company()).phone, { timeout: 3_000 }).toBe('(305) 555-0103');
    expect((await company()).ownTermsSince).toBeUndefined();
    await saved({ rules: { ...first.rules, cancelHours: 24 } });
    const { day } = toLocal(instantFromMs(Date.now()), 'America/New_York');
    await expect.poll(async () => (await company()).ownTermsSince, { timeout: 3_000 }).toBe(day);
  });

  test('a colour is kept in six digits, and what is none is refused', async () => {
    const put = async (accent: string) =>
      office().put('/admin/company', { look: { accent }, expectedVersion: (await show()).version });
    expect((await put('red;}')).body.fields).toEqual({ 'look.accent': 'invalid' });
    expect((await put(' 0A6 ')).body.look).toEqual({ accent: '#00aa66' });
    await expect
      .poll(async () => (await api.get('/public/company')).body.look, { timeout: 3_000 })
      .toEqual({ accent: '#00aa66' });
  });

  test('texts are kept by language, tidied, and customers get them', async () => {
    const texts = { ...first.texts, heroTitle: { en: ' Spotless ', es: '', fr: 'Sans tache' } };
    const { version } = await show();
    const { body } = await office().put('/admin/company', { texts, expectedVersion: version });
    expect(body.texts.heroTitle).toEqual({ en: 'Spotless', es: '', fr: 'Sans tache' });
    await expect
      .poll(async () => (await api.get('/public/company')).body.texts, { timeout: 3_000 })
      .toEqual(body.texts);
    const long = { ...texts, heroTitle: { ...texts.heroTitle, es: 'a'.repeat(81) } };
    const refused = await office().put('/admin/company', { texts: long, expectedVersion: version + 1 });
    expect(refused.body.fields).toEqual({ 'texts.heroTitle.es': 'too_long' });
  });

  test('says who changed what, newest first', async () => {
    await saved({ phone: '(305) 555-0101' });
    await saved({ phone: '', defaultLocale: 'en' });
    const { changes } = (await office().get('/admin/company/history')).body;
    expect(changes[0]).toMatchObject({
      by: 'Sabal',
      fields: [
        { field: 'phone', from: '(305) 555-0101', to: '' },
        { field: 'defaultLocale', from: 'fr', to: 'en' },
      ],
    });
    expect(changes[1].fields).toEqual([{ field: 'phone', from: first.phone, to: '(305) 555-0101' }]);
  });

  test('refuses beside the field, and keeps what was there', async () => {
    const before = await show();
    const bad = { name: ' ', phone: 'call us', helpEmail: 'nobody', postalCode: '32801' };
    expect(await save({ ...before, ...bad })).toMatchObject({
      status: 400,
      body: {
        code: 'request.invalid',
        fields: {
          ...{ name: 'required', phone: 'invalid', helpEmail: 'invalid' },
          ...{ addressLine1: 'required', city: 'required' },
        },
      },
    });
    expect(await show()).toEqual(before);
  });
});

test('only staff read and write it', async () => {
  const calls = [api.get('/admin/company'), api.get('/admin/company/history'), api.put('/admin/company', {})];
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([401, 401, 401]);
});

test('mails that are read from now on say who sends them, escaped', async () => {
  const { id } = await aBooking();
  await saved({ name: 'Acme <b>', legalName: 'Acme & Sons', phone: '(305) 555-0100', ...place });
  const tenant = await tenantOfSlug(api.db, 'sabal');
  const mail = await withTenant(api.db, tenant.id, async (tx) => {
    const [row] = await tx
      .table<{ id: string; tenant_id: string }>('mail_outbox')
      .where({ tenant_id: tenant.id })
      .whereRaw(`payload ->> 'bookingId' = ?`, [id]);
    return row?.id;
  });
  const { body } = await office().get(`/admin/mails/${mail}`);
  expect(body.text).toContain('Acme & Sons · 12 Palm Way, Orlando, FL 32801 · (305) 555-0100');
  expect(body.html).toContain('Acme &amp; Sons · 12 Palm Way, Orlando, FL 32801 · (305) 555-0100');
  expect(body.html).toContain('Acme &lt;b&gt;');
  expect(body.html).not.toContain('Acme <b>');
});
