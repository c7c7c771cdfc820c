import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { restoreBackup } from '../../server/db/backup/restore-backup.ts';
import { writeBackup } from '../../server/db/backup/write-backup.ts';
import { listMigrations } from '../../server/db/migration-source.ts';
import { apiRole } from '../../server/db/roles.ts';
import { type Api, startApi } from '../support/api.ts';
import { addCanaryTenant } from '../support/canary-tenant.ts';
import { olderDatabase } from '../support/older-database.ts';
import { rowsChecksum } from '../support/rows-checksum.ts';
import {
  aSmallCart,
  asOwner,
  book,
  bookingBody,
  catalogueOf,
  freeSlot,
  linkOf,
  rowsOf,
  weekdayAhead,
} from '../support/shop.ts';

/** Not `test_…`: another worker would take it for the leftover of a process that is gone, and drop it. */
const name = `restored_${process.pid}_${Date.now()}`;
/** An owner whom the policies bind, as a cloud's is. */
const owner = `${name}_owner`;

let api: Api;
let dir: string;
let file: string;
let emptyUrl: string;
let cluster: Client;
let link: string;

beforeAll(async () => {
  api = await startApi();
  dir = await mkdtemp(join(tmpdir(), 'sabal-backup-'));
  file = join(dir, 'sabal.backup');
  const { cartId, minutes } = await aSmallCart(api, await catalogueOf(api));
  const slot = await freeSlot(api, weekdayAhead(5), minutes);
  const notes = 'Ring "twice"\u2028\\N, {NULL} \t\u{1F334}\nand wait';
  const booked = await book(api, bookingBody(cartId, slot, { notes }));
  expect(booked.status).toBe(201);
  const { id, email, sig } = linkOf(booked.body.manageUrl);
  link = `/bookings/${id}?email=${encodeURIComponent(email)}&sig=${sig}`;
  await rowsOf(
    api,
    `insert into blocks select $1, gen_random_uuid(), gen_random_uuid(), now() + n * interval '1 day',
    now() + n * interval '1.5 days', false, case when n % 2 = 0 then '' end, 'x' from generate_series(1, 1200) n`,
    [api.tenantId],
  );
  await asOwner(api.ownerUrl, addCanaryTenant);
  await writeBackup(api.ownerUrl, file, new Date());
  cluster = new Client({ connectionString: api.ownerUrl });
  await cluster.connect();
  await cluster.query(`create role ${owner} login createrole password 'of-a-cloud'`);
  const url = new URL(api.ownerUrl);
  url.username = owner;
  url.password = 'of-a-cloud';
  url.pathname = `/${name}`;
  emptyUrl = url.href;
});
beforeEach(async () => {
  await cluster.query(`drop database if exists ${name} with (force)`);
  await cluster.query(`create database ${name} owner ${owner}`);
});
afterAll(async () => {
  await cluster?.query(`drop database if exists ${name} with (force)`);
  for (const role of [apiRole(emptyUrl), owner]) await cluster?.query(`drop role if exists ${role}`);
  await cluster?.end();
  await api?.stop();
  await rm(dir, { recursive: true, force: true });
});

/** Of what a backup keeps; when which migration ran belongs to the database. */
async function contentOf(url: string) {
  const { knex_migrations, migration_turn, knex_migrations_lock, rate_limits, ...kept } =
    await rowsChecksum(url);
  return kept;
}
const asSuperuser = () => {
  const url = new URL(api.ownerUrl);
  url.pathname = `/${name}`;
  return url.href;
};

test('what was backed up comes back whole into an empty database, and serves', async () => {
  await restoreBackup(emptyUrl, file);
  expect(await contentOf(asSuperuser())).toEqual(await contentOf(api.ownerUrl));
  const restored = await startApi({ ownerUrl: emptyUrl });
  const [before, after] = [await api.get(link), await restored.get(link)];
  expect([after.status, after.body]).toEqual([200, before.body]);
  await restored.stop();
});

test('five hundred pictures of a company are never in one statement, written or restored', async () => {
  const count = 60;
  const bytesOfEach = 200_000;
  await rowsOf(
    api,
    `insert into files (tenant_id, hash, type, large, width, height, small, small_width, small_height, created_at)
     select $1, 'many-' || n, 'image/webp', decode(repeat(md5(n::text), $2::int / 16), 'hex'), 1, 1, '', 1, 1, now()
     from generate_series(1, $3::int) n`,
    [api.tenantId, bytesOfEach, count],
  );
  // What a statement brings along and what it answers: one string each, on its way to the database or from it.
  let most = 0;
  const query: (...args: unknown[]) => unknown = Client.prototype.query;
  const spy = vi.spyOn(Client.prototype, 'query').mockImplementation(async function (this: Client, ...args) {
    const answer = await query.apply(this, args);
    most = Math.max(most, JSON.stringify([args, rowsIn(answer)]).length);
    return answer;
  });
  const pictures = join(dir, 'pictures');
  try {
    await writeBackup(api.ownerUrl, pictures, new Date());
    await restoreBackup(emptyUrl, pictures);
  } finally {
    spy.mockRestore();
    await rowsOf(api, `delete from files where tenant_id = $1 and hash like 'many-%'`, [api.tenantId]);
  }
  expect(most).toBeGreaterThan(2 * bytesOfEach);
  expect(most).toBeLessThan((2 * bytesOfEach * count) / 3);
});

