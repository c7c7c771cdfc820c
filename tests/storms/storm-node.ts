/** One real API process, as production runs many: started, killed and started again on the same port. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** A cold start of a node on a busy machine with two cores. */
const START_MS = 30_000;

export interface StormNode {
  readonly url: string;
  /** SIGKILL, as the machine would: nothing is said, nothing is finished. Resolves when the process is gone. */
  kill(): Promise<void>;
  /** Starts again on the same port and resolves when it is ready. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startNode(ownerUrl: string): Promise<StormNode> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child = run(ownerUrl, port);
  await untilReady(url, child);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  };
  return {
    url,
    kill: () => end('SIGKILL'),
    restart: async () => {
      child = run(ownerUrl, port);
      await untilReady(url, child);
    },
    stop: () => end('SIGTERM'),
  };
}

function run(ownerUrl: string, port: number): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATABASE_URL: ownerUrl,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: 'https://book.test',
      LIMITS: 'off',
      LOG_LEVEL: 'silent',
    },
  });
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The node ended with code ${child.exitCode}`);
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(50);
  }
  throw new Error(`The node at ${url} was not ready after ${START_MS} ms`);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('Expected a port');
  return address.port;
}
