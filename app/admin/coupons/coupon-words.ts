import type { TFunction } from 'i18next';
import { toLocal } from '#shared/agenda/local-time.ts';
import type { CouponView } from '#shared/api/admin/coupons.ts';
import { addDays } from '#shared/kernel/day.ts';
import { type Instant, parseInstant } from '#shared/kernel/instant.ts';
import { toCents } from '#shared/kernel/money.ts';
import { staffFormat } from '../parts/words/staff-format.ts';

export type CouponTermsView = Pick<
  CouponView,
  'amountOff' | 'minSubtotal' | 'startsAt' | 'endsAt' | 'stacking' | 'oncePerEmail' | 'maxRedemptions'
>;

/** "10 $ de réduction dès 125 $, jusqu’au 4 déc. inclus, non cumulable". */
export function couponSentence(
  coupon: CouponTermsView,
  now: Instant,
  timeZone: string,
  t: TFunction<'admin'>,
): string {
  const { amountOff, minSubtotal, startsAt, endsAt, stacking, oncePerEmail, maxRedemptions } = coupon;
  const off = t('coupons.sentence.off', { amount: money(amountOff) });
  const from = minSubtotal ? ` ${t('coupons.sentence.from', { min: money(minSubtotal) })}` : '';
  const start = startsAt === null ? undefined : parseInstant(startsAt);
  const parts = [
    `${off}${from}`,
    start !== undefined &&
      start > now &&
      t('coupons.sentence.since', { when: startWords(start, timeZone, t) }),
    endSentence(endsAt, timeZone, t),
    t(stacking ? 'coupons.sentence.stacks' : 'coupons.sentence.alone'),
    oncePerEmail && t('coupons.sentence.once'),
    maxRedemptions !== null && t('coupons.sentence.uses', { count: maxRedemptions }),
  ];
  return parts.filter((part) => part !== false).join(', ');
}

function endSentence(endsAt: string | null, timeZone: string, t: TFunction<'admin'>): string {
  const end = endsAt === null ? undefined : parseInstant(endsAt);
  if (end === undefined) return t('coupons.sentence.endless');
  const { day, minuteOfDay } = toLocal(end, timeZone);
  // Exclusive on the wire: an end at midnight belongs to the day before.
  if (minuteOfDay === 0)
    return t('coupons.sentence.until', { day: staffFormat.day(addDays(day, -1), 'short') });
  const time = staffFormat.time(end, timeZone);
  return t('coupons.sentence.untilTime', { day: staffFormat.day(day, 'short'), time });
}

/** For the ends of the bar: "sam. 21 nov." with its hour where it has one. */
export function startWords(start: Instant, timeZone: string, t: TFunction<'admin'>): string {
  const { day, minuteOfDay } = toLocal(start, timeZone);
  const words = staffFormat.day(day, 'short');
  if (minuteOfDay === 0) return words;
  return t('coupons.when', { day: words, time: staffFormat.time(start, timeZone) });
}

export function endWords(end: Instant, timeZone: string, t: TFunction<'admin'>): string {
  const { day, minuteOfDay } = toLocal(end, timeZone);
  if (minuteOfDay === 0) return staffFormat.day(addDays(day, -1), 'short');
  return t('coupons.when', { day: staffFormat.day(day, 'short'), time: staffFormat.time(end, timeZone) });
}

export function money(dollars: number): string {
  return staffFormat.money(toCents(dollars));
}
