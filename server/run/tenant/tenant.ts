/** `npm run tenant -- …`: the companies of a deployment, for its operator; on DATABASE_URL, else the embedded database. */
import type { Knex } from 'knex';
import { BackupError } from '../../db/backup/backup-tables.ts';
import { connectAsOwner } from '../../db/connect.ts';
import { migrate } from '../../db/migrate.ts';
import { type Env, EnvError, readOwnEnv } from '../../env.ts';
import { PostgresStartError } from '../postgres/postgres-start-error.ts';
import { withDatabase } from '../postgres/with-database.ts';
import { addTenant } from './add-tenant.ts';
import { TenantError, type Told } from './carry-out.ts';
import { giveKey } from './give-key.ts';
import { mapHost, tellTenants } from './map-host.ts';
import { eraseTenant, exportTenant, importTenant } from './move-tenant.ts';
import { type Command, parseCommand } from './parse-command.ts';

async function run(args: readonly string[]): Promise<void> {
  const command = parseCommand(args);
  const env = readOwnEnv();
  // What the database says of its start is no answer.
  const told = await withDatabase({ env, log: console.error, mayCreate: false }, async (ownerUrl) => {
    await migrate(ownerUrl, env.apiDatabasePassword);
    const db = connectAsOwner(ownerUrl);
    try {
      return await carry(command, { db, env, ownerUrl });
    } finally {
      await db.destroy();
    }
  });
  for (const line of told) console.log(line);
}

interface Ground {
  readonly db: Knex;
  readonly env: Env;
  readonly ownerUrl: string;
}

function carry(command: Command, { db, env, ownerUrl }: Ground): Promise<Told> {
  switch (command.verb) {
    case 'add':
      return addTenant(db, env, command);
    case 'list':
      return tellTenants(db, env);
    case 'host':
      return mapHost(db, command);
    case 'key':
      return giveKey(db, command);
    case 'export':
      return exportTenant(ownerUrl, command);
    case 'import':
      return importTenant(ownerUrl, command);
    case 'erase':
      return eraseTenant(ownerUrl, command);
  }
}

run(process.argv.slice(2)).catch((error: unknown) => {
  const isTold =
    error instanceof TenantError ||
    error instanceof BackupError ||
    error instanceof EnvError ||
    error instanceof PostgresStartError;
  console.error(
    isTold ? error.message : `It did not work: ${error instanceof Error ? error.message : error}`,
  );
  process.exitCode = 1;
});
