import { AppError } from '../../errors/app-error.ts';

interface Tries {
  wrong: number;
  judging: number;
  untilMs: number;
}

/** Keys remembered before those of past windows are swept out. */
const KEYS_MAX = 10_000;

/**
 * Guesses at something that a person chose, of this node alone: no more are judged than may be wrong, also when all
 * of them arrive together or the shared counter does not answer. A right one costs nothing. Counted by the time that the
 * node has run (D498): a clock that is put back locks nobody out for longer.
 */
export class Guesses {
  readonly #max: number;
  readonly #windowMs: number;
  readonly #tries = new Map<string, Tries>();

  constructor(max: number, windowMs: number) {
    this.#max = max;
    this.#windowMs = windowMs;
  }

  /** Before the guess is looked at; `end` has to follow. Throws `request.too_many`. */
  begin(key: string, nowMs: number = performance.now()): void {
    const tries = this.#triesOf(key, nowMs);
    if (tries.wrong >= this.#max) throw tooMany(tries.untilMs - nowMs);
    if (tries.wrong + tries.judging >= this.#max) throw tooMany(0); // those before it may have been right
    tries.judging += 1;
  }

  end(key: string, wasWrong: boolean): void {
    const tries = this.#tries.get(key);
    if (tries === undefined) return;
    tries.judging -= 1;
    if (wasWrong) tries.wrong += 1;
    else if (tries.judging === 0 && tries.wrong === 0) this.#tries.delete(key);
  }

  /** Other nodes have judged enough: none here either for so long. */
  close(key: string, waitMs: number): void {
    const nowMs = performance.now();
    const tries = this.#triesOf(key, nowMs);
    tries.wrong = this.#max;
    tries.untilMs = nowMs + waitMs;
  }

  #triesOf(key: string, nowMs: number): Tries {
    const known = this.#tries.get(key);
    if (known !== undefined && known.untilMs > nowMs) return known;
    if (this.#tries.size >= KEYS_MAX)
      for (const [other, { untilMs, judging }] of this.#tries)
        if (untilMs <= nowMs && judging === 0) this.#tries.delete(other);
    const tries = { wrong: 0, judging: known?.judging ?? 0, untilMs: nowMs + this.#windowMs };
    this.#tries.set(key, tries);
    return tries;
  }
}

/** At least a second, whatever is left. */
export function tooMany(waitMs: number): AppError {
  return new AppError('request.too_many', { retryAfterSec: Math.max(1, Math.ceil(waitMs / 1000)) });
}
