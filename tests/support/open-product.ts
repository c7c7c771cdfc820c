import { readEnv } from '../../server/env.ts';
import { startServer } from '../../server/main.ts';
import { freePort } from './free-port.ts';
import { localSender } from './hostile-receiver.ts';
import { freshDatabase } from './postgres.ts';
import { startSmtpSink } from './smtp-sink.ts';
import { type Actions, controlActions } from './stack-control.ts';

export interface Product {
  readonly url: string;
  readonly actions: Actions;
  close(): Promise<void>;
}

/** The database shares two cores with all else, and a new connection may take seconds: callers are not sent away (D531). */
const PATIENCE = 10;

/**
 * The whole product without a booking in it: a fresh database, a real SMTP server that keeps what it is given, the API
 * serving dist, webhooks that also reach this machine.
 */
export async function openProduct(): Promise<Product> {
  const [database, sink] = await Promise.all([freshDatabase(), startSmtpSink()]);
  const env = readEnv({
    PORT: String(await freePort()),
    HOST: '127.0.0.1',
    DATABASE_URL: database.ownerUrl,
    SMTP_URL: sink.url,
    MAIL_FROM: 'Sabal <bookings@sabal.test>',
    LIMITS: 'off',
    LOG_LEVEL: 'warn',
    // The port is only known once the server listens; journeys rewrite the base of mailed links to it.
    PUBLIC_URL: 'http://sabal.test',
  });
  const control = controlActions(database.ownerUrl, sink);
  const options = { ownerUrl: database.ownerUrl, webhooks: localSender({}, 3_000), patience: PATIENCE };
  let server = await startServer(env, options);

  /**
   * The same company at the same address, with another build or the retired worker: what a new release looks like; or
   * with limits that count. Without a query all is as it was.
   */
  async function restart(query: URLSearchParams): Promise<true> {
    const { port } = server;
    const past = query.get('past');
    await server.stop();
    server = await startServer(
      {
        ...env,
        port,
        worker: query.get('worker') === 'retired' ? 'retired' : 'on',
        limitsOff: query.get('limits') !== 'on',
      },
      {
        ...options,
        site: query.get('site') ?? 'dist',
        ...(past !== null && { pastAssets: past }),
      },
    );
    return true;
  }

  return {
    url: `http://127.0.0.1:${server.port}`,
    actions: { ...control.actions, '/restart': restart },
    close: async () => {
      await Promise.all([server.stop(), control.close()]);
      await Promise.all([sink.stop(), database.drop()]);
    },
  };
}
