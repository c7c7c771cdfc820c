import type { StatementCount } from './count-statements.ts';
import type { Measurement } from './measure.ts';
import type { SoakResult } from './soak.ts';

type Cell = string | number;

/** Columns as wide as their longest cell; numbers to the right. */
export function formatTable(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const text = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...text.map((row) => (row[column] ?? '').length)));
  const isNumeric = (cell: string) => /^[-–\d.,%× ]*$/.test(cell);
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return isNumeric(cell) ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  return text.map(line).join('\n');
}

/** One row for every scenario, size and number of connections; shares are app to ceiling. */
export function formatRatios(all: readonly Measurement[]): string {
  const head = [
    'scenario',
    'bookings',
    'conn',
    'ceiling/s',
    'app/s',
    'share',
    'goal',
    'p50 ms',
    'p99 ms',
    'p99 ×',
    'CPU µs',
  ];
  const rows = all
    .filter(({ target }) => target === 'app')
    .map((app) => {
      const ceiling = findCeiling(all, app, app.scenario.name);
      const against = app.scenario.against === 'select1' ? findCeiling(all, app, 'select 1') : ceiling;
      return [
        app.scenario.name,
        app.bookings,
        app.connections,
        perSecond(ceiling),
        perSecond(app),
        percent(app.perSecond, against?.perSecond),
        app.scenario.goal === undefined ? '' : `${Math.round(app.scenario.goal * 100)} %`,
        `${ms(ceiling?.p50Ms)} – ${ms(app.p50Ms)}`,
        `${ms(ceiling?.p99Ms)} – ${ms(app.p99Ms)}`,
        times(app.p99Ms, ceiling?.p99Ms),
        `${whole(ceiling?.cpuMicros)} – ${whole(app.cpuMicros)}`,
        `${ceiling?.errors ?? ''} – ${app.errors}`,
        `${whole(ceiling?.memoryMib)} – ${whole(app.memoryMib)}`,
      ];
    });
  return formatTable([...head, 'errors', 'MiB'], rows);
}

export function formatSelectOne(all: readonly Measurement[]): string {
  const rows = all.filter(({ scenario }) => scenario.name === 'select 1');
  return formatTable(
    ['select 1 over HTTP', 'conn', 'per second', 'p50 ms', 'p99 ms'],
    rows.map((row) => [
      `${row.bookings} bookings`,
      row.connections,
      perSecond(row),
      ms(row.p50Ms),
      ms(row.p99Ms),
    ]),
  );
}

/** What a fuller agenda costs: time an operation takes, larger over smaller. */
export function formatGrowth(all: readonly Measurement[]): string {
  const sizes = [...new Set(all.map(({ bookings }) => bookings))].sort((a, b) => a - b);
  const [small, large] = [sizes.at(0), sizes.at(-1)];
  if (small === undefined || small === large) return '';
  const rows = all
    .filter(({ bookings, scenario }) => bookings === small && scenario.name !== 'select 1')
    .map((few) => {
      const isSame = (one: Measurement) =>
        one.scenario === few.scenario && one.target === few.target && one.connections === few.connections;
      const many = all.find((one) => one.bookings === large && isSame(one));
      return [few.scenario.name, few.target, few.connections, times(few.perSecond, many?.perSecond)];
    });
  return formatTable([`cost of ${large} bookings over ${small}`, 'program', 'conn', 'times'], rows);
}

export function formatStatements(counts: readonly StatementCount[]): string {
  const rows = counts.map(({ route, goal, statements }) => [
    route,
    statements.app.length,
    goal ?? '',
    statements.ceiling.length,
    statements.app.map(shorten).join(', '),
  ]);
  return formatTable(
    ['statements besides begin, tenant, commit', 'app', 'goal', 'ceiling', 'of the app'],
    rows,
  );
}

export function formatSoak({ minutes, samplesMib, perSecond: rate, errors }: SoakResult): string {
  const half = Math.floor(samplesMib.length / 2);
  const most = (part: readonly number[]) => Math.round(Math.max(...part));
  return [
    `soak of ${minutes} min: ${Math.round(rate)} requests a second, ${errors} errors`,
    `memory at most ${most(samplesMib.slice(0, half))} MiB in the first half, ${most(samplesMib.slice(half))} in the second,`,
    `${Math.round(samplesMib.at(-1) ?? Number.NaN)} at the end (goal: at most 200 with a capped heap, not growing)`,
  ].join('\n');
}

function findCeiling(all: readonly Measurement[], app: Measurement, name: string): Measurement | undefined {
  return all.find(
    ({ scenario, target, bookings, connections }) =>
      target === 'ceiling' &&
      scenario.name === name &&
      bookings === app.bookings &&
      connections === app.connections,
  );
}

const perSecond = (one: Measurement | undefined) => (one ? Math.round(one.perSecond) : '');
const percent = (part: number, of: number | undefined) =>
  of === undefined ? '' : `${Math.round((part / of) * 100)} %`;
const times = (part: number, of: number | undefined) => (of === undefined ? '' : (part / of).toFixed(2));
const ms = (value: number | undefined) => (value === undefined ? '' : value.toFixed(value < 10 ? 2 : 0));
const whole = (value: number | undefined) => (value === undefined ? '' : Math.round(value));
const shorten = (statement: string) => (statement.length > 30 ? `${statement.slice(0, 29)}…` : statement);
