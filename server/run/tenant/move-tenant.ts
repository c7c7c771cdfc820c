import { createHash } from 'node:crypto';
import pg from 'pg';
import { isId } from '#shared/kernel/ids.ts';
import { BackupError, EXACT_TEXT } from '../../db/backup/backup-tables.ts';
import { listCompanyTables } from '../../db/backup/company-rows.ts';
import { parse, readLines, refuseOtherSchema, restoreRows } from '../../db/backup/restore-backup.ts';
import {
  type CompanyEnd,
  type CompanyHead,
  type CompanySum,
  sumCompany,
  writeCompany,
} from '../../db/backup/write-company.ts';
import { TenantError, type Told } from './carry-out.ts';

const WORKS_HERE =
  'Reminders, webhooks, calendars and keys of programs work here from now on, also while it goes on there. Devices of staff turn their notifications on again.';

interface Asked {
  readonly slug: string;
  readonly file: string;
  readonly dryRun: boolean;
}

const told = ({ rows, checksum }: CompanySum) => `${rows} rows, checksum ${checksum}`;

/** Of what a company has: what its file says nothing of, or begins to work where it is imported. */
const MOVING = `select
  (select count(*) from mail_outbox where tenant_id = $1 and state = 'waiting')::int as mails,
  (select count(*) from push_subscriptions where tenant_id = $1)::int as devices,
  (select count(*) from webhooks where tenant_id = $1 and off_at is null)::int as webhooks`;

/** One file with the rows of a company, from one moment; the server may go on serving. */
export async function exportTenant(ownerUrl: string, { slug, file, dryRun }: Asked): Promise<Told> {
  return inTransaction(ownerUrl, 'isolation level repeatable read read only', async (client) => {
    const tenantId = await findId(client, slug);
    if (tenantId === undefined) throw new TenantError(`There is no company ${slug}.`);
    await name(client, tenantId);
    const { rows: counts } = await client.query<{ mails: number; devices: number; webhooks: number }>(
      MOVING,
      [tenantId],
    );
    const { mails = 0, devices = 0, webhooks = 0 } = counts[0] ?? {};
    const sum = dryRun
      ? await sumCompany(client, tenantId)
      : await writeCompany(client, file, { slug, tenantId, takenAt: new Date().toISOString() });
    return [
      dryRun ? `${slug} has ${told(sum)}.` : `${slug} is in ${file}: ${told(sum)}.`,
      ...(mails > 0 ? [`Mails that wait (${mails}) leave from here and not from there.`] : []),
      ...(devices > 0
        ? [`Left out: notifications to devices of staff (${devices}), which turn them on again there.`]
        : []),
      `Its reminders and webhooks (${webhooks}) work there once it is imported: stop what sends here first, or both tell.`,
      dryRun
        ? 'This was a dry run: nothing was written.'
        : "It holds customers' data and the hashes of keys: keep it like a key. Links of mails are good where LINK_SECRETS is the same.",
    ];
  });
}

/**
 * Puts an exported company into this deployment, under its own id, with its keys, hosts and links: all of the file, with
 * every row equal, or nothing. One that is here already with equal rows stays. The schema is the newest (db/migrate.ts).
 */
export async function importTenant(
  ownerUrl: string,
  { file, dryRun }: Pick<Asked, 'file' | 'dryRun'>,
): Promise<Told> {
  const { head, end } = await checkFile(file);
  const { slug, tenantId } = head;
  return inTransaction(ownerUrl, '', async (client) => {
    // Two imports follow each other; other companies go on writing their rows, which are locked one by one.
    await client.query('lock table tenants in share update exclusive mode');
    await name(client, tenantId);
    const { rows } = await client.query<{ id: string; slug: string }>(
      'select id, slug from tenants where id = $1 or slug = $2',
      [tenantId, slug],
    );
    const [here] = rows;
    if (here !== undefined) {
      const sum = here.id === tenantId ? await sumCompany(client, tenantId) : undefined;
      if (sum?.checksum === end.checksum) return [`${slug} is here already, the same: ${told(sum)}.`];
      throw new TenantError(
        `There is another company ${here.slug} here: erase it first, or import into another deployment.`,
      );
    }
    const sum = await putIn(client, file, tenantId);
    if (sum.checksum !== end.checksum)
      throw new TenantError(`The rows would not be the same: nothing was imported.`);
    if (dryRun) await client.query('rollback');
    return [
      `${slug} is ${dryRun ? 'fit to be imported' : 'imported'}: ${told(sum)}, as in the file.`,
      dryRun
        ? 'This was a dry run: nothing has changed.'
        : 'Start with the LINK_SECRETS of then, or mailed links open nothing. Mails that waited there are not sent from here.',
      ...(dryRun ? [] : [WORKS_HERE]),
    ];
  });
}

