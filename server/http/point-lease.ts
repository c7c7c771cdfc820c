/** Points taken from the shared counter at once: one statement for ten reads. */
const LEASE_POINTS = 10;

/** Unused points fall away; an address refused a little early near its limit is the price of the saved statements. */
const LEASE_MS = 10_000;

/** Addresses remembered before the old ones are swept out. */
const LEASES_MAX = 10_000;

/** Takes points in tens, so that the limit on reads does not double the statements of a read. */
export class PointLease {
  readonly #take: (key: string, points: number) => Promise<void>;
  readonly #leases = new Map<string, { left: number; untilMs: number }>();

  constructor(take: (key: string, points: number) => Promise<void>) {
    this.#take = take;
  }

  /** Throws what `take` throws when the shared counter is used up. */
  async spend(key: string): Promise<void> {
    const lease = this.#leases.get(key);
    if (lease !== undefined && lease.left > 0 && lease.untilMs > Date.now()) {
      lease.left -= 1;
      return;
    }
    await this.#take(key, LEASE_POINTS);
    this.#sweep();
    this.#leases.set(key, { left: LEASE_POINTS - 1, untilMs: Date.now() + LEASE_MS });
  }

  #sweep(): void {
    if (this.#leases.size < LEASES_MAX) return;
    for (const [key, lease] of this.#leases) if (lease.untilMs <= Date.now()) this.#leases.delete(key);
  }
}
