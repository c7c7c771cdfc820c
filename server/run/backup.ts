/** `npm run backup FILE` and `npm run restore FILE`: of DATABASE_URL, else of the embedded database in DATA_DIR. */
import { BackupError } from '../db/backup/backup-tables.ts';
import { restoreBackup } from '../db/backup/restore-backup.ts';
import { writeBackup } from '../db/backup/write-backup.ts';
import { EnvError, readOwnEnv } from '../env.ts';
import { PostgresStartError } from './postgres/postgres-start-error.ts';
import { withDatabase } from './postgres/with-database.ts';

async function run(verb: string | undefined, file: string | undefined): Promise<void> {
  if (file === undefined || (verb !== 'backup' && verb !== 'restore'))
    throw new BackupError('Say which file: npm run backup FILE, or npm run restore FILE.');
  const env = readOwnEnv();
  const ground = { env, log: console.log, mayCreate: verb === 'restore' };
  await withDatabase(ground, async (ownerUrl) => {
    if (verb === 'backup') {
      const rows = await writeBackup(ownerUrl, file, new Date());
      console.log(
        `${rows} rows are in ${file}. It holds customers' data and the hashes of keys: keep it like a key.`,
      );
    } else {
      const rows = await restoreBackup(ownerUrl, file, env.apiDatabasePassword);
      console.log(
        `${rows} rows are restored. Start with the LINK_SECRETS of then, or mailed links open nothing.`,
      );
    }
  });
}

run(process.argv[2], process.argv[3]).catch((error: unknown) => {
  const isTold =
    error instanceof BackupError || error instanceof EnvError || error instanceof PostgresStartError;
  console.error(isTold ? error.message : error);
  process.exitCode = 1;
});
