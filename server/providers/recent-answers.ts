/** Keeps the answers used last, for a few minutes: the same letters are typed and the same stops computed again. */
const ANSWERS_MAX = 500;
const KEPT_MS = 5 * 60_000;

export class RecentAnswers {
  readonly #now: () => number;
  /** A Map remembers the order of writing: the first is the one that was not used for the longest time. */
  readonly #answers = new Map<string, { readonly value: unknown; readonly until: number }>();

  constructor(now: () => number) {
    this.#now = now;
  }

  get(key: string): { readonly value: unknown } | undefined {
    const found = this.#answers.get(key);
    if (found === undefined) return undefined;
    this.#answers.delete(key);
    if (found.until <= this.#now()) return undefined;
    this.#answers.set(key, found);
    return found;
  }

  set(key: string, value: unknown): void {
    this.#answers.delete(key);
    this.#answers.set(key, { value, until: this.#now() + KEPT_MS });
    for (const oldest of this.#answers.keys()) {
      if (this.#answers.size <= ANSWERS_MAX) break;
      this.#answers.delete(oldest);
    }
  }
}
