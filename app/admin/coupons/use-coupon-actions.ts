import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CouponsAnswer, CouponView } from '#shared/api/admin/coupons.ts';
import {
  changeCoupon,
  currentCoupon,
  deleteCoupon,
  restoreCoupon,
} from '../../data/staff/commands/change-coupons.ts';
import { showToast } from '../../ui/feedback/toasts.ts';
import { useLatest } from '../../ui/use-latest.ts';
import type { AdminData } from '../parts/use-admin-read.ts';
import { faultWords } from '../parts/words/fault-words.ts';
import { withCoupon, withoutCoupon } from './coupons-answer.ts';

/** What a ticket can be told without its form: pause, resume, delete with undo. */
export function useCouponActions(data: AdminData<CouponsAnswer>) {
  const { t } = useTranslation('admin');
  const [busyId, setBusyId] = useState<string>();
  // A toast outlives the render that made it.
  const latest = useLatest(data);
  const put = (change: (answer: CouponsAnswer) => CouponsAnswer) => void latest.current.change(change);
  const take = (coupon: CouponView) => put((answer) => withCoupon(answer, coupon));
  const tell = (title: string, code: string) =>
    showToast({ text: `${title}. ${faultWords(code, t)}`, tone: 'danger' });

  const setActive = async (coupon: CouponView, active: boolean) => {
    const { id, code, version } = coupon;
    setBusyId(id);
    const answer = await changeCoupon(id, { active, expectedVersion: version });
    setBusyId(undefined);
    if (answer.ok) {
      take(answer.body);
      return void showToast({ text: t(active ? 'coupons.act.resumed' : 'coupons.act.paused', { code }) });
    }
    const current = answer.code === 'coupon.changed' ? currentCoupon(answer.body) : undefined;
    if (current === undefined) return void tell(t('coupons.act.changeFailed'), answer.code);
    take(current);
    showToast({ text: t('coupons.act.changed', { code }), tone: 'danger' });
  };

  const restore = async (coupon: CouponView) => {
    const answer = await restoreCoupon(coupon.id);
    if (answer.ok) await latest.current.reload();
    else tell(t('coupons.act.changeFailed'), answer.code);
  };

  const remove = async (coupon: CouponView) => {
    setBusyId(coupon.id);
    const answer = await deleteCoupon(coupon.id);
    setBusyId(undefined);
    if (!answer.ok) return void tell(t('coupons.act.removeFailed'), answer.code);
    put((answer) => withoutCoupon(answer, coupon.id));
    const undo = { label: t('coupons.act.undo'), onUndo: () => void restore(coupon) };
    showToast({ text: t('coupons.act.removed', { code: coupon.code }), undo });
  };
  return { busyId, take, setActive, remove };
}
