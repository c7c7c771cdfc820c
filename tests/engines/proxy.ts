import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/free-port.ts';
import { EngineError } from './check-engine.ts';

/** How often a node is asked whether it is ready; what it notices late, callers notice too. */
export const CHECK_MS = 1_000;

export interface Proxy {
  readonly url: string;
  stop(): Promise<void>;
}

/** HAProxy before nodes of these addresses, in turns: the next call of a page may meet another node. */
export async function startProxy(nodeUrls: readonly string[]): Promise<Proxy> {
  if (spawnSync('haproxy', ['-v']).error) throw new EngineError('HAProxy is not installed on this machine.');
  const folder = await mkdtemp(join(tmpdir(), 'sabal-proxy-'));
  const port = await freePort();
  const file = join(folder, 'haproxy.cfg');
  await writeFile(file, configuration(port, nodeUrls));
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  await untilServed(url, child);
  return {
    url,
    stop: async () => {
      child.kill('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function configuration(port: number, nodeUrls: readonly string[]): string {
  const servers = nodeUrls.map((url, index) => `  server node${index} ${new URL(url).host}`);
  return `defaults
  mode http
  timeout connect 2s
  timeout client 70s
  timeout server 60s
  option redispatch
  retries 3
frontend sabal
  bind 127.0.0.1:${port}
  default_backend nodes
backend nodes
  balance roundrobin
  option httpchk GET /readyz
  default-server check inter ${CHECK_MS}ms fall 1 rise 1
${servers.join('\n')}
`;
}

async function untilServed(url: string, child: ChildProcess): Promise<void> {
  while (!(await fetch(`${url}/healthz`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error('HAProxy ended as it began; its reason stands above');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
