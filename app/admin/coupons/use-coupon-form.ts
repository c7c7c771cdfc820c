import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { CouponView } from '#shared/api/admin/coupons.ts';
import { type CouponFaults, type CouponTerms, couponFaults } from '#shared/coupons/coupon-terms.ts';
import { now } from '../../data/device/clock.ts';
import { clearDraft } from '../../data/drafts/clear-draft.ts';
import { readDraft } from '../../data/drafts/read-draft.ts';
import { saveDraft } from '../../data/drafts/save-draft.ts';
import { addCoupon, changeCoupon, currentCoupon } from '../../data/staff/commands/change-coupons.ts';
import { faultWords } from '../parts/words/fault-words.ts';
import { type CouponValues, changesOf, newValues, termsOf, valuesOf, wireOf } from './coupon-values.ts';

const text = z.string();
const draftSchema = z.object({
  /** Of the coupon that was being changed; 0 for a new one. */
  version: z.int(),
  values: z.object({
    code: text,
    title: text,
    amount: text,
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

export interface CouponFormInput {
  /** The coupon that is changed; undefined for a new one. */
  readonly coupon: CouponView | undefined;
  /** What a new one begins with instead of nothing. */
  readonly start: CouponValues | undefined;
  readonly coupons: readonly CouponView[];
  readonly timeZone: string;
  readonly onSaved: (coupon: CouponView, isNew: boolean) => void;
  /** The version of other staff came back instead. */
  readonly onCurrent: (coupon: CouponView) => void;
}

export type CouponForm = ReturnType<typeof useCouponForm>;

/** The form of one coupon. What is typed is kept on the device until it is saved; a code is no secret. */
export function useCouponForm(input: CouponFormInput) {
  const { coupon, start, coupons, timeZone, onSaved, onCurrent } = input;
  const { t } = useTranslation('admin');
  const draftKey = `admin-coupon:${coupon?.id ?? 'new'}`;
  const pristine = () => (coupon ? valuesOf(coupon, timeZone) : (start ?? newValues(now(), timeZone)));
  const [values, setValues] = useState(pristine);
  /** What the changes are measured against: the coupon as it was when the typing began. */
  const [base, setBase] = useState({ version: coupon?.version ?? 0, values: pristine() });
  const [restored, setRestored] = useState(false);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [taken, setTaken] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens.
  useEffect(() => {
    if (start !== undefined) return;
    void readDraft(draftKey, draftSchema).then((draft) => {
      if (draft === undefined) return;
      setValues(draft.values);
      setBase((known) => ({ ...known, version: draft.version }));
      setRestored(true);
    });
  }, []);
  const change = (part: Partial<CouponValues>) => {
    const next = { ...values, ...part };
    setValues(next);
    setRefusal(undefined);
    saveDraft(draftKey, { version: base.version, values: next });
  };
  const startOver = () => {
    void clearDraft(draftKey);
    setValues(coupon ? valuesOf(coupon, timeZone) : newValues(now(), timeZone));
    setBase({ version: coupon?.version ?? 0, values: pristine() });
    setRestored(false);
    setTried(false);
    setRefusal(undefined);
  };
  const terms = termsOf(values, timeZone);
  const isTaken =
    coupons.some((other) => other.id !== coupon?.id && other.code === terms.code) || taken === terms.code;
  const faults = faultWordsOf(couponFaults(terms, coupon?.usedCount ?? 0), coupon?.usedCount ?? 0, t);
  const words: FieldWordsOf = isTaken ? { ...faults, code: t('coupons.fault.taken') } : faults;
  /** The coupon has moved on since the typing began (D154). */
  const conflict = coupon !== undefined && base.version !== coupon.version ? coupon : undefined;

  const send = async () => {
    if (coupon === undefined) return addCoupon({ ...wireOf(values, timeZone), active: true });
    const changes = changesOf(base.values, values, timeZone);
    return changeCoupon(coupon.id, { ...changes, expectedVersion: base.version });
  };
  const save = async () => {
    setTried(true);
    if (busy || Object.keys(words).length > 0 || conflict !== undefined) return;
    setBusy(true);
    setRefusal(undefined);
    const answer = await send().finally(() => setBusy(false));
    if (answer.ok) {
      void clearDraft(draftKey);
      return onSaved(answer.body, coupon === undefined);
    }
    const current = answer.code === 'coupon.changed' ? currentCoupon(answer.body) : undefined;
    if (current !== undefined) return onCurrent(current);
    if (answer.code === 'coupon.taken') return setTaken(terms.code);
    setRefusal(faultWords(answer.code, t));
  };
  return {
    values,
    terms,
    change,
    words,
    tried,
    restored,
    busy,
    refusal,
    isTaken,
    conflict,
    save,
    startOver,
    /** Settles a conflict: mine is now typed over theirs, or theirs is taken. */
    keepMine: () => {
      if (coupon) setBase({ version: coupon.version, values: valuesOf(coupon, timeZone) });
    },
  };
}

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
    ...(faults.minSubtotal && { minSubtotal: amounts }),
    ...(faults.startsAt && { startsAt: window }),
    ...(faults.endsAt && { endsAt: window }),
    ...(faults.maxRedemptions && {
      maxRedemptions: t('coupons.fault.max', { min: Math.max(1, usedCount) }),
    }),
  };
}
