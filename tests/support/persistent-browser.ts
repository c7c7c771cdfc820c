import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from './chromium-launch.ts';

export interface PersistentBrowser {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Where its DevTools listen. */
  readonly port: number;
  /** All its processes at once, as a phone without battery would; resolves when they are gone. */
  kill(): Promise<void>;
}

/**
 * A Chromium whose profile outlives it, in a process group of its own, so that it can be killed in the middle of
 * something and opened again on what reached the disk. Playwright's own browsers cannot be killed like that.
 */
export async function openPersistentBrowser(profile: string): Promise<PersistentBrowser> {
  const child = spawn(
    process.env.CHROMIUM_PATH ?? chromium.executablePath(),
    [
      ...chromiumLaunch.args,
      '--headless=new',
      // As every other: its requests name the language that its pages see.
      '--accept-lang=en-US',
      '--remote-debugging-port=0',
      '--window-size=500,900',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const { pid } = child;
  if (pid === undefined) throw new Error('Chromium did not start');
  const gone = once(child, 'exit');
  const address = await addressOf(child.stderr);
  const browser = await chromium.connectOverCDP(address);
  const [context] = browser.contexts();
  if (!context) throw new Error('Chromium has no window');
  const page = context.pages()[0] ?? (await context.newPage());
  return {
    context,
    page,
    port: Number(new URL(address).port),
    kill: async () => {
      process.kill(-pid, 'SIGKILL');
      await gone;
      await browser.close().catch(() => undefined);
    },
  };
}

async function addressOf(stderr: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: stderr })) {
    const address = /DevTools listening on (ws:\S+)/.exec(line)?.[1];
    if (address !== undefined) {
      stderr.resume(); // a full pipe would stop it
      return address;
    }
  }
  throw new Error('Chromium ended before it listened');
}
