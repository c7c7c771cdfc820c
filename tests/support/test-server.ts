import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../server/run/postgres/embedded-postgres.ts';
import { findTestDataDir } from './test-data-dir.ts';

let server: Promise<EmbeddedPostgres> | undefined;

/**
 * The tests' own database server, started by the process that asks first and kept between runs. Nothing is migrated
 * here, so that broken migrations do not keep the runner from checking formats and types. `ENGINE_URL` names another
 * engine, which somebody else runs (`npm run engines`).
 */
export function testServer(): Promise<EmbeddedPostgres> {
  server ??= process.env.ENGINE_URL ? Promise.resolve(lent(process.env.ENGINE_URL)) : startOwn();
  return server;
}

async function startOwn(): Promise<EmbeddedPostgres> {
  const dataDir = await findTestDataDir();
  return startEmbeddedPostgres({ dataDir, durable: false, log: (line) => process.stderr.write(`${line}\n`) });
}

function lent(ownerUrl: string): EmbeddedPostgres {
  return {
    ownerUrl,
    attached: true,
    isRunning: () => Promise.resolve(true),
    stop: () => Promise.resolve(),
  };
}
