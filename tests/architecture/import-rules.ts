/** Who may import whom (D368), as a table: a file it concerns, an import it forbids, and where to turn instead. */
import { type ImportLine, readImports } from './read-imports.ts';
import { isCode, isTest, type SourceFile } from './source-files.ts';

interface ImportRule {
  readonly advice: string;
  /** Tests may reach for tools and fixtures; only a few rules hold for them too. */
  readonly holdsForTests?: boolean;
  readonly concerns: (path: string) => boolean;
  readonly forbids: (line: ImportLine, from: string) => boolean;
}

/** Whom screens are for. */
const AUDIENCES: readonly string[] = ['app/customer', 'app/admin'];

/** Small, pure and the same in browser and Node. */
const SHARED_PACKAGES = new Set(['zod', 'date-fns', '@date-fns/tz', 'libphonenumber-js']);
const UI_PACKAGES = new Set(['react', 'react-dom', 'lucide-react']);

/** A folder may import from its own floor and those below. Prices, minutes and coupons need each other. */
const SHARED_FLOORS: readonly (readonly string[])[] = [
  ['kernel'],
  ['catalogue', 'agenda', 'delivery', 'pictures'],
  ['cart', 'kinds'],
  ['durations', 'coupons', 'pricing'],
  ['booking'],
  ['company'],
  ['api'],
];

/**
 * A folder of the server may import from lower floors and from itself; those of one floor do not know each other.
 * `deps.ts`, `env.ts`, `app.ts` and `main.ts` stand beside the floors and put them together.
 */
const SERVER_FLOORS: readonly (readonly string[])[] = [
  ['errors'],
  ['db', 'mail', 'providers'],
  ['access'],
  ['domain', 'http'],
  ['routes', 'jobs'],
  ['run'],
];

/**
 * As SHARED_FLOORS. What stands in no folder is above all of them, but for `remote.ts`: anything may ask the server's part,
 * which is loaded when it is called. The last floor but one is what is sent, and what it is sent for.
 */
const DATA_FLOORS: readonly (readonly string[])[] = [
  ['device'],
  ['wire'],
  ['drafts', 'catalogue'],
  ['cart'],
  ['delivery'],
  ['slots', 'bookings', 'changes', 'place', 'outbox'],
  ['staff'],
];

const rules: readonly ImportRule[] = [
  {
    advice: 'app and server never meet: put what both need in shared/',
    holdsForTests: true,
    concerns: inside('app', 'server'),
    forbids: ({ path }, from) => inside(from.startsWith('app/') ? 'server' : 'app')(path),
  },
  {
    advice: 'from app/ and server/, shared files are imported as #shared/…',
    holdsForTests: true,
    concerns: inside('app', 'server', 'tests'),
    forbids: ({ path, specifier }) => inside('shared')(path) && !specifier.startsWith('#'),
  },
  {
    advice: 'name the file with its extension (.ts, .tsx, …): there are no barrels and no guessing',
    holdsForTests: true,
    concerns: inside('app', 'server', 'shared', 'tests'),
    forbids: ({ path }) => path !== undefined && !/\.[a-z0-9]+$/.test(path),
  },
  {
    advice: 'shared/ is the ground floor: take what you need as an argument, or put it in shared/',
    concerns: inside('shared'),
    forbids: ({ path, specifier }) =>
      path !== undefined && (!inside('shared')(path) || specifier.startsWith('#')),
  },
  {
    advice: `shared/ runs everywhere and does no I/O: only ${[...SHARED_PACKAGES].join(', ')}`,
    concerns: inside('shared'),
    forbids: ({ packageName }) => packageName !== undefined && !SHARED_PACKAGES.has(packageName),
  },
  {
    advice: 'the kernel stands on nothing: no package, no other folder',
    concerns: inside('shared/kernel'),
    forbids: ({ path }) => !inside('shared/kernel')(path),
  },
  {
    advice: `shared/ imports downward (${SHARED_FLOORS.map((floor) => floor.join(' ')).join(' < ')}): move the part that both need down`,
    concerns: inside('shared'),
    forbids: ({ path }, from) => path !== undefined && floorOf(path) > floorOf(from),
  },
  {
    advice: 'app/ui knows no domain, no texts and no storage: pass words and values in as props',
    concerns: inside('app/ui'),
    forbids: ({ path, packageName }) =>
      packageName === undefined
        ? !inside('app/ui')(path) && path !== 'app/store.ts'
        : !UI_PACKAGES.has(packageName),
  },
  {
    advice:
      'app/data works without React (the service worker uses it too): put hooks beside the screens or in parts',
    concerns: inside('app/data'),
    forbids: ({ packageName }) => packageName !== undefined && /(^|[-/])react([-/]|$)/.test(packageName),
  },
  {
    advice: `app/data imports downward (${DATA_FLOORS.map((floor) => floor.join(' ')).join(' < ')}): move the part that both need down`,
    concerns: (path) => inside('app/data')(path) && dataFloorOf(path) < DATA_FLOORS.length,
    forbids: ({ path }, from) =>
      path !== undefined &&
      inside('app/data')(path) &&
      path !== 'app/data/remote.ts' &&
      dataFloorOf(path) > dataFloorOf(from),
  },
  {
    advice: 'app/data and app/i18n stand below the screens: move the shared piece down',
    concerns: inside('app/data', 'app/i18n'),
    forbids: ({ path }) => inside('app/ui', 'app/frame', ...AUDIENCES)(path),
  },
  {
    advice: 'screens never import other screens: move what both need to the parts folder of the audience',
    concerns: inside(...AUDIENCES),
    forbids: ({ path }, from) => {
      const target = screenOf(path);
      return target !== undefined && !target.endsWith('/parts') && target !== screenOf(from);
    },
  },
  {
    advice: 'only app/routes.tsx and app/…-routes.tsx open a screen, lazily',
    concerns: (path) =>
      inside('app')(path) && !inside(...AUDIENCES)(path) && !/^app\/((\w+-)?routes|main)\.tsx$/.test(path),
    forbids: ({ path }) => inside(...AUDIENCES)(path),
  },
  {
    advice: 'a route calls the domain; the domain owns the transaction and the repositories',
    concerns: inside('server/routes'),
    forbids: ({ path, packageName }) => inside('server/db/repos')(path) || packageName === 'knex',
  },
  {
    advice: `server/ imports downward and never sideways (${SERVER_FLOORS.map((floor) => floor.join(' ')).join(' < ')}): move the part that both need down, or take it as an argument`,
    concerns: (path) => serverFloorOf(path) !== undefined,
    forbids: ({ path }, from) => isAboveOrBeside(path, from),
  },
  {
    advice: 'server/http knows no rows: server/access says who calls, the domain reads and writes',
    concerns: inside('server/http'),
    forbids: ({ path }) => inside('server/db/repos')(path),
  },
  {
    advice: 'only server/http knows requests and responses: take plain values, return or throw',
    concerns: inside('server/domain'),
    forbids: ({ packageName }) => packageName !== undefined && /^(koa([-/]|$)|@koa\/)/.test(packageName),
  },
  {
    advice: "import * as z from 'zod/mini': classic zod is three times larger in the browser",
    holdsForTests: true,
    concerns: () => true,
    forbids: ({ packageName, specifier }) => packageName === 'zod' && specifier !== 'zod/mini',
  },
];

