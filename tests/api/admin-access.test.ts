import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tidy } from '../../server/jobs/tidy.ts';
import { type Answer, type Api, startApi } from '../support/api.ts';
import { findTraces } from '../support/find-traces.ts';
import { startLoggingNode } from '../support/logging-node.ts';
import { rowsOf } from '../support/shop.ts';

const KEY = 'sabal-dev-admin';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const as = (token: string) => api.as({ 'X-Admin-Token': token });
const verify = async (token: string) => (await as(token).get('/admin/auth/verify')).status;

async function openDevice(key: string, label: string): Promise<string> {
  const opened = await api.post('/admin/auth/session', { key, label });
  expect(opened.status).toBe(201);
  return opened.body.token;
}

async function addKey(
  label = `Bureau ${crypto.randomUUID()}`,
  token = KEY,
): Promise<{ id: string; key: string }> {
  const added = await as(token).post('/admin/auth/keys', { label });
  expect(added).toMatchObject({ status: 201, body: { label: label.trim(), current: false } });
  return added.body;
}

const access = async (token = KEY): Promise<Answer['body']> =>
  (await as(token).get('/admin/auth/access')).body;

describe('what is let in', () => {
  test('a device and a key stand in the list, and those behind the call say so', async () => {
    const token = await openDevice(KEY, 'Tablette 1');
    const byToken = await access(token);
    expect(byToken.devices.filter((device: { current: boolean }) => device.current)).toMatchObject([
      { label: 'Tablette 1', keyLabel: expect.any(String), current: true },
    ]);
    expect(byToken.keys).toMatchObject([{ current: true }]);
    const byKey = await access();
    expect(byKey.devices.every((device: { current: boolean }) => !device.current)).toBe(true);
    expect(byKey.keys).toMatchObject([{ current: true }]);
  });

  test('ended, idle and expired devices do not', async () => {
    await openDevice(KEY, 'Fermée');
    await openDevice(KEY, 'Oisive');
    await openDevice(KEY, 'Périmée');
    await rowsOf(api, `update admin_sessions set revoked_at = now() where label = 'Fermée'`);
    await rowsOf(
      api,
      `update admin_sessions set last_seen_at = now() - interval '13 hours' where label = 'Oisive'`,
    );
    await rowsOf(api, `update admin_sessions set expires_at = now() where label = 'Périmée'`);
    const labels = (await access()).devices.map(({ label }: { label: string }) => label);
    expect(labels).not.toEqual(expect.arrayContaining(['Fermée']));
    expect(labels).not.toEqual(expect.arrayContaining(['Oisive']));
    expect(labels).not.toEqual(expect.arrayContaining(['Périmée']));
    await tidy(api.server.deps);
    const left = await rowsOf<{ label: string }>(api, 'select label from admin_sessions');
    expect(left.map(({ label }) => label)).toEqual(expect.arrayContaining(['Fermée', 'Oisive']));
    expect(left).not.toContainEqual({ label: 'Périmée' });
  });
});

describe('a device', () => {
  test('that is revoked is refused at its next call; twice is once, an unknown one 404', async () => {
    const token = await openDevice(KEY, 'Volée');
    const { id } = (await access(token)).devices.find((device: { current: boolean }) => device.current);
    expect((await as(KEY).delete(`/admin/auth/devices/${id}`)).status).toBe(204);
    expect(await verify(token)).toBe(401);
    expect((await as(KEY).delete(`/admin/auth/devices/${id}`)).status).toBe(204);
    expect(await as(KEY).delete(`/admin/auth/devices/${crypto.randomUUID()}`)).toMatchObject({
      status: 404,
      body: { code: 'device.not_found' },
    });
  });
});

describe('a key', () => {
  test('is 256 random bits, opens the back office at once and needs a label', async () => {
    const { key } = await addKey('  Bureau  ');
    expect(key).toMatch(/^adm_[A-Za-z0-9_-]{43}$/);
    expect(await verify(key)).toBe(200);
    expect(await openDevice(key, 'Portable')).toMatch(/^ats_/);
    expect(await as(KEY).post('/admin/auth/keys', { label: '  ' })).toMatchObject({
      status: 400,
      body: { fields: { label: 'required' } },
    });
    expect((await as(KEY).post('/admin/auth/keys', {})).status).toBe(400);
  });

  test('that is revoked takes its devices along, and only its own', async () => {
    const { id, key } = await addKey();
    const [theirs, other] = [await openDevice(key, 'Équipe'), await openDevice(KEY, 'Autre')];
    const again = api.as({ 'X-Admin-Token': theirs, 'X-Confirm-Key': key });
    expect((await again.delete(`/admin/auth/keys/${id}`)).status).toBe(204); // one's own, while another lives
    expect([await verify(key), await verify(theirs), await verify(other)]).toEqual([401, 401, 200]);
    expect((await api.post('/admin/auth/session', { key })).status).toBe(401);
    expect((await as(KEY).delete(`/admin/auth/keys/${id}`)).status).toBe(204);
    expect(await as(KEY).delete(`/admin/auth/keys/${crypto.randomUUID()}`)).toMatchObject({
      status: 404,
      body: { code: 'key.not_found' },
    });
  });

  test('that is the last one stays', async () => {
    await onlyTheFirst();
    const { keys } = await access();
    expect(keys).toHaveLength(1);
    expect(await as(KEY).delete(`/admin/auth/keys/${keys[0].id}`)).toMatchObject({
      status: 409,
      body: { code: 'key.last', error: 'La dernière clé ne peut pas être révoquée.' },
    });
    expect(await verify(KEY)).toBe(200);
  });

  test('of the last two, revoked at the same moment, one stays', async () => {
    await onlyTheFirst();
    const second = await addKey();
    const first = (await access()).keys.find(({ id }: { id: string }) => id !== second.id);
    const answers = await Promise.all([
      as(KEY).delete(`/admin/auth/keys/${second.id}`),
      as(second.key).delete(`/admin/auth/keys/${first.id}`),
    ]);
    // The one who waited was checked before the other's key went, or is refused for having none.
    expect(answers.map(({ status }) => status).filter((status) => status === 204)).toHaveLength(1);
    const live = await rowsOf<{ id: string }>(api, 'select id from admin_keys where revoked_at is null');
    expect(live).toHaveLength(1);
    await rowsOf(api, 'update admin_keys set revoked_at = null where id = $1', [first.id]);
  });
});

