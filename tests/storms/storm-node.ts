/** One real API process, as production runs many: started, killed and started again on the same port. */
import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../support/free-port.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** A start takes one second alone, and was seen to take twenty beside other storms; this only ends what hangs. */
const START_PATIENCE_MS = 120_000;

/** A node that has just bound its port may accept and not yet answer. */
const ANSWER_PATIENCE_MS = 5_000;

export interface StormNode {
  readonly url: string;
  /** SIGKILL, as the machine would: nothing is said, nothing is finished. Resolves when the process is gone. */
  kill(): Promise<void>;
  /** Starts again on the same port and resolves when it is ready; from another checkout if one is named. */
  restart(root?: string): Promise<void>;
  stop(): Promise<void>;
}

/** `more` goes into its environment. */
export async function startNode(ownerUrl: string, more: NodeJS.ProcessEnv = {}): Promise<StormNode> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child = run(ownerUrl, port, more);
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
    restart: async (root) => {
      child = run(ownerUrl, port, more, root);
      await untilReady(url, child);
    },
    stop: () => end('SIGTERM'),
  };
}

function run(ownerUrl: string, port: number, more: NodeJS.ProcessEnv, root = ROOT): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: root,
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
      ...more,
    },
  });
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const startedMs = performance.now();
  let last = 'nobody answered';
  for (;;) {
    const tookMs = Math.round(performance.now() - startedMs);
    const end = child.signalCode ?? child.exitCode;
    if (end !== null) {
      throw new Error(`The node at ${url} ended with ${end} after ${tookMs} ms; its reason stands above`);
    }
    if (tookMs > START_PATIENCE_MS) {
      child.kill('SIGKILL');
      throw new Error(`The node at ${url} was not ready after ${tookMs} ms: ${last}`);
    }
    last = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(ANSWER_PATIENCE_MS) }).then(
      async (answer) => `${answer.status} ${await answer.text()}`,
      (error: unknown) => String(error instanceof Error ? (error.cause ?? error) : error),
    );
    if (last.startsWith('200')) return;
    await sleep(50);
  }
}
