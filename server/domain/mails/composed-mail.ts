import type { Instant } from '#shared/kernel/instant.ts';
import type { MailRow } from '../../db/repos/mail-outbox.ts';
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

/** Why a mail was kept whose booking was deleted before it left. */
export const GONE_REASON = 'what it tells of is gone';

/** It says what no newer one of its kind does: that the visit is confirmed, or that an offer ended (D487, D578). */
export function saysMore({ kind, payload }: MailRow): boolean {
  return kind === 'booking.updated' && (payload.confirmed === true || payload.offerOver === true);
}
