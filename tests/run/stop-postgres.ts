/** Ends the database server that test runs leave behind for the next one: `node --import tsx tests/run/stop-postgres.ts`. */
import { stopEmbeddedPostgres } from '../../server/run/postgres/embedded-postgres.ts';
import { findTestDataDir } from '../support/test-data-dir.ts';

await stopEmbeddedPostgres(await findTestDataDir());
