import { expect, test } from 'vitest';
import { checkEngine } from '../engines/check-engine.ts';
import { onServer } from '../support/database-servers.ts';
import { testServer } from '../support/postgres.ts';

/** What `npm run engines` says before it begins; on an engine that it has begun on there is nothing left to say. */
const isLent = process.env.ENGINE_URL !== undefined;

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
