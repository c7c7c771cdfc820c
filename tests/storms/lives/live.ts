import type { GeneratorValue } from 'fast-check';
import { expect } from 'vitest';
import { brokenPromises } from '../broken-promises.ts';
import { beginLife, type Life, told } from './life.ts';
import { lifeFaults } from './life-promises.ts';
import { bookingsNow } from './some-time.ts';
import type { Done } from './step.ts';
import { readTraces, traceFaults } from './traces.ts';
import { viewFaults } from './views.ts';
import { anyStep, firstSteps, stepsAtOnce } from './who-does-what.ts';

/** How many of the steps of a life fill an empty company. */
const FIRST_STEPS = 10;
/** What holds of all rows is asked now and then: it takes longer than a step. */
const LOOK_EACH = 5;

/** Plays one life of a company, and says with the first fault what everybody has done until then. */
export async function live(generate: GeneratorValue, stepCount: number): Promise<void> {
  const life = await beginLife(generate);
  const log: string[] = [];
  const expectNone = (faults: readonly string[]) => expect({ faults, log }).toEqual({ faults: [], log });
  try {
    for (let index = 0; index < stepCount; index++) {
      expectNone(await play(life, log, index));
    }
    expectNone([...(await brokenOf(life)), ...(await viewFaults(life))]);
  } finally {
    await life.end();
  }
}

/** One step, or two or three at once. */
async function play(life: Life, log: string[], index: number): Promise<readonly string[]> {
  const { draw, client, focus } = life;
  const atOnce = draw.once(6) ? 2 + draw.below(2) : 1;
  const isAlone = atOnce === 1;
  focus.id = isAlone ? undefined : draw.maybe(await bookingsNow(life))?.id;
  const busy = isAlone || draw.once(3) ? anyStep : stepsAtOnce;
  const steps = Array.from({ length: atOnce }, () => draw.of(index < FIRST_STEPS ? firstSteps : busy));
  await life.lookAgain();
  const before = await readTraces(client);
  const done = (await Promise.all(steps.map((step) => step(life)))).filter((one) => one !== undefined);
  log.push(...done.map((one) => `${isAlone ? '' : '| '}${lineOf(one)}`));
  const faults = done.filter(({ answers }) => answers.some(({ status }) => status >= 500)).map(lineOf);
  const [only] = done;
  if (isAlone && only) faults.push(...traceFaults(before, await readTraces(client), only));
  if (isAlone && only?.broken) faults.push(only.broken);
  return isAlone && index % LOOK_EACH > 0 ? faults : [...faults, ...(await brokenOf(life))];
}

function lineOf({ what, answers }: Done): string {
  return `${what}: ${answers.map(told).join(', ')}`;
}

async function brokenOf({ client, now }: Life): Promise<readonly string[]> {
  return [...Object.keys(await brokenPromises(client)), ...(await lifeFaults(client, now()))];
}
