import type { QuoteTerms } from '#shared/booking/quote-rules.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Cents } from '#shared/kernel/money.ts';

/** A quote that waits for its answer, as it stands beside its booking. */
export interface OpenOffer extends QuoteTerms {
  readonly id: Id;
  /** Of its lines alone. */
  readonly totalCents: Cents;
  readonly message: string | null;
  /** By the database's clock; what counts when somebody answers is `isQuoteExpired`. */
  readonly expired: boolean;
}