/**
 * What most who write lock before they ask for the company's row, in their order: the agenda, its days, a booking. Locked
 * first, it lets them finish and nobody waits in a circle.
 */
const FIRST_LOCKED = [
  'agendas where tenant_id = $1 order by resource_id',
  'agenda_days where tenant_id = $1 order by resource_id, day',
  'bookings where tenant_id = $1 order by id',
];

/** Every row of a company, for good; `yes` is its slug once more. One that is gone stays so. */
export async function eraseTenant(
  ownerUrl: string,
  { slug, yes, dryRun }: { slug: string; yes: string | undefined; dryRun: boolean },
): Promise<Told> {
  if (yes !== slug && !dryRun)
    throw new TenantError(`This deletes all that ${slug} has, for good: say --yes ${slug}, after an export.`);
  return untilLetThrough(() =>
    inTransaction(ownerUrl, '', async (client) => {
      const tenantId = await findId(client, slug);
      if (tenantId === undefined) return [`There is no company ${slug}: nothing is left to erase.`];
      await name(client, tenantId);
      for (const rows of FIRST_LOCKED) await client.query(`select from ${rows} for update`, [tenantId]);
      // Who writes a row of it waits, and then finds no company: a lock would stand at one server of Citus, another key
      // stands at all.
      await client.query('update tenants set slug = id::text where id = $1', [tenantId]);
      let rows = 0;
      for (const table of [...(await listCompanyTables(client))].reverse()) {
        const gone = await client.query(`delete from ${table.name} where ${table.owner} = $1`, [tenantId]);
        rows += gone.rowCount ?? 0;
      }
      if (dryRun) await client.query('rollback');
      return dryRun
        ? [`${slug} has ${rows} rows.`, 'This was a dry run: nothing has changed.']
        : [`${slug} is erased: ${rows} rows.`, 'Backups and files of before still have it.'];
    }),
  );
}

const ATTEMPTS = 10;

/** A deadlock, a failure to serialise, and a row that came beside one that is being deleted. */
const CONFLICTS = ['40P01', '40001', '23503'];

/**
 * Who is writing a row of the company may wait for its erasure and be waited for by it: the database ends one of the two.
 * Where that is the erasure, it has done nothing and begins again.
 */
async function untilLetThrough<T>(erase: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await erase();
    } catch (error) {
      const isConflict = error instanceof pg.DatabaseError && CONFLICTS.includes(error.code ?? '');
      if (!isConflict || attempt === ATTEMPTS) throw error;
    }
  }
}

/** Read once as a whole, before anything is touched: a file that is cut off has no end. */
async function checkFile(file: string): Promise<{ head: CompanyHead; end: CompanyEnd }> {
  const hash = createHash('sha256');
  let head: CompanyHead | undefined;
  for await (const line of readLines(file)) {
    if (head === undefined) {
      head = parse<CompanyHead>(line);
      await refuseOtherSchema(head, 'sabal-company-1');
      if (!isId(head.tenantId)) break;
    } else if (line.startsWith('{"rows":')) {
      const end = parse<CompanyEnd>(line);
      if (end.sha256 === hash.digest('hex')) return { head, end };
      break;
    }
    hash.update(`${line}\n`);
  }
  throw new BackupError('The file is cut off or damaged: nothing was imported.');
}

async function putIn(client: pg.Client, file: string, tenantId: string): Promise<CompanySum> {
  const lines = readLines(file);
  const head: string = (await lines.next()).value ?? '';
  try {
    await restoreRows(client, lines, createHash('sha256').update(`${head}\n`));
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.constraint === 'tenant_hosts_pk')
      throw new TenantError(
        'Another company here answers under one of its hosts: take that from one of them first.',
      );
    throw error;
  }
  await name(client, tenantId);
  return sumCompany(client, tenantId);
}

/** Policies bind the owner too. */
async function name(client: pg.Client, tenantId: string): Promise<void> {
  await client.query(`select set_config('app.tenant_id', $1, true)`, [tenantId]);
}

async function findId(client: pg.Client, slug: string): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>('select id from tenants where slug = $1', [slug]);
  return rows[0]?.id;
}

async function inTransaction(
  ownerUrl: string,
  mode: string,
  work: (client: pg.Client) => Promise<Told>,
): Promise<Told> {
  const client = new pg.Client({ connectionString: ownerUrl });
  client.on('error', () => undefined); // also rejects the query under way, which is where it is told
  await client.connect();
  try {
    await client.query(`begin ${mode}; ${EXACT_TEXT}`);
    const lines = await work(client);
    await client.query('commit');
    return lines;
  } finally {
    await client.end();
  }
}
