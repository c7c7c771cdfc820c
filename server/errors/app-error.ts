import type { ErrorCode } from '#shared/api/error-codes.ts';
import { errorCatalogue } from '#shared/api/errors.ts';

/** A refusal of the catalogue, thrown by the domain and turned into an answer by http/answer-errors.ts alone. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** Stands beside `error` and `code` in the answer: current cart, alternatives, field codes. */
  readonly extra: Readonly<Record<string, unknown>>;

  constructor(code: ErrorCode, extra: Readonly<Record<string, unknown>> = {}) {
    super(errorCatalogue[code].text);
    this.name = 'AppError';
    this.code = code;
    this.extra = extra;
  }
}
