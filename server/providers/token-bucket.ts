/** At most `perSecond` calls a second, and as many at once; below one, one every so many seconds. */
export class TokenBucket {
  readonly #perSecond: number;
  readonly #size: number;
  readonly #now: () => number;
  #tokens: number;
  #at: number;

  constructor(perSecond: number, now: () => number) {
    this.#perSecond = perSecond;
    this.#size = Math.max(1, perSecond);
    this.#now = now;
    this.#tokens = this.#size;
    this.#at = now();
  }

  /** False: this one would be too many. The call is not kept waiting, for a person is waiting already. */
  take(): boolean {
    const now = this.#now();
    const earned = (Math.max(0, now - this.#at) / 1000) * this.#perSecond;
    this.#tokens = Math.min(this.#size, this.#tokens + earned);
    this.#at = now;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}
