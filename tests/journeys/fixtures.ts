import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { test as base, expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { SunkMail } from '../support/smtp-sink.ts';

export interface Stack {
  readonly url: string;
  /** Asks tests/support/stack-control.ts. */
  control<Answer>(path: string): Promise<Answer>;
  /** The one mail to this address whose subject matches, once it arrived. */
  mailTo(address: string, subject: RegExp): Promise<SunkMail>;
}

interface TestFixtures {
  readonly stack: Stack;
}

interface WorkerFixtures {
  /** Where the worker's stack is asked for a fresh product, and for more (tests/support/stack-process.ts). */
  readonly controlUrl: string;
}

/**
 * Each journey has a product of its own that knows no customer yet: none finds the slots, prices or mails of another.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  controlUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const child = spawn(process.execPath, ['--import', 'tsx', 'tests/support/stack-process.ts'], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const lines = createInterface({ input: child.stdout });
      const first = await new Promise<string>((resolve, reject) => {
        lines.once('line', resolve);
        child.once('exit', (code) => reject(new Error(`the stack ended with ${code}`)));
      });
      const { controlUrl } = JSON.parse(first) as { controlUrl: string }; // written by stack-process
      await use(controlUrl);
      child.kill('SIGTERM');
      await new Promise((resolve) => child.once('exit', resolve));
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  stack: async ({ controlUrl }, use) => use(stackAt(await ask<string>(controlUrl, '/fresh'), controlUrl)),
  baseURL: async ({ stack }, use) => use(stack.url),
});

export { expect };

async function ask<Answer>(controlUrl: string, path: string): Promise<Answer> {
  const answer = await fetch(controlUrl + path);
  if (!answer.ok) throw new Error(`control ${path}: ${await answer.text()}`);
  return (await answer.json()) as Answer; // the caller names what the action answers
}

function stackAt(url: string, controlUrl: string): Stack {
  const control = <Answer>(path: string) => ask<Answer>(controlUrl, path);
  return {
    url,
    control,
    mailTo: async (address, subject) => {
      let found: SunkMail | undefined;
      await expect
        .poll(
          async () => {
            const mails = await control<SunkMail[]>(`/mails?to=${encodeURIComponent(address)}`);
            found = mails.find((mail) => subject.test(mail.subject));
            return found !== undefined;
          },
          { timeout: 30_000, message: `a mail to ${address} about ${subject}` },
        )
        .toBe(true);
      if (!found) throw new Error('unreachable: polled until found');
      return found;
    },
  };
}

declare global {
  interface Window {
    /** There once its source has run in the page. */
    readonly axe: typeof axe;
  }
}

/** Half of what the readable build is, for every page anew. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * 0 findings, or the list of them (D360). Colours on their way from one to another are none yet, so what moves
 * towards an end is brought to it. axe runs in the page itself: the tab that its Playwright package opens for the
 * report puts this one behind it, where nothing moves any more. `rules` asks for these alone.
 */
export async function expectAccessible(page: Page, where: string, rules?: readonly string[]): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const findings = await page.evaluate(async (only) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const ending = () =>
      document
        .getAnimations()
        .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline)
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    // What inherits a colour follows only when that has arrived.
    await nextFrame();
    await nextFrame();
    for (let left = ending(); left.length > 0; left = ending()) for (const one of left) one.finish();
    await nextFrame();
    const { violations } = await window.axe.run(document, {
      resultTypes: ['violations'],
      preload: false,
      ...(only && { runOnly: { type: 'rule', values: [...only] } }),
    });
    return violations.map(
      ({ id, help, nodes }) => `${id}: ${help} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
    );
  }, rules);
  expect(findings, `axe on ${where}`).toEqual([]);
}