/** One line per forbidden import: who, what, and where the thing should come from. */
export function findForbiddenImports(files: readonly SourceFile[]): readonly string[] {
  return files.filter(isCode).flatMap((file) => {
    const applicable = rules.filter(
      ({ concerns, holdsForTests }) => concerns(file.path) && (holdsForTests || !isTest(file)),
    );
    return readImports(file).flatMap((line) =>
      applicable
        .filter(({ forbids }) => forbids(line, file.path))
        .map(({ advice }) => `${file.path} imports ${line.specifier}: ${advice}`),
    );
  });
}

function inside(...folders: readonly string[]): (path: string | undefined) => boolean {
  return (path) => path !== undefined && folders.some((folder) => path.startsWith(`${folder}/`));
}

/** A new folder of shared/ has no floor until it is given one, and may import nothing but the kernel. */
function floorOf(path: string): number {
  const folder = path.split('/')[1] ?? '';
  const floor = SHARED_FLOORS.findIndex((names) => names.includes(folder));
  return floor === -1 ? 0.5 : floor;
}

/** A new folder stands on the lowest floor until it is given one, a loose file above them all. */
function dataFloorOf(path: string): number {
  const [, , folder = '', file] = path.split('/');
  if (file === undefined) return DATA_FLOORS.length;
  return Math.max(
    0,
    DATA_FLOORS.findIndex((names) => names.includes(folder)),
  );
}

/** `undefined` for what stands beside the floors, and for a new folder until it is given one. */
function serverFloorOf(path: string): number | undefined {
  const [top, folder = '', file] = path.split('/');
  const floor = SERVER_FLOORS.findIndex((names) => names.includes(folder));
  return top === 'server' && file !== undefined && floor !== -1 ? floor : undefined;
}

function isAboveOrBeside(path: string | undefined, from: string): boolean {
  const [floor, own] = [path === undefined ? undefined : serverFloorOf(path), serverFloorOf(from)];
  if (path === undefined || floor === undefined || own === undefined) return false;
  return floor > own || (floor === own && path.split('/')[1] !== from.split('/')[1]);
}

/** `app/customer/checkout/…` belongs to the screen `app/customer/checkout`; a file of the audience to none. */
function screenOf(path: string | undefined): string | undefined {
  const [top, audience, screen, file] = path?.split('/') ?? [];
  const isScreen = AUDIENCES.includes(`${top}/${audience}`) && file !== undefined;
  return isScreen ? `${top}/${audience}/${screen}` : undefined;
}
