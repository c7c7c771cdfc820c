import type { FailCode } from '../device/rows.ts';
import { isTransient, mayHaveArrived, type Refusal } from '../wire/http.ts';
import { type Alternative, readAlternatives } from '../wire/read-alternatives.ts';

/** What one try of an intent came to. */
export type Performed =
  /** The answer is stored and the row is gone, in one transaction. */
  | { readonly kind: 'done' }
  /** `maybeApplied`: it went out, and only its key can tell whether it was done. */
  | {
      readonly kind: 'later';
      readonly code: FailCode;
      readonly retryAfterMs?: number | undefined;
      readonly maybeApplied: boolean;
    }
  /** Final: it was not done, and nothing happens before the person decides. */
  | {
      readonly kind: 'asks';
      readonly code: FailCode | null;
      readonly fields?: Fields | undefined;
      /** The nearest free times; noted in a row that keeps any. */
      readonly alternatives?: readonly Alternative[];
      /** The person finds it in the list too, though a screen waits. */
      readonly stays?: boolean;
      /** What the server said, for the screen that waits. */
      readonly said?: unknown;
    };

/** Codes by the path of the field, as in shared/api/errors.ts. */
export type Fields = Readonly<Record<string, string>>;

/** What a refusal of the server means for an intent (LC27, LC28). */
export function judgeRefusal(refusal: Refusal): Performed {
  const { code, retryAfterMs, fields, body } = refusal;
  if (!isTransient(refusal)) {
    return { kind: 'asks', code, fields, alternatives: readAlternatives(body), said: body };
  }
  return { kind: 'later', code, retryAfterMs, maybeApplied: mayHaveArrived(refusal) };
}
