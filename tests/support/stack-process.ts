/**
 * The whole product for a browser journey, in a process of its own: a fresh database, a real SMTP server that
 * keeps what it is given, and the API serving the built app. Prints one line of JSON with both addresses; the
 * control address gives tests the mails and lets them change the company behind the app's back.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readEnv } from '../../server/env.ts';
import { startServer } from '../../server/main.ts';
import { freshDatabase } from './postgres.ts';
import { startSmtpSink } from './smtp-sink.ts';
import { controlActions } from './stack-control.ts';

const database = await freshDatabase();
const sink = await startSmtpSink();
const env = readEnv({
  PORT: '0',
  HOST: '127.0.0.1',
  DATABASE_URL: database.ownerUrl,
  SMTP_URL: sink.url,
  MAIL_FROM: 'Sabal <bookings@sabal.test>',
  LIMITS: 'off',
  LOG_LEVEL: 'warn',
  // The port is only known once the server listens; journeys rewrite the base of mailed links to it.
  PUBLIC_URL: 'http://sabal.test',
});
let server = await startServer(env, { ownerUrl: database.ownerUrl });
const actions: ReturnType<typeof controlActions> = {
  ...controlActions(database.ownerUrl, sink),
  '/restart': restart,
};

/**
 * The same company at the same address, with another build or the retired worker: what a new release looks like; or
 * with another setting of its owner: limits that count, a router, no price from an estimate. Without a query all is as
 * it was.
 */
async function restart(query: URLSearchParams): Promise<true> {
  const { port } = server;
  const past = query.get('past');
  const osrmUrl = query.get('osrm');
  await server.stop();
  server = await startServer(
    {
      ...env,
      port,
      worker: query.get('worker') === 'retired' ? 'retired' : 'on',
      limitsOff: query.get('limits') !== 'on',
      routeEstimate: query.get('estimate') !== 'off',
      ...(osrmUrl !== null && { osrmUrl }),
    },
    {
      ownerUrl: database.ownerUrl,
      site: query.get('site') ?? 'dist',
      ...(past !== null && { pastAssets: past }),
    },
  );
  return true;
}

const control = createServer(async (request, response) => {
  const url = new URL(request.url ?? '/', 'http://control');
  try {
    const answer = await actions[url.pathname]?.(url.searchParams);
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? null));
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
});
await new Promise<void>((resolve) => control.listen(0, '127.0.0.1', resolve));
const controlPort = (control.address() as AddressInfo).port; // listening on a port, so it is no pipe name

process.stdout.write(
  `${JSON.stringify({ url: `http://127.0.0.1:${server.port}`, controlUrl: `http://127.0.0.1:${controlPort}` })}\n`,
);

process.once('SIGTERM', async () => {
  control.close();
  await server.stop();
  await sink.stop();
  await database.drop();
  process.exit(0);
});
