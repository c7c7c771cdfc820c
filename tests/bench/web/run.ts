/**
 * `npm run bench:web`: what a phone feels of a build, as a table. Nothing is asserted: a shared machine differs from run
 * to run, so a build is compared with another one in the same run.
 *
 *   --site FOLDER   a build (dist); may be given again, the first is what the others are compared with
 *   --runs N        of each page (3); the one in the middle is told
 */
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { findChromium } from '../../run/find-chromium.mjs';
import { formatTable } from '../report.ts';
import type { Felt } from './measure-site.ts';
import { peers } from './peers.ts';

const { values } = parseArgs({
  options: {
    site: { type: 'string', multiple: true, default: ['dist'] },
    runs: { type: 'string', default: '3' },
  },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1');
for (const site of values.site) {
  if (!existsSync(`${site}/index.html`)) throw new Error(`${site} holds no build: npx vite build first`);
}

process.env.CHROMIUM_PATH = await findChromium();
const { measureSite } = await import('./measure-site.ts');

console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, ${runs} runs of each page\n`);
const measured: Felt[] = [];
for (const site of values.site) measured.push(await measureSite(site, runs));

const names = Object.keys(measured[0] ?? {});
console.log(
  formatTable(
    ['', ...values.site],
    names.map((name) => [name, ...measured.map((felt) => felt[name] ?? '–')]),
  ),
);
console.log(
  `\nothers, measured once (tests/bench/web/peers.ts)\n${formatTable(
    ['', 'largest paint, ms', 'score', 'scripts, kB'],
    peers.map(({ page, lcpMs, score, scriptKb }) => [page, lcpMs, score, scriptKb]),
  )}`,
);
