import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import { distribute, isCitus } from './citus.ts';
import { connectAsOwner } from './connect.ts';
import { grantAsApi } from './grant-as-api.ts';
import { migrationSource } from './migration-source.ts';
import { apiRole, ensureApiRole } from './roles.ts';

/**
 * Brings a database to the newest schema: the roles first (migrations grant to one), then what is missing, on Citus to
 * the workers, then what the API may do with it. `apiPassword` where it does not follow from the owner's. Any number of processes may call
 * it at once; one works, the others wait and find nothing to do.
 */
export async function migrate(ownerUrl: string, apiPassword?: string): Promise<void> {
  await ensureApiRole(ownerUrl, apiPassword);
  const db = connectAsOwner(ownerUrl);
  try {
    await createTurn(db);
    await db.transaction(async (turn) => {
      // Waits for the process that is migrating. The row lock goes with its connection, so a killed process never keeps it.
      await turn.raw('select id from migration_turn for update');
      await freeStaleLock(db);
      // A release may go back to the one before: what its database has beyond it is left as it is, since migrations only add.
      await db.migrate.latest({ migrationSource, disableMigrationsListValidation: true });
      if (await isCitus((sql) => turn.raw(sql))) await distribute(turn);
      await grantAsApi(turn, apiRole(ownerUrl));
    });
  } finally {
    await db.destroy();
  }
}

/**
 * knex marks a migration under way in an ordinary row that a killed process leaves set for ever. Here the lock is
 * ours, so no process that came through `migrate` is at work and the mark is stale. (Should the knex command line be
 * running beside us, its transaction and ours would create the same tables: one fails whole, nothing is half done.)
 */
async function freeStaleLock(db: Knex): Promise<void> {
  const known = await db.schema.hasTable('knex_migrations_lock');
  if (!known) return;
  const [mark] = await db('knex_migrations_lock').select('is_locked');
  if (mark?.is_locked === 1) await db.migrate.forceFreeMigrationsLock({ migrationSource });
}

/** `if not exists` still collides when two processes create at the same moment (23505 in PostgreSQL's catalogue). */
async function createTurn(db: Knex): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await db.raw('create table if not exists migration_turn (id integer primary key)');
      await db.raw('insert into migration_turn (id) values (1) on conflict do nothing');
      return;
    } catch (error) {
      if (attempt === 5) throw error;
      await sleep(attempt * 20);
    }
  }
}
