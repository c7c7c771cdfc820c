import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Day } from '#shared/kernel/day.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { readRevisions } from '../../db/repos/agenda/agenda.ts';
import { readAsTenant } from '../../db/with-tenant.ts';

/**
 * A third of the two seconds in which a taken slot has to grey everywhere; the rest is for the device to ask again.
 * The poll is one statement a company with listeners, however many they are.
 */
const POLL_MS = 600;
/** A database in trouble is not asked as often. */
const FAULT_PAUSE_MS = 2_000;

interface Ear {
  day(day: Day, revision: number): void;
  /** Prices, rates, or the rules of the agenda. */
  catalogue(revision: number): void;
}

interface Row {
  readonly catalogue: number;
  readonly day: Day | null;
  readonly revision: number;
}

interface Listener {
  readonly days: ReadonlySet<Day>;
  readonly ear: Ear;
  /** Has to hear of every day, not only of what changed since the last look. */
  isNew: boolean;
}

interface Watched {
  readonly listeners: Set<Listener>;
  /** The revisions that the last look found. */
  revisions: ReadonlyMap<Day, number>;
  catalogue: number | undefined;
}

/**
 * The open streams of this node that want to hear when the times of a day or the catalogue change. Looks at the
 * revisions while one listens and not otherwise: no NOTIFY, which not every database has (D358). A database that does
 * not answer ends no caller's stream; the first look after it tells what was missed.
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

  /** Tells at the next look, within POLL_MS, of the catalogue and every day that has a revision. Answers what ends it. */
  watch(tenantId: Id, days: readonly Day[], ear: Ear): () => void {
    const nobody: Watched = { listeners: new Set(), revisions: new Map(), catalogue: undefined };
    const watched = this.#tenants.get(tenantId) ?? nobody;
    this.#tenants.set(tenantId, watched);
    const listener: Listener = { days: new Set(days), ear, isNew: true };
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
    const rows = await readAsTenant<Row>(this.#db, tenantId, readRevisions, [tenantId, [...days]]);
    const revisions = rows.flatMap(({ day, revision }) => (day === null ? [] : [[day, revision] as const]));
    const changed = revisions.filter(([day, revision]) => watched.revisions.get(day) !== revision);
    watched.revisions = new Map(revisions);
    const catalogue = rows[0]?.catalogue;
    const isNewCatalogue = catalogue !== watched.catalogue;
    watched.catalogue = catalogue;
    for (const listener of watched.listeners) {
      // One that came while the rows were read may want days that are not among them.
      if (listener.isNew && ![...listener.days].every((day) => days.has(day))) continue;
      if (catalogue !== undefined && (listener.isNew || isNewCatalogue)) listener.ear.catalogue(catalogue);
      for (const [day, revision] of listener.isNew ? revisions : changed) {
        if (listener.days.has(day)) listener.ear.day(day, revision);
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
