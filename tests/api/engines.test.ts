import { expect, test } from 'vitest';
import { isUnharmed, type Survival } from '../engines/book-through.ts';
import { checkEngine } from '../engines/check-engine.ts';
import { isLent, onServer } from '../support/database-servers.ts';
import { testServer } from '../support/postgres.ts';

// What `npm run engines` says before it begins; on an engine that it has begun on there is nothing left to say.

test.skipIf(isLent)('plain PostgreSQL is taken, and called what it is', async () => {
  const { ownerUrl } = await testServer();
  expect(await checkEngine('postgres', ownerUrl)).toMatch(/^postgres, PostgreSQL 1\d/);
});

test.skipIf(isLent)('an engine that is another than the one named is told in one sentence', async () => {
  const { ownerUrl } = await testServer();
  await expect(checkEngine('citus', ownerUrl)).rejects.toThrow(/create extension citus/);
  await expect(checkEngine('patroni', ownerUrl)).rejects.toThrow(/^No replica follows this server/);
  await expect(checkEngine('pgbouncer', ownerUrl)).rejects.toThrow(/^Nothing stands between/);
});

test.skipIf(isLent)('an address that leads nowhere says why, without the password', async () => {
  const { ownerUrl } = await testServer();
  await expect(checkEngine('postgres', 'sabal')).rejects.toThrow(/^The address looks like postgres:/);
  const closed = checkEngine('postgres', 'postgres://owner:secret@127.0.0.1:1/sabal');
  await expect(closed).rejects.toThrow(/^Nothing can be asked at 127.0.0.1:1: .*ECONNREFUSED/);
  await expect(closed).rejects.not.toThrow(/secret/);
  const missing = new URL(ownerUrl);
  missing.pathname = '/nothing';
  await expect(checkEngine('postgres', missing.href)).rejects.toThrow(/database "nothing" does not exist/);
});

test.skipIf(isLent)('an owner who may not make databases is told which right is missing', async () => {
  const { ownerUrl } = await testServer();
  const role = `engine_guest_${process.pid}`;
  const guest = new URL(ownerUrl);
  [guest.username, guest.password] = [role, 'guest'];
  await onServer(ownerUrl, (client) => client.query(`create role ${role} login password 'guest'`));
  try {
    await expect(checkEngine('postgres', guest.href)).rejects.toThrow(/give the address of a superuser/);
  } finally {
    await onServer(ownerUrl, (client) => client.query(`drop role ${role}`));
  }
});

test('what a disturbance may not do: lose, double, fail in another way than "not now", silence a stream', () => {
  const survival: Survival = {
    attempts: 10,
    answers: { 201: 5, 409: 5, 503: 70, broken: 3 },
    longestGapMs: 9_000,
    broken: {},
    lost: 0,
    unannounced: 0,
    notReady: 40,
    isStreamAlive: true,
  };
  expect(isUnharmed(survival)).toBe(true);
  const harms: readonly Partial<Survival>[] = [
    { lost: 1 },
    { unannounced: 1 },
    { answers: { ...survival.answers, 500: 1 } }, // as a write on a member that had become a replica once was
    { broken: { 'a cart booked twice': 1 } },
    { isStreamAlive: false },
  ];
  for (const harm of harms) expect(isUnharmed({ ...survival, ...harm })).toBe(false);
});
