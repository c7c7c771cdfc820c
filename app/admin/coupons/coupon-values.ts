import { edgeInstant, startOfDay } from '#shared/agenda/local-day.ts';
import { toLocal } from '#shared/agenda/local-time.ts';
import type { ChangeCouponInput, CouponView } from '#shared/api/admin/coupons.ts';
import type { Kind } from '#shared/catalogue/kind.ts';
import { normalizeCode } from '#shared/coupons/coupon.ts';
import type { CouponTerms } from '#shared/coupons/coupon-terms.ts';
import { addDays, type Day, parseDay, weekdayOf } from '#shared/kernel/day.ts';
import { formatInstant, type Instant, instantFromMs, parseInstant } from '#shared/kernel/instant.ts';
import { readNumber } from '../../ui/fields/read-number.ts';

/** The form as typed. Days and times are the company's wall clock; an empty one is no limit. */
export interface CouponValues {
  readonly code: string;
  readonly title: string;
  readonly unit: 'amount' | 'percent';
  readonly amount: string;
  readonly percent: string;
  /** Of a percent; empty: no limit. */
  readonly maxOff: string;
  /** None: all. */
  readonly kinds: readonly Kind[];
  readonly firstOnly: boolean;
  readonly minimum: string;
  readonly startDay: string;
  readonly startTime: string;
  /** Inclusive: without a time the whole day counts, although the wire's end is exclusive (D62). */
  readonly endDay: string;
  readonly endTime: string;
  readonly maxUses: string;
  readonly stacking: boolean;
  readonly oncePerEmail: boolean;
}

export type CouponWindow = Pick<CouponValues, 'startDay' | 'startTime' | 'endDay' | 'endTime'>;

const NEVER_VALID: Instant = instantFromMs(Number.NaN);

/** What the values mean; text that is no number or date becomes NaN, which `couponFaults` calls invalid. */
export function termsOf(values: CouponValues, timeZone: string): CouponTerms {
  return {
    code: normalizeCode(values.code),
    ...offOf(values),
    kinds: values.kinds.length === 0 ? null : values.kinds,
    minSubtotal: values.minimum.trim() === '' ? null : (readNumber(values.minimum) ?? Number.NaN),
    startsAt: startOf(values, timeZone),
    endsAt: endOf(values, timeZone),
    maxRedemptions: values.maxUses.trim() === '' ? null : (readNumber(values.maxUses) ?? Number.NaN),
  };
}

function offOf({ unit, amount, percent, maxOff }: CouponValues) {
  if (unit === 'amount')
    return { amountOff: readNumber(amount) ?? Number.NaN, percentOff: null, maxOff: null };
  return {
    amountOff: 0,
    percentOff: readNumber(percent) ?? Number.NaN,
    maxOff: maxOff.trim() === '' ? null : (readNumber(maxOff) ?? Number.NaN),
  };
}

function startOf({ startDay, startTime }: CouponWindow, timeZone: string): Instant | null {
  if (startDay === '' && startTime === '') return null;
  const day = parseDay(startDay);
  const minute = minuteOf(startTime === '' ? '00:00' : startTime);
  return day === undefined || minute === undefined ? NEVER_VALID : edgeInstant(day, minute, timeZone);
}

function endOf({ endDay, endTime }: CouponWindow, timeZone: string): Instant | null {
  if (endDay === '' && endTime === '') return null;
  const day = parseDay(endDay);
  if (day === undefined) return NEVER_VALID;
  if (endTime === '') return startOfDay(addDays(day, 1), timeZone);
  const minute = minuteOf(endTime);
  return minute === undefined ? NEVER_VALID : edgeInstant(day, minute, timeZone);
}

/** What the day of the end is called: a coupon that ends at 00:00 is not valid on it (D62). */
export function endDayKey({ endTime }: Pick<CouponWindow, 'endTime'>) {
  return endTime === '' ? 'coupons.form.endDay' : 'coupons.form.endDayAt';
}

