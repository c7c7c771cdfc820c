import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { CouponView } from '#shared/api/admin/coupons.ts';
import { kinds } from '#shared/catalogue/kind.ts';
import { type CouponFaults, type CouponTerms, couponFaults } from '#shared/coupons/coupon-terms.ts';
import { now } from '../../data/device/clock.ts';
import { moveDraft } from '../../data/drafts/drafts.ts';
import { addCoupon, changeCoupon, currentCoupon } from '../../data/staff/commands/change-coupons.ts';
import { useDraft } from '../../frame/use-draft.ts';
import { useLatest } from '../../ui/use-latest.ts';
import {
  type CouponValues,
  changedFields,
  changesOf,
  newValues,
  termsOf,
  valuesOf,
  wireOf,
} from './coupon-values.ts';

const text = z.string();
const draftSchema = z.object({
  /** Of the coupon that was being changed; 0 for a new one. */
  version: z.int(),
  values: z.object({
    code: text,
    title: text,
    // Drafts of builds that knew amounts alone have no words for the rest.
    unit: z._default(z.enum(['amount', 'percent']), 'amount'),
    amount: text,
    percent: z._default(text, ''),
    maxOff: z._default(text, ''),
    kinds: z._default(z.array(z.enum(kinds)), []),
    firstOnly: z._default(z.boolean(), false),
    minimum: text,
    startDay: text,
    startTime: text,
    endDay: text,
    endTime: text,
    maxUses: text,
    stacking: z.boolean(),
    oncePerEmail: z.boolean(),
  }),
});

/** What is typed, and of which version. */
interface CouponDraft {
  readonly version: number;
  readonly values: CouponValues;
}

export interface CouponFormInput {
  /** The coupon that is changed; undefined for a new one. */
  readonly coupon: CouponView | undefined;
  /** What a new one begins with instead of nothing. */
  readonly start: CouponValues | undefined;
  readonly coupons: readonly CouponView[];
  readonly timeZone: string;
  readonly onSaved: (coupon: CouponView, isNew: boolean) => void;
  /** Saved, with less than is typed by now: the rest lies as a draft of that coupon. */
  readonly onGoOn: (coupon: CouponView, isNew: boolean) => void;
  /** The version of other staff came back instead. */
  readonly onCurrent: (coupon: CouponView) => void;
}

export type CouponForm = ReturnType<typeof useCouponForm>;

/** The form of one coupon. What is typed is kept on the device until it is saved; a code is no secret. */
export function useCouponForm(input: CouponFormInput) {
  const { coupon, start, coupons, timeZone, onSaved, onGoOn, onCurrent } = input;
  const { t } = useTranslation('admin');
  const pristine = () => ({
    version: coupon?.version ?? 0,
    values: coupon ? valuesOf(coupon, timeZone) : newValues(now(), timeZone),
  });
  /** What the changes are measured against: the coupon as it was when the typing began. */
  const [base, setBase] = useState(() => (start ? { version: 0, values: start } : pristine()));
  const draft = useDraft<CouponDraft>(draftKeyOf(coupon), draftSchema, base, start && nothing);
  const { version, values } = draft.value;
  const latest = useLatest(values);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [taken, setTaken] = useState<string>();
  const change = (part: Partial<CouponValues>) => {
    draft.change((before) => ({ ...before, values: { ...before.values, ...part } }));
    setRefusal(undefined);
  };
  const startOver = () => {
    void draft.clear();
    setBase(pristine());
    setTried(false);
    setRefusal(undefined);
  };
  const terms = termsOf(values, timeZone);
  const isTaken =
    coupons.some((other) => other.id !== coupon?.id && other.code === terms.code) || taken === terms.code;
  const faults = faultWordsOf(couponFaults(terms, coupon?.usedCount ?? 0), coupon?.usedCount ?? 0, t);
  const words: FieldWordsOf = isTaken ? { ...faults, code: t('coupons.fault.taken') } : faults;
  /** The coupon has moved on since the typing began (D154). */
  const conflict = coupon !== undefined && version !== coupon.version ? coupon : undefined;

  const send = async () => {
    if (coupon === undefined) return addCoupon({ ...wireOf(values, timeZone), active: true });
    const changes = changesOf(base.values, values, timeZone);
    return changeCoupon(coupon.id, { ...changes, expectedVersion: version });
  };
  /** What was typed while the answer was on its way goes on, as a change of what is saved now. */
  const settle = async (saved: CouponView) => {
    const isNew = coupon === undefined;
    if (changedFields(values, latest.current).length === 0) {
      void draft.clear();
      return onSaved(saved, isNew);
    }
    setBase({ version: saved.version, values: valuesOf(saved, timeZone) });
    draft.change((before) => ({ ...before, version: saved.version }));
    if (isNew) await moveDraft(draftKeyOf(coupon), draftKeyOf(saved)).catch(() => undefined);
    onGoOn(saved, isNew);
  };
  const save = async () => {
    setTried(true);
    if (busy || Object.keys(words).length > 0 || conflict !== undefined) return;
    setBusy(true);
    setRefusal(undefined);
    const answer = await send().finally(() => setBusy(false));
    if (answer.ok) return settle(answer.body);
    const current = answer.code === 'coupon.changed' ? currentCoupon(answer.body) : undefined;
    if (current !== undefined) return onCurrent(current);
    if (answer.code === 'coupon.taken') return setTaken(terms.code);
    setRefusal(answer.code);
  };
  return {
    values,
    terms,
    change,
    words,
    tried,
    restored: draft.isRestored,
    busy,
    refusal,
    isTaken,
    conflict,
    save,
    startOver,
    /** Settles a conflict: mine is now typed over theirs, or theirs is taken. */
    keepMine: () => {
      if (coupon === undefined) return;
      setBase(pristine());
      draft.change((before) => ({ ...before, version: coupon.version }));
    },
  };
}

function draftKeyOf(coupon: CouponView | undefined): string {
  return `admin-coupon:${coupon?.id ?? 'new'}`;
}

/** Of a copy: what was typed before about another new coupon is not for this one. */
const nothing = () => undefined;

/** What is said beside a field, literal (D343). */
type FieldWordsOf = Readonly<Partial<Record<keyof CouponTerms, string>>>;

function faultWordsOf(faults: CouponFaults, usedCount: number, t: TFunction<'admin'>): FieldWordsOf {
  const amounts = t('coupons.fault.amounts');
  const window = t('coupons.fault.window');
  return {
    ...(faults.code && {
      code: faults.code === 'required' ? t('coupons.fault.code') : t('coupons.fault.codeSigns'),
    }),
    ...(faults.amountOff && { amountOff: amounts }),
    ...(faults.percentOff && { percentOff: t('coupons.fault.percent') }),
    ...(faults.maxOff && { maxOff: amounts }),
    ...(faults.minSubtotal && { minSubtotal: amounts }),
    ...(faults.startsAt && { startsAt: window }),
    ...(faults.endsAt && { endsAt: window }),
    ...(faults.maxRedemptions && {
      maxRedemptions: t('coupons.fault.max', { min: Math.max(1, usedCount) }),
    }),
  };
}
