import { slotEventView } from '#shared/api/slots.ts';
import { type Day, parseDay } from '#shared/kernel/day.ts';
import { addMs, type Instant, instantFromMs } from '#shared/kernel/instant.ts';
import { followCatalogue } from '../cart/follow-catalogue.ts';
import { now } from '../device/clock.ts';
import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';
import { TENANT_SLUG } from '../device/tenant.ts';
import { backOffMs, wait } from '../wire/back-off.ts';
import type { FetchOutcome } from '../wire/fetch-once.ts';
import { withLock } from '../wire/with-lock.ts';
import { contains, type DayRange, watchedRange } from './watched-range.ts';

/** Screens come and go in one breath; the stream is not opened for each of them. */
const SETTLE_MS = 100;
/** All open screens hear of a change at the same moment; each asks at another one within this time. */
const SPREAD_MS = 300;
/** How often the server is asked while there is no stream. */
const POLL_MS = 15_000;
/** The server beats every 15 to 25 s; a line that has been silent for longer is dead, whatever it looks like. */
const SILENT_MAX_MS = 45_000;
/** A stream that ends sooner was no good one: the next waits longer. */
const GOOD_STREAM_MS = 30_000;
/** Of the back-off: half a minute at most, because meanwhile the server is polled. */
const ATTEMPTS_MAX = 5;
/** Our own hold is in the answer once its own answer is here; a hold that takes longer is not waited for. */
const HOLD_PATIENCE_MS = 1_000;

/** Asks again for what is shown; only what was asked for since `since` will do. */
export type Refresh = (since: Instant) => Promise<FetchOutcome>;

interface Watcher {
  readonly range: DayRange;
  readonly refresh: Refresh;
  /** At least this long from one refresh to the next. */
  readonly pauseMs: number;
  refreshedAt: Instant;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Refreshes what is on screen when the server says that a day has changed (LC47): one stream a tab, and only while the
 * page is looked at, because browsers allow few. The first words of every stream are how the days stand, which tells
 * what was missed. Without a stream, polls (LC48).
 */
class LiveSlots {
  readonly #watchers = new Set<Watcher>();
  /** The revisions that what is shown was refreshed for. */
  readonly #known = new Map<Day, number>();
  readonly #changed = new Set<Day>();
  #stream: { readonly source: EventSource; readonly range: DayRange; readonly openedAt: Instant } | undefined;
  #attempts = 0;
  #settling: ReturnType<typeof setTimeout> | undefined;
  #telling: ReturnType<typeof setTimeout> | undefined;
  #retrying: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #polling: ReturnType<typeof setInterval> | undefined;

