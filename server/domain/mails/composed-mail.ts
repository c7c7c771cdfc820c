import type { Instant } from '#shared/kernel/instant.ts';
import type { RenderedMail } from '../../mail/frame/rendered-mail.ts';

export interface ComposedMail extends RenderedMail {
  /**
   * It would say that a cancelled visit is booked, name a time that has changed since, or greet a subscriber who has
   * left.
   */
  readonly isOvertaken: boolean;
  /** What it tells of was deleted: these are the words that it would have had. */
  readonly isGone?: boolean | undefined;
  /** A reminder that missed its hours waits for these. */
  readonly notBefore?: Instant | undefined;
}
