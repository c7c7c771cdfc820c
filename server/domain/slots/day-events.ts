import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Day } from '#shared/kernel/day.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { readDayRevisions } from '../../db/repos/agenda.ts';
import { readAsTenant } from '../../db/with-tenant.ts';

/**
 * A third of the two seconds in which a taken slot has to grey everywhere; the rest is for the device to ask again.
 * The poll is one statement a company with listeners, however many they are.
 */
const POLL_MS = 600;
/** A database in trouble is not asked as often. */
const FAULT_PAUSE_MS = 2_000;

type Tell = (day: Day, revision: number) => void;

interface Listener {
  readonly days: ReadonlySet<Day>;
  readonly tell: Tell;
  /** Has to hear of every day, not only of what changed since the last look. */
  isNew: boolean;
}

interface Watched {
  readonly listeners: Set<Listener>;
  /** Of the last look. */
  revisions: ReadonlyMap<Day, number>;
}

/**
 * Who wants to hear when the times of a day change, on this node. Looks at `agenda_days.revision` while anybody
 * listens and not otherwise: no NOTIFY, which not every database has (design 11). A database that does not answer
 * costs nobody their stream; the first look after it tells what was missed.
 */
export class DayEvents {
  readonly #db: Knex;
  readonly #log: Logger;
  readonly #tenants = new Map<Id, Watched>();
  #loop: Promise<void> | undefined;
  #wake: () => void = () => undefined;
  #isFailing = false;

  constructor(db: Knex, log: Logger) {
    this.#db = db;
    this.#log = log;
  }

  /** Tells at the next look, within POLL_MS, of every day that has a revision. Answers what ends it. */
  watch(tenantId: Id, days: readonly Day[], tell: Tell): () => void {
    const watched = this.#tenants.get(tenantId) ?? { listeners: new Set(), revisions: new Map() };
    this.#tenants.set(tenantId, watched);
    const listener: Listener = { days: new Set(days), tell, isNew: true };
    watched.listeners.add(listener);
    this.#loop ??= this.#run();
    return () => {
      watched.listeners.delete(listener);
      if (watched.listeners.size === 0 && this.#tenants.get(tenantId) === watched)
        this.#tenants.delete(tenantId);
    };
  }

  async stop(): Promise<void> {
    this.#tenants.clear();
    this.#wake();
    await this.#loop;
  }

  async #run(): Promise<void> {
    while (this.#tenants.size > 0) {
      const isGood = await this.#lookAtAll();
      if (isGood === this.#isFailing) this.#note(isGood);
      await this.#pause(isGood ? POLL_MS : FAULT_PAUSE_MS);
    }
    this.#loop = undefined; // nothing was awaited since the check, so no listener came in between
  }

  async #lookAtAll(): Promise<boolean> {
    let isGood = true;
    for (const [tenantId, watched] of this.#tenants) {
      isGood = (await this.#look(tenantId, watched).catch(() => false)) && isGood;
    }
    return isGood;
  }

  async #look(tenantId: Id, watched: Watched): Promise<true> {
    const days = new Set([...watched.listeners].flatMap((listener) => [...listener.days]));
    const rows = await readAsTenant<{ day: Day; revision: number }>(this.#db, tenantId, readDayRevisions, [
      tenantId,
      [...days],
    ]);
    const changed = rows.filter(({ day, revision }) => watched.revisions.get(day) !== revision);
    watched.revisions = new Map(rows.map(({ day, revision }) => [day, revision]));
    for (const listener of watched.listeners) {
      // One that came while the rows were read may want days that are not among them.
      if (listener.isNew && ![...listener.days].every((day) => days.has(day))) continue;
      for (const { day, revision } of listener.isNew ? rows : changed) {
        if (listener.days.has(day)) listener.tell(day, revision);
      }
      listener.isNew = false;
    }
    return true;
  }

  /** One line when it begins and one when it is over, not one a look. */
  #note(isGood: boolean): void {
    this.#isFailing = !isGood;
    if (isGood) this.#log.info('days can be watched again');
    else this.#log.warn('days cannot be watched: the database does not answer');
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