function rowsIn(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null && 'rows' in answer ? answer.rows : [];
}

test('an owner whom the policies bind backs up every company too', async () => {
  await restoreBackup(emptyUrl, file);
  const again = join(dir, 'again');
  const rows = await writeBackup(emptyUrl, again, new Date());
  const linesOf = async (path: string) =>
    gunzipSync(await readFile(path))
      .toString()
      .split('\n')
      .slice(1, -2);
  expect(await linesOf(again)).toHaveLength((await linesOf(file)).length);
  expect(rows).toBeGreaterThan(1200);
});

test('a backup is readable by its owner alone and stands there whole or not at all', async () => {
  expect((await stat(file)).mode & 0o077).toBe(0);
  const nowhere = 'postgres://nobody:nothing@127.0.0.1:1/none';
  await expect(writeBackup(nowhere, join(dir, 'never'), new Date())).rejects.toThrow();
  await expect(stat(join(dir, 'never'))).rejects.toThrow('ENOENT');
});

test('a backup that breaks off in the middle leaves the one of yesterday and nothing half', async () => {
  const path = join(dir, 'daily');
  await writeFile(path, 'of yesterday');
  const kept = await readdir(dir);
  await asOwner(api.ownerUrl, async (other) => {
    // Another transaction has it locked, so that the backup waits with a part of the tables written.
    await other.query('begin; lock table bookings');
    const broken = expect(writeBackup(api.ownerUrl, path, new Date())).rejects.toThrow(/terminat/i);
    await expect
      .poll(async () => {
        const { rows } = await cluster.query<{ ended: boolean }>(
          `select pg_terminate_backend(pid) as ended from pg_stat_activity
          where datname = $1 and wait_event_type = 'Lock' and query like 'declare backup_rows%'`,
          [new URL(api.ownerUrl).pathname.slice(1)],
        );
        return rows;
      })
      .toEqual([{ ended: true }]);
    await broken;
    await other.query('rollback');
  });
  expect(await readFile(path, 'utf8')).toBe('of yesterday');
  expect(await readdir(dir)).toEqual(kept);
});

test('a database with a company in it is left as it is', async () => {
  const before = await rowsChecksum(api.ownerUrl);
  await expect(restoreBackup(api.ownerUrl, file)).rejects.toThrow('not empty');
  expect(await rowsChecksum(api.ownerUrl)).toEqual(before);
});

test('a file that is cut off, changed or of another schema is refused and nothing of it stays', async () => {
  const whole = await readFile(file);
  const text = gunzipSync(whole).toString();
  const withoutEnd = text.slice(0, text.lastIndexOf('\n', text.length - 2) + 1);
  const damaged: [string, Buffer, RegExp][] = [
    ['half', whole.subarray(0, whole.length / 2), /cut off/],
    ['no end line', gzipSync(withoutEnd), /cut off/],
    ['a changed word', gzipSync(text.replace('Ana Diaz', 'Ana Dias')), /cut off/],
    ['no gzip', Buffer.from(text), /cut off/],
    [
      'another schema',
      gzipSync(text.replace('20261121_create_schema', '20261121_another')),
      /another version of the schema/,
    ],
  ];
  for (const [what, bytes, refusal] of damaged) {
    await writeFile(join(dir, 'bad'), bytes);
    await expect(restoreBackup(emptyUrl, join(dir, 'bad')), what).rejects.toThrow(refusal);
  }
  await expect(restoreBackup(emptyUrl, join(dir, 'none'))).rejects.toThrow('There is no');
  expect(
    await asOwner(asSuperuser(), async (client) => (await client.query('select from tenants')).rowCount),
  ).toBe(0);
});

async function migrationsIn(path: string): Promise<readonly string[]> {
  const [head = ''] = gunzipSync(await readFile(path))
    .toString()
    .split('\n');
  return JSON.parse(head).migrations;
}

test('a backup that a newer program makes before it migrates is of the version that its rows are of', async () => {
  const added = '20261126_vans_with_pictures.ts';
  const older = await olderDatabase(added);
  const path = join(dir, 'before-the-update');
  await writeBackup(older.ownerUrl, path, new Date()).finally(() => older.drop());
  const all = await listMigrations();
  expect(await migrationsIn(path)).toEqual(all.slice(0, all.indexOf(added)));
  await expect(restoreBackup(emptyUrl, path)).rejects.toThrow(
    `its newest migration is ${all[all.indexOf(added) - 1]}`,
  );
});

test('one that is made after a release went back says what the newer one has brought', async () => {
  const newer = '29990101_of_the_next.ts';
  const path = join(dir, 'went-back');
  await asOwner(api.ownerUrl, async (client) => {
    await client.query('insert into knex_migrations (name, batch, migration_time) values ($1, 9, now())', [
      newer,
    ]);
    await writeBackup(api.ownerUrl, path, new Date());
    await client.query('delete from knex_migrations where name = $1', [newer]);
  });
  expect((await migrationsIn(path)).at(-1)).toBe(newer);
});