describe('what is done', () => {
  const madeBy = async (token: string) => {
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const { body } = await as(token).post('/admin/blocks', { startISO: at(100), endISO: at(101) });
    return body.block.createdBy;
  };

  test('is told with the key that it was done with, and with the device behind it where that has a name', async () => {
    const { key } = await addKey('Claire');
    const tablet = await openDevice(key, ' Tablette ');
    expect(await madeBy(tablet)).toBe('Claire · Tablette');
    expect(await madeBy(key)).toBe('Claire');
    expect(await madeBy(await openDevice(key, ''))).toBe('Claire');
    expect(await madeBy(await openDevice(key, 'Claire'))).toBe('Claire');
    expect((await as(tablet).get('/admin/auth/verify')).body.label).toBe('Claire · Tablette');
    expect((await access(tablet)).devices[0]).toMatchObject({ label: 'Tablette', keyLabel: 'Claire' });
  });

  test('never passes for what a customer did', async () => {
    expect(await as(KEY).post('/admin/auth/keys', { label: ' customer ' })).toMatchObject({
      status: 400,
      body: { fields: { label: 'invalid' } },
    });
  });

  test('fits with the longest names that there are, in prices too', async () => {
    const [label, name] = ['C'.repeat(80), 'T'.repeat(80)];
    const { key } = await addKey(label);
    const tablet = await openDevice(key, name);
    expect(await madeBy(tablet)).toBe(`${label} · ${name}`);
    const { settings } = (await as(tablet).get('/admin/pricing')).body;
    const { status } = await as(tablet).patch('/admin/pricing/settings', {
      rentmeMileageRate: settings.rentmeMileageRate + 0.5,
    });
    expect(status).toBe(200);
    const { body } = await as(tablet).get('/admin/pricing/history');
    expect(body.changes[0].by).toBe(`${label} · ${name}`);
  });
});

describe('guessing', () => {
  test('ten wrong keys of an address in a header are 401, the next is 429, and another address still gets in', async () => {
    const limited = await startApi({ env: { limitsOff: false, trustProxy: true } });
    try {
      const ask = async (address: string, token: string) =>
        (await limited.as({ 'X-Forwarded-For': address, 'X-Admin-Token': token }).get('/admin/auth/access'))
          .status;
      const statuses: number[] = [];
      for (let tries = 0; tries < 12; tries++) statuses.push(await ask('203.0.113.7', `wrong-${tries}`));
      expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
      expect(await ask('203.0.113.7', KEY)).toBe(429);
      expect(await ask('203.0.113.8', KEY)).toBe(200);
    } finally {
      await limited.stop();
    }
  });
});

describe('a secret', () => {
  test('stands in no table and no line of the log, and only the answer that made it tells it', async () => {
    const node = await startLoggingNode(api.ownerUrl);
    const ask = async (method: string, path: string, token: string, body?: object) => {
      const headers = {
        'X-Tenant-Slug': 'sabal',
        'X-Admin-Token': token,
        'Content-Type': 'application/json',
      };
      const answer = await fetch(`${node.url}/api/admin/auth/${path}`, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      });
      return answer.json() as Promise<{ key: string; token: string }>;
    };
    const { key } = await ask('POST', 'keys', KEY, { label: 'Secrète' });
    const { token } = await ask('POST', 'session', '', { key, label: 'Discrète' });
    const answers = [await ask('GET', 'access', token), await ask('GET', 'access', key)];
    answers.push(
      await ask('GET', 'verify', `${token}x`),
      await ask('POST', 'session', '', { key: `${key}x` }),
    );
    answers.push(await ask('GET', 'access?key=adm_inAnAddress', token));
    await ask('GET', '../bookings?q=wanted-in-a-search', token);
    await ask('POST', '../customers/history', token, { email: 'wanted@in-a-body.test' });
    const log = await node.stop();
    expect(log).toContain('/admin/auth/access'); // there is a log to look in
    expect(log).not.toContain('adm_inAnAddress');
    expect(log).toContain('/admin/bookings');
    expect(log).not.toContain('wanted');
    for (const secret of [key, token]) {
      expect(secret).toMatch(/^(adm|ats)_.{43}$/);
      expect(JSON.stringify(answers)).not.toContain(secret);
      expect(log).not.toContain(secret);
      expect(await findTraces(api, [secret.toLowerCase(), Buffer.from(secret).toString('hex')])).toEqual([]);
    }
  });

  test('that stood in a table would be found', async () => {
    await rowsOf(api, `update admin_sessions set label = 'ats_leaked' where label = 'Fermée'`);
    expect(await findTraces(api, ['ats_leaked'])).toEqual(['admin_sessions: ats_leaked']);
  });
});

/** The key that the shop came with alone. */
async function onlyTheFirst(): Promise<void> {
  for (const { id, current } of (await access()).keys) {
    if (!current) await as(KEY).delete(`/admin/auth/keys/${id}`);
  }
}
