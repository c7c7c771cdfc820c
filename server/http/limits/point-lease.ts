/** Points taken from the shared counter at once: one statement for ten reads. */
const LEASE_POINTS = 10;

/** Unused points fall away; an address refused a little early near its limit is the price of the saved statements. */
const LEASE_MS = 10_000;

/** Addresses remembered before the old ones are swept out. */
const LEASES_MAX = 10_000;

interface Lease {
  left: number;
  untilMs: number;
}

/** Takes points in tens, so that the limit on reads does not double the statements of a read. */
export class PointLease {
  readonly #take: (key: string, points: number) => Promise<void>;
  readonly #leases = new Map<string, Lease>();
  readonly #taking = new Map<string, Promise<void>>();

  constructor(take: (key: string, points: number) => Promise<void>) {
    this.#take = take;
  }

  /** Throws what `take` throws when the shared counter is used up. */
  async spend(key: string): Promise<void> {
    while (!this.#spendLeased(key)) {
      // Calls that arrive together share one take: each with its own would throw away nine points of ten.
      const taking = this.#taking.get(key) ?? this.#renew(key);
      await taking;
    }
  }

  #spendLeased(key: string): boolean {
    const lease = this.#leases.get(key);
    if (lease === undefined || lease.left === 0 || lease.untilMs <= performance.now()) return false;
    lease.left -= 1;
    return true;
  }

  #renew(key: string): Promise<void> {
    const taking = this.#take(key, LEASE_POINTS)
      .then(() => {
        this.#sweep();
        this.#leases.set(key, { left: LEASE_POINTS, untilMs: performance.now() + LEASE_MS });
      })
      .finally(() => this.#taking.delete(key));
    this.#taking.set(key, taking);
    return taking;
  }

  #sweep(): void {
    if (this.#leases.size < LEASES_MAX) return;
    for (const [key, lease] of this.#leases) if (lease.untilMs <= performance.now()) this.#leases.delete(key);
  }
}
