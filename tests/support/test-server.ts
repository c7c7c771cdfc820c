import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../server/run/postgres/embedded-postgres.ts';
import { findTestDataDir } from './test-data-dir.ts';

let server: Promise<EmbeddedPostgres> | undefined;

/**
 * The tests' own database server, started by the process that asks first and kept between runs. Nothing is migrated
 * here, so that broken migrations do not keep the runner from checking formats and types.
 */
export function testServer(): Promise<EmbeddedPostgres> {
  server ??= findTestDataDir().then((dataDir) =>
    startEmbeddedPostgres({ dataDir, durable: false, log: (line) => process.stderr.write(`${line}\n`) }),
  );
  return server;
}