function minuteOf(time: string): number | undefined {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)/.exec(time) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

export function valuesOf(coupon: CouponView, timeZone: string): CouponValues {
  const start = coupon.startsAt === null ? undefined : parseInstant(coupon.startsAt);
  const end = coupon.endsAt === null ? undefined : parseInstant(coupon.endsAt);
  return {
    code: coupon.code,
    title: coupon.title,
    unit: coupon.percentOff ? 'percent' : 'amount',
    amount: coupon.percentOff ? '' : amountText(coupon.amountOff),
    percent: coupon.percentOff ? String(coupon.percentOff) : '',
    maxOff: coupon.maxOff ? amountText(coupon.maxOff) : '',
    kinds: coupon.kinds ?? [],
    firstOnly: coupon.firstOnly ?? false,
    minimum: coupon.minSubtotal === null ? '' : amountText(coupon.minSubtotal),
    ...startValues(start, timeZone),
    ...endValues(end, timeZone),
    maxUses: coupon.maxRedemptions === null ? '' : String(coupon.maxRedemptions),
    stacking: coupon.stacking,
    oncePerEmail: coupon.oncePerEmail,
  };
}

function startValues(start: Instant | undefined, timeZone: string) {
  if (start === undefined) return { startDay: '', startTime: '' };
  const { day, minuteOfDay } = toLocal(start, timeZone);
  return { startDay: day, startTime: minuteOfDay === 0 ? '' : timeText(minuteOfDay) };
}

function endValues(end: Instant | undefined, timeZone: string) {
  if (end === undefined) return { endDay: '', endTime: '' };
  const { day, minuteOfDay } = toLocal(end, timeZone);
  if (minuteOfDay === 0) return { endDay: addDays(day, -1), endTime: '' };
  return { endDay: day, endTime: timeText(minuteOfDay) };
}

