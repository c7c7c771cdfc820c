import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFaultProxy } from '../support/fault-proxy.ts';
import { openProduct } from '../support/open-product.ts';
import { openFirefox } from './firefox.ts';
import { type BrowserJourney, journeys } from './journeys.ts';
import { Person } from './person.ts';
import { openWebkit } from './webkit.ts';

const browsers = { firefox: openFirefox, webkit: openWebkit } as const;
export type BrowserName = keyof typeof browsers;

export interface Walked {
  readonly name: string;
  readonly seconds: number;
  /** Why it ended early, and where its picture is. */
  readonly failure?: string;
}

/** Each journey in a browser of its own with a product of its own, one after the other. */
export async function walkAll(browser: BrowserName): Promise<readonly Walked[]> {
  const walked: Walked[] = [];
  for (const journey of journeys.filter(({ only = browser }) => only === browser)) {
    const beganMs = performance.now();
    const failure = await walkOne(browser, journey);
    const seconds = (performance.now() - beganMs) / 1_000;
    walked.push({ name: journey.name, seconds, ...(failure !== undefined && { failure }) });
  }
  return walked;
}

async function walkOne(
  browser: BrowserName,
  { name, prefs, walk }: BrowserJourney,
): Promise<string | undefined> {
  const tab = await browsers[browser](prefs);
  const product = await openProduct();
  const line = await startFaultProxy(product.url);
  try {
    await walk({ person: new Person(tab), product, line });
    return undefined;
  } catch (error) {
    const picture = join(tmpdir(), `${browser}-${name.replaceAll(/\W+/g, '-')}.png`);
    await tab.picture().then(
      (png) => writeFile(picture, png),
      () => undefined,
    );
    return `${error instanceof Error ? error.message : String(error)}\n  picture: ${picture}`;
  } finally {
    await tab.close();
    await line.stop();
    await product.close();
  }
}
