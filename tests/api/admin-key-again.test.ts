import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Answer, type Api, startApi } from '../support/api.ts';

const KEY = 'sabal-dev-admin';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

async function openDevice(label: string, of = api): Promise<{ token: string; id: string }> {
  const { body } = await of.post('/admin/auth/session', { key: KEY, label });
  const { devices } = (await of.as({ 'X-Admin-Token': body.token }).get('/admin/auth/access')).body;
  const own = devices.find((device: { current: boolean }) => device.current);
  return { token: body.token, id: own.id };
}

const asDevice = (token: string, key?: string, of = api) =>
  of.as({ 'X-Admin-Token': token, ...(key !== undefined && { 'X-Confirm-Key': key }) });
const unproven = { status: 403, body: { code: 'key.unproven' } };

test('a device makes and revokes keys only with the key typed again', async () => {
  const { token } = await openDevice('Tablette');
  expect(await asDevice(token).post('/admin/auth/keys', { label: 'Volée' })).toMatchObject(unproven);
  expect(await asDevice(token, 'guess').post('/admin/auth/keys', { label: 'Volée' })).toMatchObject(unproven);
  // Its own token is no key.
  expect(await asDevice(token, token).post('/admin/auth/keys', { label: 'Volée' })).toMatchObject(unproven);
  const made = await asDevice(token, KEY).post('/admin/auth/keys', { label: 'Marc' });
  expect(made.status).toBe(201);
  const { keys } = (await asDevice(token).get('/admin/auth/access')).body;
  expect(keys.map(({ label }: { label: string }) => label)).not.toContain('Volée');

  expect(await asDevice(token).delete(`/admin/auth/keys/${made.body.id}`)).toMatchObject(unproven);
  expect((await asDevice(made.body.key).get('/admin/auth/verify')).status).toBe(200);
  expect((await asDevice(token, made.body.key).delete(`/admin/auth/keys/${made.body.id}`)).status).toBe(204);
  // A key that was revoked proves nothing any more.
  expect(await asDevice(token, made.body.key).post('/admin/auth/keys', { label: 'Encore' })).toMatchObject(
    unproven,
  );
});

test('a device ends itself freely, others only with the key', async () => {
  const [one, other] = [await openDevice('Une'), await openDevice('Autre')];
  expect(await asDevice(one.token).delete(`/admin/auth/devices/${other.id}`)).toMatchObject(unproven);
  expect((await asDevice(other.token).get('/admin/auth/verify')).status).toBe(200);
  expect((await asDevice(one.token, KEY).delete(`/admin/auth/devices/${other.id}`)).status).toBe(204);
  expect((await asDevice(other.token).get('/admin/auth/verify')).status).toBe(401);
  expect((await asDevice(one.token).delete(`/admin/auth/devices/${one.id}`)).status).toBe(204);
});

test('a device erases no customer without the key', async () => {
  const { token } = await openDevice('Accueil');
  const who = { email: 'nobody@mail.com', confirm: 'nobody@mail.com' };
  expect(await asDevice(token).post('/admin/customers/erase', who)).toMatchObject(unproven);
  expect((await asDevice(token, KEY).post('/admin/customers/erase', who)).status).toBe(404);
});

test('wrong keys are guesses: after ten nobody is asked again, and the device goes on working', async () => {
  const strict = await startApi({ env: { limitsOff: false } });
  try {
    const { token } = await openDevice('Volée', strict);
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess++) {
      const wrong = asDevice(token, `guess ${guess}`, strict);
      statuses.push((await wrong.post('/admin/auth/keys', { label: 'Volée' })).status);
    }
    expect(statuses.filter((status) => status === 403)).toHaveLength(10);
    expect(statuses.slice(10)).toEqual([429, 429]);
    expect((await asDevice(token, KEY, strict).post('/admin/auth/keys', { label: 'Tard' })).status).toBe(429);
    expect((await asDevice(token, undefined, strict).get('/admin/auth/verify')).status).toBe(200);
  } finally {
    await strict.stop();
  }
});

test('names of keys are one line, nobody else’s, and no live key has the same', async () => {
  const make = (label: string): Promise<Answer> =>
    api.as({ 'X-Admin-Token': KEY }).post('/admin/auth/keys', { label });
  for (const label of [
    'two\nlines',
    'tab\there',
    'a\u202ebc',
    'zero\u200bwidth',
    'Claire · Tablette',
    'customer',
  ]) {
    expect([label, await make(label)]).toMatchObject([
      label,
      { status: 400, body: { fields: { label: 'invalid' } } },
    ]);
  }
  const claire = await make('Claire');
  expect(claire.status).toBe(201);
  expect(await make(' claire ')).toMatchObject({ status: 409, body: { code: 'key.taken' } });
  const twins = await Promise.all(['Paul', 'PAUL', 'paul'].map(make));
  expect(twins.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  const owner = api.as({ 'X-Admin-Token': KEY });
  expect((await owner.delete(`/admin/auth/keys/${claire.body.id}`)).status).toBe(204);
  expect((await make('Claire')).status).toBe(201);
  // A device's own name stands in history too.
  expect(await api.post('/admin/auth/session', { key: KEY, label: 'a\u202eb' })).toMatchObject({
    status: 400,
    body: { fields: { label: 'invalid' } },
  });
});
