import type { Id } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/instant.ts';

/** The last row of a page in a list by time, after which the next page begins. */
export interface PagePlace {
  /** Whole milliseconds, as the list compares them. */
  readonly at: Instant;
  readonly id: Id;
}
