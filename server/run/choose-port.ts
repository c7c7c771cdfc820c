import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { PostgresStartError } from './postgres/postgres-start-error.ts';

/**
 * The port for the cluster in `home`: the wanted one, else last time's (so that tools keep their settings), else any
 * free one, remembered. Only free at the moment of asking; the caller tries again when another process was quicker.
 */
export async function choosePort(home: string, wanted: number | undefined): Promise<number> {
  if (wanted !== undefined) {
    if (await tryPort(wanted)) return wanted;
    throw new PostgresStartError(`Port ${wanted}, wanted for the database, is taken by another program.`);
  }
  const file = join(home, 'port');
  const remembered = Number(await readFile(file, 'utf8').catch(() => '0'));
  const port = (remembered > 0 && (await tryPort(remembered))) || (await tryPort(0));
  if (!port) throw new PostgresStartError('No free port on 127.0.0.1 for the database.');
  await writeFile(file, `${port}\n`);
  return port;
}

/** Listens for a moment; the port it got (a free one for 0), or undefined when it is taken. */
function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : undefined));
    });
  });
}
