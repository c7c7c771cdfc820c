/** Failures in a row after which a provider is left alone: one bad answer happens, five are an outage. */
const FAILURES_MAX = 5;
/** How long it is left alone. Longer than a restart takes, shorter than a customer's patience with estimates. */
const OPEN_MS = 30_000;

/**
 * closed --5 failures in a row--> open --30 s--> half open: one call tries
 *    ^------------- it succeeds ------------------'  '-- it fails --> open
 */
export class Breaker {
  readonly #now: () => number;
  #failures = 0;
  #openUntil = 0;
  #isTrying = false;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** True: call, and say afterwards how it went. */
  mayCall(): boolean {
    if (this.#failures < FAILURES_MAX) return true;
    if (this.#isTrying || this.#now() < this.#openUntil) return false;
    this.#isTrying = true;
    return true;
  }

  succeeded(): void {
    this.#failures = 0;
    this.#isTrying = false;
  }

  /** It was not waited for long enough to tell. */
  cutShort(): void {
    this.#isTrying = false;
  }

  failed(): void {
    this.#failures += 1;
    this.#isTrying = false;
    if (this.#failures >= FAILURES_MAX) this.#openUntil = this.#now() + OPEN_MS;
  }
}
