import type { Knex } from 'knex';

/** For the knex command line only: `node --import tsx node_modules/knex/bin/cli.js migrate:list`. */
const config: Knex.Config = {
  client: 'pg',
  connection: process.env.DATABASE_URL ?? '',
  migrations: { directory: './server/db/migrations', extension: 'ts', loadExtensions: ['.ts'] },
};

export default config;
