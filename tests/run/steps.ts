import { availableParallelism } from 'node:os';

/** What `npm test` runs, in this order, up to the first failure: what is quick to fail comes first. */

export interface Step {
  name: string;
  title: string;
  /** Node programs with their arguments, one after the other. */
  commands: readonly (readonly string[])[];
  /** Whose report tells how many tests ran. */
  counts?: 'vitest' | 'playwright';
  needsPostgres?: true;
  needsChromium?: true;
  /** A step that hangs is a failure after this long: several times what it takes on two cores. */
  limitMin: number;
  /** Runs only where `--only` names it. */
  onlyNamed?: true;
}

const KNIP = 'node_modules/knip/bin/knip.js';
const BIOME = 'node_modules/@biomejs/biome/bin/biome';
const TSC = 'node_modules/typescript/bin/tsc';
const VITE = 'node_modules/vite/bin/vite.js';
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

/** As many as there are cores, and not its four: each of them works out anew what the others have. */
const CHECKERS = String(availableParallelism());

/** One project per runtime, so that shared/ cannot see the DOM nor the app Node. */
const PROJECTS = ['.', 'shared', 'server', 'app', 'app/sw', 'tests'];

/** What is checked is remembered from one run to the next, which then looks at what changed: a fifth of the time. */
const typesOf = (project: string) => [
  ...[TSC, '-p', project, '--noEmit', '--checkers', CHECKERS],
  ...[
    '--incremental',
    '--tsBuildInfoFile',
    `node_modules/.cache/types/${project.replace('/', '-')}.tsbuildinfo`,
  ],
];

const vitest = (...projects: string[]) => [
  ['node_modules/vitest/vitest.mjs', 'run', ...projects.flatMap((project) => ['--project', project])],
];

const playwright = (...projects: string[]) => [
  PLAYWRIGHT,
  'test',
  '-c',
  'tests/playwright.config.ts',
  ...projects.map((project) => `--project=${project}`),
];

export const steps: readonly Step[] = [
  { name: 'format', title: 'Format, lint, unused code', commands: [[BIOME, 'ci', '.'], [KNIP]], limitMin: 2 },
  {
    name: 'types',
    title: 'Types',
    commands: PROJECTS.map(typesOf),
    limitMin: 5,
  },
  { name: 'unit', title: 'Unit tests', commands: vitest('unit', 'page'), counts: 'vitest', limitMin: 5 },
  {
    name: 'parts',
    title: 'Parts in a browser',
    commands: vitest('parts'),
    counts: 'vitest',
    needsChromium: true,
    limitMin: 5,
  },
  // Before the storms: one of them starts the product, which builds itself where nobody has.
  { name: 'build', title: 'Build', commands: [[VITE, 'build', '--logLevel', 'warn']], limitMin: 5 },
  {
    name: 'api',
    title: 'API tests',
    commands: vitest('api'),
    counts: 'vitest',
    needsPostgres: true,
    limitMin: 10,
  },
  {
    name: 'storms',
    title: 'Storms',
    commands: vitest('storms'),
    counts: 'vitest',
    needsPostgres: true,
    limitMin: 20,
  },
  {
    name: 'journeys',
    title: 'Journeys and storms in a browser',
    commands: [playwright('phone', 'desktop', 'storms')],
    counts: 'playwright',
    needsPostgres: true,
    needsChromium: true,
    limitMin: 45,
  },
  {
    name: 'forged',
    title: 'Forged links, odd requests and random carts, in full',
    commands: [[...vitest('api').flat(), 'fuzz.test.ts', 'link-mutants.test.ts', 'cart-totals.test.ts']],
    counts: 'vitest',
    needsPostgres: true,
    limitMin: 20,
    onlyNamed: true,
  },
  {
    name: 'looks',
    title: 'Every screen in every look, the life of a booking in every language',
    commands: [
      [...playwright('desktop'), 'reflow.spec.ts'],
      [...playwright('phone'), 'book-and-cancel', 'life-', 'edit-services', 'mail-links'],
    ],
    counts: 'playwright',
    needsPostgres: true,
    needsChromium: true,
    limitMin: 30,
    onlyNamed: true,
  },
  {
    name: 'cuts',
    title: 'Storms in a browser',
    commands: [playwright('storms')],
    counts: 'playwright',
    needsPostgres: true,
    needsChromium: true,
    limitMin: 60,
    onlyNamed: true,
  },
];

/** The steps that `--only a,b` names, in the table's order; without it all but those that have to be named. Throws on an unknown name. */
export function pickSteps(args: readonly string[]): readonly Step[] {
  const at = args.indexOf('--only');
  if (at === -1) return steps.filter(({ onlyNamed }) => !onlyNamed);
  const names = (args[at + 1] ?? '').split(',');
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `--only takes ${steps.map((step) => step.name).join(',')}; there is no "${unknown.join('", "')}".`,
    );
  }
  return steps.filter((step) => names.includes(step.name));
}
