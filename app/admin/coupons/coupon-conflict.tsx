import { useTranslation } from 'react-i18next';
import type { CouponView } from '#shared/api/admin/coupons.ts';
import { TwoVersions } from '../parts/two-versions.tsx';
import { type CouponField, type CouponValues, changedFields, valuesOf } from './coupon-values.ts';
import { kindWords } from './coupon-words.ts';

const labels = {
  code: 'coupons.form.code',
  title: 'coupons.form.name',
  amountOff: 'coupons.form.amount',
  percentOff: 'coupons.form.percent',
  maxOff: 'coupons.form.maxOff',
  kinds: 'coupons.form.kinds',
  firstOnly: 'coupons.form.first',
  minSubtotal: 'coupons.form.min',
  startsAt: 'coupons.form.startDay',
  endsAt: 'coupons.form.endDay',
  maxRedemptions: 'coupons.form.max',
  stacking: 'coupons.form.stacking',
  oncePerEmail: 'coupons.form.once',
} as const satisfies Record<CouponField, string>;

type CouponConflictProps = {
  mine: CouponValues;
  current: CouponView;
  timeZone: string;
  onKeep: () => void;
  onTake: () => void;
};

/** Two people changed the same coupon: both values of each field that differs, and a choice (D154). */
export function CouponConflict({ mine, current, timeZone, onKeep, onTake }: CouponConflictProps) {
  const { t } = useTranslation('admin');
  const theirs = valuesOf(current, timeZone);
  const endText = ({ endDay, endTime }: CouponValues) => {
    if (endDay === '') return t('coupons.conflict.none');
    return endTime === '' ? t('coupons.conflict.whole', { day: endDay }) : `${endDay} ${endTime}`;
  };
  const say = (values: CouponValues, field: CouponField): string => {
    switch (field) {
      case 'stacking':
      case 'oncePerEmail':
      case 'firstOnly':
        return t(values[field] ? 'coupons.conflict.yes' : 'coupons.conflict.no');
      case 'startsAt':
        return `${values.startDay} ${values.startTime}`.trim() || t('coupons.conflict.none');
      case 'endsAt':
        return endText(values);
      case 'amountOff':
        return values.unit === 'amount' ? values.amount : t('coupons.conflict.none');
      case 'percentOff':
        return values.unit === 'percent' ? `${values.percent} %` : t('coupons.conflict.none');
      case 'maxOff':
        return (values.unit === 'percent' && values.maxOff) || t('coupons.conflict.none');
      case 'kinds':
        return kindWords(values.kinds, t) || t('coupons.form.allKinds');
      case 'minSubtotal':
        return values.minimum || t('coupons.conflict.none');
      case 'maxRedemptions':
        return values.maxUses || t('coupons.conflict.none');
      default:
        return values[field] || t('coupons.conflict.none');
    }
  };
  // Of a day that counts whole beside an hour that ends it, neither word would be true of both.
  const isTimed = mine.endTime !== '' || theirs.endTime !== '';
  const labelOf = (field: CouponField) =>
    field === 'endsAt' && isTimed ? 'coupons.form.endDayAt' : labels[field];
  return (
    <TwoVersions
      title={t('coupons.conflict.title')}
      rows={changedFields(theirs, mine).map((field) => ({
        what: t(labelOf(field)),
        mine: say(mine, field),
        theirs: say(theirs, field),
      }))}
      onMine={onKeep}
      onTheirs={onTake}
    />
  );
}