function timeText(minuteOfDay: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minuteOfDay / 60))}:${two(minuteOfDay % 60)}`;
}

function amountText(dollars: number): string {
  return Number.isInteger(dollars) ? String(dollars) : dollars.toFixed(2).replace('.', ',');
}

const fieldsOf = {
  code: ['code'],
  title: ['title'],
  amountOff: ['amount', 'unit'],
  percentOff: ['percent', 'unit'],
  maxOff: ['maxOff', 'unit'],
  kinds: ['kinds'],
  firstOnly: ['firstOnly'],
  minSubtotal: ['minimum'],
  startsAt: ['startDay', 'startTime'],
  endsAt: ['endDay', 'endTime'],
  maxRedemptions: ['maxUses'],
  stacking: ['stacking'],
  oncePerEmail: ['oncePerEmail'],
} as const satisfies Record<
  Exclude<keyof ChangeCouponInput, 'active' | 'expectedVersion'>,
  readonly (keyof CouponValues)[]
>;
export type CouponField = keyof typeof fieldsOf;
const couponFields = [
  'code',
  'title',
  'amountOff',
  'percentOff',
  'maxOff',
  'kinds',
  'minSubtotal',
  'startsAt',
  'endsAt',
  'maxRedemptions',
  'stacking',
  'oncePerEmail',
  'firstOnly',
] as const satisfies readonly CouponField[];

/**
 * Fields that say something else, in the order of the form. A start with seconds that was not touched stays as it is.
 */
export function changedFields(from: CouponValues, to: CouponValues): readonly CouponField[] {
  return couponFields.filter((field) =>
    fieldsOf[field].some((name) => String(from[name]) !== String(to[name])),
  );
}

export function wireOf(values: CouponValues, timeZone: string) {
  const terms = termsOf(values, timeZone);
  const iso = (at: Instant | null) => (at === null ? null : formatInstant(at));
  return {
    ...terms,
    title: values.title.trim(),
    startsAt: iso(terms.startsAt),
    endsAt: iso(terms.endsAt),
    stacking: values.stacking,
    oncePerEmail: values.oncePerEmail,
    kinds: terms.kinds ? [...terms.kinds] : null,
    firstOnly: values.firstOnly,
  };
}

/** Only what was changed, so that two people who change different things do not undo each other. */
export function changesOf(from: CouponValues, to: CouponValues, timeZone: string): ChangeCouponInput {
  const wire = wireOf(to, timeZone);
  return Object.fromEntries(changedFields(from, to).map((field) => [field, wire[field]]));
}

export type Preset = 'twoWeeks' | 'weekend' | 'month' | 'endless';

/** D343: from now to 14 days later is what a new coupon has. The last day counts whole. */
export function presetWindow(preset: Preset, now: Instant, timeZone: string): CouponWindow {
  const { day, minuteOfDay } = toLocal(now, timeZone);
  const start = { startDay: day, startTime: timeText(minuteOfDay), endTime: '' };
  switch (preset) {
    case 'twoWeeks':
      return { ...start, endDay: addDays(day, 14) };
    case 'month':
      return { ...start, endDay: addDays(day, 30) };
    case 'endless':
      return { ...start, endDay: '' };
    case 'weekend':
      return weekendOf(day, start);
  }
}

const SATURDAY = 6;

/** The one that runs, from now on; otherwise the next, whole. */
function weekendOf(day: Day, fromNow: Omit<CouponWindow, 'endDay'>): CouponWindow {
  const away = SATURDAY - weekdayOf(day);
  if (away <= 0) return { ...fromNow, endDay: addDays(day, away + 1) };
  return { startDay: addDays(day, away), startTime: '', endDay: addDays(day, away + 1), endTime: '' };
}

export function newValues(now: Instant, timeZone: string): CouponValues {
  const window = presetWindow('twoWeeks', now, timeZone);
  return { ...blank, ...window };
}

const blank = {
  code: '',
  title: '',
  unit: 'amount',
  amount: '',
  percent: '',
  maxOff: '',
  kinds: [],
  firstOnly: false,
  minimum: '',
  maxUses: '',
  stacking: false,
  oncePerEmail: false,
} as const;

const seasons = ['WINTER', 'SPRING', 'SUMMER', 'FALL'] as const;

/** "SUMMER15", with a number behind it while that is taken. */
export function suggestCode(
  values: CouponValues,
  now: Instant,
  timeZone: string,
  taken: ReadonlySet<string>,
) {
  const day = parseDay(values.startDay) ?? toLocal(now, timeZone).day;
  const month = Number(day.slice(5, 7)) % 12;
  const amount = readNumber(values.unit === 'percent' ? values.percent : values.amount);
  const figures = amount !== undefined && amount >= 1 ? String(Math.floor(amount)) : '';
  const base = `${seasons[Math.floor(month / 3)] ?? seasons[0]}${figures}`;
  for (let count = 2; ; count += 1) {
    const code = count === 2 ? base : `${base}-${count - 1}`;
    if (!taken.has(code)) return code;
  }
}

/** A copy needs a code of its own and a window that is not over. */
export function copyValues(
  coupon: CouponView,
  taken: ReadonlySet<string>,
  now: Instant,
  timeZone: string,
): CouponValues {
  const values = valuesOf(coupon, timeZone);
  const base = coupon.code.replace(/-\d+$/, '').slice(0, 36);
  let count = 2;
  while (taken.has(`${base}-${count}`)) count += 1;
  const isOver = coupon.endsAt !== null && (parseInstant(coupon.endsAt) ?? 0) <= now;
  // A title that was none says its code, and a copy has another.
  const title = coupon.title === coupon.code ? '' : coupon.title;
  return {
    ...values,
    code: `${base}-${count}`,
    title,
    ...(isOver && presetWindow('twoWeeks', now, timeZone)),
  };
}
