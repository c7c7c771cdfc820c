import { Audit, type Result } from 'lighthouse';

/** As much of a trace's event as is looked at; times in µs. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Of the thread's own running in it, without waiting for a core. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly documentLoaderURL?: string } };
}

/** Nobody feels a shorter wait. */
const UNFELT_MS = 50;

/**
 * Total blocking time of a page from its first contentful paint on, in ms, by what its thread ran itself, each task
 * `slowDown` times as long. Lighthouse counts what the thread waited for a core too: on a machine of two, with Chromium
 * that draws by software and Lighthouse beside it, that is most of its figure, and another one in each run.
 *
 * @throws where the trace holds no navigation to `url`, or no paint of it
 */
export function ownBlockedMs(events: readonly TraceEvent[], url: string, slowDown: number): number {
  const start = events.find(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url,
  );
  const paint =
    start &&
    events.find(({ name, pid, ts }) => name === 'firstContentfulPaint' && pid === start.pid && ts > start.ts);
  if (!start || !paint) throw new Error(`The trace holds no paint of ${url}`);
  const tasks = events.filter(
    ({ name, ph, pid, tid, ts }) =>
      ph === 'X' && name.endsWith('RunTask') && pid === start.pid && tid === start.tid && ts >= paint.ts,
  );
  const blockedMs = tasks.map(({ tdur = 0 }) => Math.max(0, (tdur / 1_000) * slowDown - UNFELT_MS));
  return blockedMs.reduce((sum, ms) => sum + ms, 0);
}

const BLOCKING = 'total-blocking-time';

/** Lighthouse's performance score, of 100, had it counted `blockedMs` in the place of its own figure. */
export function scoreWith(blockedMs: number, { audits, categories }: Result): number {
  const { score = null, scoringOptions } = audits[BLOCKING] ?? {};
  const { score: whole = null, auditRefs = [] } = categories.performance ?? {};
  const weight = auditRefs.find(({ id }) => id === BLOCKING)?.weight;
  if (score === null || whole === null || !scoringOptions || weight === undefined) return Number.NaN;
  return Math.round(whole * 100 + weight * (Audit.computeLogNormalScore(scoringOptions, blockedMs) - score));
}