  watch(range: DayRange, refresh: Refresh, pauseMs: number): () => void {
    const watcher: Watcher = {
      range,
      refresh,
      pauseMs,
      refreshedAt: instantFromMs(0),
      timer: undefined,
    };
    if (this.#watchers.size === 0) this.#listen();
    this.#watchers.add(watcher);
    this.#settle();
    return () => {
      clearTimeout(watcher.timer);
      this.#watchers.delete(watcher);
      if (this.#watchers.size === 0) this.#unsubscribe();
      this.#settle();
    };
  }

  #listen(): void {
    document.addEventListener('visibilitychange', this.#settle);
    document.addEventListener('resume', this.#startAgain);
    addEventListener('online', this.#startAgain);
    addEventListener('pageshow', this.#startAgain);
  }

  #unsubscribe(): void {
    document.removeEventListener('visibilitychange', this.#settle);
    document.removeEventListener('resume', this.#startAgain);
    removeEventListener('online', this.#startAgain);
    removeEventListener('pageshow', this.#startAgain);
  }

  #settle = (): void => {
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => this.#update(), SETTLE_MS);
  };

  /** What was open before a sleep may be dead and not know it. */
  #startAgain = (): void => {
    this.#attempts = 0;
    this.#close();
    this.#settle();
  };

  #update(): void {
    const wanted = watchedRange([...this.#watchers].map(({ range }) => range));
    if (wanted === undefined || document.visibilityState !== 'visible') {
      this.#close();
      this.#stopPolling();
      return;
    }
    if (this.#stream === undefined ? this.#retrying !== undefined : contains(this.#stream.range, wanted))
      return;
    this.#open(wanted);
  }

  #open(range: DayRange): void {
    this.#close();
    this.#poll(); // until the stream gives a sign of life
    if (globalThis.EventSource === undefined) return;
    const query = new URLSearchParams({ ...range, tenant: TENANT_SLUG });
    const source = new EventSource(`/api/slots/events?${query}`);
    this.#stream = { source, range, openedAt: now() };
    this.#waitForSign();
    source.onmessage = ({ data }) => {
      this.#live();
      this.#hear(data);
    };
    source.addEventListener('beat', () => this.#live());
    source.addEventListener('catalogue', ({ data }) => {
      this.#live();
      void followCatalogue(data).catch(ignoreFault);
    });
    source.onerror = () => this.#lose();
  }

  #close(): void {
    this.#stream?.source.close();
    this.#stream = undefined;
    clearTimeout(this.#retrying);
    this.#retrying = undefined;
    clearTimeout(this.#silence);
  }

  /** Not left to EventSource: it gives up at the first refusal, and comes back at the same pace for ever. */
  #lose(): void {
    const openedAt = this.#stream?.openedAt ?? now();
    this.#attempts = now() - openedAt > GOOD_STREAM_MS ? 1 : Math.min(this.#attempts + 1, ATTEMPTS_MAX);
    this.#close();
    this.#poll();
    this.#retrying = setTimeout(() => {
      this.#retrying = undefined;
      this.#update();
    }, backOffMs(this.#attempts));
  }

  #live(): void {
    this.#stopPolling();
    this.#waitForSign();
  }

  #waitForSign(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#lose(), SILENT_MAX_MS);
  }

  /** Goes on through every try of a stream, until one shows that it lives. */
  #poll(): void {
    this.#polling ??= setInterval(() => {
      for (const watcher of this.#watchers) this.#refresh(watcher, now());
    }, POLL_MS);
  }

  #stopPolling(): void {
    clearInterval(this.#polling);
    this.#polling = undefined;
  }

  #hear(data: string): void {
    const event = readEvent(data);
    if (event === undefined || this.#known.get(event.day) === event.revision) return;
    this.#known.set(event.day, event.revision);
    this.#changed.add(event.day);
    this.#telling ??= setTimeout(() => void this.#tell().catch(ignoreFault), Math.random() * SPREAD_MS);
  }

  async #tell(): Promise<void> {
    this.#telling = undefined;
    const days = [...this.#changed];
    const since = now();
    this.#changed.clear();
    await outdate(days);
    await Promise.race([withLock('hold', async () => undefined), wait(HOLD_PATIENCE_MS)]);
    for (const watcher of this.#watchers) {
      const isShown = days.some((day) => contains(watcher.range, { from: day, to: day }));
      if (isShown) this.#refresh(watcher, since, days);
    }
  }

  #refresh(watcher: Watcher, since: Instant, days: readonly Day[] = []): void {
    const run = async (asOf: Instant) => {
      watcher.timer = undefined;
      watcher.refreshedAt = now();
      const { ok } = await watcher.refresh(asOf);
      // What was not learnt has to be told again by the next stream.
      if (!ok) for (const day of days) this.#known.delete(day);
    };
    const waitMs = addMs(watcher.refreshedAt, watcher.pauseMs) - now();
    // A longer wait than the pause: the clock was put back meanwhile.
    if (waitMs <= 0 || waitMs > watcher.pauseMs) void run(since).catch(ignoreFault);
    else watcher.timer ??= setTimeout(() => void run(now()).catch(ignoreFault), waitMs);
  }
}

const live = new LiveSlots();

/** `refresh` is called for changes between `from` and `to`, at most every `pauseMs`. Answers what ends it. */
export async function watchSlots(range: DayRange, refresh: Refresh, pauseMs = 0): Promise<() => void> {
  return live.watch(range, refresh, pauseMs);
}

function readEvent(data: string): { readonly day: Day; readonly revision: number } | undefined {
  try {
    const { date, revision } = slotEventView.parse(JSON.parse(data));
    const day = parseDay(date);
    return day === undefined ? undefined : { day, revision };
  } catch {
    return undefined; // a newer server's word
  }
}

/** Copies of these days that no screen shows now are asked for again when one does. */
function outdate(days: readonly Day[]): Promise<unknown> {
  return withDb(() =>
    db.fetches
      .where('key')
      .startsWithAnyOf(days.map((day) => `slots:${day}:`))
      .modify({ okAt: null }),
  );
}

/** A refresh that failed says so on the screen; the next change, poll or stream asks again. */
function ignoreFault(): void {}
