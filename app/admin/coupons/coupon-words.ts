import type { TFunction } from 'i18next';
import { toLocal } from '#shared/agenda/local-time.ts';
import type { CouponView } from '#shared/api/admin/coupons.ts';
import type { Kind } from '#shared/catalogue/kind.ts';
import { addDays } from '#shared/kernel/day.ts';
import { type Instant, parseInstant } from '#shared/kernel/instant.ts';
import { toCents } from '#shared/kernel/money.ts';
import { staffFormat } from '../parts/words/staff-format.ts';

export type CouponTermsView = Pick<
  CouponView,
  'amountOff' | 'minSubtotal' | 'startsAt' | 'endsAt' | 'stacking' | 'oncePerEmail' | 'maxRedemptions'
> & {
  readonly percentOff?: number | null | undefined;
  readonly maxOff?: number | null | undefined;
  readonly firstOnly?: boolean | undefined;
  readonly kinds?: readonly Kind[] | null | undefined;
};

/** "10 $ de réduction dès 125 $, jusqu’au 4 déc. inclus, non cumulable". */
export function couponSentence(
  coupon: CouponTermsView,
  now: Instant,
  timeZone: string,
  t: TFunction<'admin'>,
): string {
  const { minSubtotal, startsAt, endsAt, stacking, oncePerEmail, maxRedemptions } = coupon;
  const { maxOff, firstOnly, kinds } = coupon;
  const off = t('coupons.sentence.off', { amount: offWords(coupon) });
  const most = maxOff ? ` ${t('coupons.sentence.most', { max: money(maxOff) })}` : '';
  const on = kinds?.length ? ` ${t('coupons.sentence.on', { kinds: kindWords(kinds, t) })}` : '';
  const from = minSubtotal ? ` ${t('coupons.sentence.from', { min: money(minSubtotal) })}` : '';
  const start = startsAt === null ? undefined : parseInstant(startsAt);
  const parts = [
    `${off}${most}${on}${from}`,
    start !== undefined &&
      start > now &&
      t('coupons.sentence.since', { when: startWords(start, timeZone, t) }),
    endSentence(endsAt, timeZone, t),
    t(stacking ? 'coupons.sentence.stacks' : 'coupons.sentence.alone'),
    firstOnly && t('coupons.sentence.first'),
    oncePerEmail && t('coupons.sentence.once'),
    maxRedemptions !== null && t('coupons.sentence.uses', { count: maxRedemptions }),
  ];
  return parts.filter((part) => typeof part === 'string').join(', ');
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

/** "10 $" or "15 %". */
export function offWords({
  amountOff,
  percentOff,
}: Pick<CouponTermsView, 'amountOff' | 'percentOff'>): string {
  return percentOff ? `${percentOff}\u00a0%` : money(amountOff);
}

/** A kind that is new is called by its name until it has a word. */
const kindKeys = {
  carpet: 'coupons.kind.carpet',
  tile: 'coupons.kind.tile',
  upholstery: 'coupons.kind.upholstery',
  general: 'coupons.kind.general',
  handyman: 'coupons.kind.handyman',
  delivery: 'coupons.kind.delivery',
  pavers: 'coupons.kind.pavers',
  epoxy: 'coupons.kind.epoxy',
  rentme: 'coupons.kind.rentme',
} as const satisfies Partial<Record<Kind, string>>;

function isWorded(kind: Kind): kind is keyof typeof kindKeys {
  return kind in kindKeys;
}

/** "carpet, tile", in French. */
export function kindWords(kinds: readonly Kind[], t: TFunction<'admin'>): string {
  return kinds.map((kind) => (isWorded(kind) ? t(kindKeys[kind]) : kind)).join(', ');
}

export function money(dollars: number): string {
  return staffFormat.money(toCents(dollars));
}
