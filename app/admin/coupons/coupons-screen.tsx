import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CouponsAnswer, CouponView } from '#shared/api/admin/coupons.ts';
import { now } from '../../data/device/clock.ts';
import { couponsRead } from '../../data/staff/commands/change-coupons.ts';
import { useScreenTitle } from '../../frame/use-screen-title.ts';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { showToast } from '../../ui/feedback/toasts.ts';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { AsOf } from '../parts/as-of.tsx';
import { ReadGate } from '../parts/read-gate.tsx';
import { type AdminData, useAdminRead } from '../parts/use-admin-read.ts';
import { useLetterKeys } from '../parts/use-letter-keys.ts';
import { useTimeZone } from '../parts/use-time-zone.ts';
import { useWhyNote } from '../parts/why-note.tsx';
import { CouponCard } from './coupon-card.tsx';
import { CouponSheet } from './coupon-sheet.tsx';
import { couponState, sortCoupons } from './coupon-state.ts';
import couponTicket from './coupon-ticket.module.css';
import { type CouponValues, copyValues, newValues } from './coupon-values.ts';
import styles from './coupons.module.css';
import { CouponLinkSheet } from './link/coupon-link-sheet.tsx';
import { useCouponActions } from './use-coupon-actions.ts';

/** Which form is open: that of a coupon, or of a new one with what it begins with. */
type Open = { readonly id: string } | { readonly start: CouponValues | undefined };

/** `/admin/coupons`: tickets with what they are worth and what they brought. */
export function CouponsScreen() {
  const { t } = useTranslation('admin');
  const data = useAdminRead(couponsRead);
  const [open, setOpen] = useState<Open>();
  const why = useWhyNote();
  useScreenTitle(t('coupons.title'));
  const add = () => setOpen({ start: undefined });
  useLetterKeys({ n: () => data.body !== undefined && add() });
  return (
    <div className={`stack ${styles.screen}`}>
      <div className="cluster" data-apart="">
        <PageTitle focusOnOpen lead={t('coupons.lead')}>
          {t('coupons.title')}
        </PageTitle>
        <AsOf data={data} />
        <Button
          icon={<Plus aria-hidden="true" />}
          disabled={data.body === undefined}
          aria-keyshortcuts="n"
          title={t('coupons.addKey')}
          onClick={add}
        >
          {t('coupons.add')}
        </Button>
      </div>
      {why.note}
      <ReadGate data={data} skeleton={<CouponsSkeleton />} title={t('coupons.failed')}>
        {(body) => <Coupons body={body} data={data} open={open} setOpen={setOpen} whyId={why.id} />}
      </ReadGate>
    </div>
  );
}

type CouponsProps = {
  body: CouponsAnswer;
  data: AdminData<CouponsAnswer>;
  open: Open | undefined;
  setOpen: (open: Open | undefined) => void;
  whyId: string | undefined;
};

function Coupons({ body: { coupons, linkBase }, data, open, setOpen, whyId }: CouponsProps) {
  const { t } = useTranslation('admin');
  const timeZone = useTimeZone();
  const actions = useCouponActions(data);
  const [linked, setLinked] = useState<string>();
  const taken = new Set(coupons.map(({ code }) => code));
  const sorted = sortCoupons(coupons, now());
  const ended = sorted.filter(isOver);
  const card = (coupon: CouponView) => (
    <li key={coupon.id}>
      <CouponCard
        {...{ coupon, timeZone, whyId }}
        busy={actions.busyId === coupon.id}
        onSwitch={(active) => void actions.setActive(coupon, active)}
        onEdit={() => setOpen({ id: coupon.id })}
        onCopy={() => setOpen({ start: copyValues(coupon, taken, now(), timeZone) })}
        onLink={linkBase === undefined ? undefined : () => setLinked(coupon.code)}
        onRemove={() => void actions.remove(coupon)}
      />
    </li>
  );
  const example = () =>
    setOpen({
      start: {
        ...newValues(now(), timeZone),
        code: t('coupons.empty.code'),
        title: t('coupons.empty.words'),
        amount: '10',
        minimum: '125',
      },
    });
  const tellSaved = (coupon: CouponView, isNew: boolean) => {
    actions.take(coupon);
    const words = isNew ? 'coupons.form.created' : 'coupons.form.saved';
    showToast({ text: t(words, { code: coupon.code }), tone: 'success' });
  };
  const edited = open && 'id' in open ? coupons.find(({ id }) => id === open.id) : undefined;
  return (
    <>
      {coupons.length === 0 && (
        <EmptyState
          drawing={<img src="/drawings/newsletter.svg" alt="" width="320" height="240" />}
          title={t('coupons.empty.title')}
          action={<Button onClick={example}>{t('coupons.empty.go')}</Button>}
        >
          <p>{t('coupons.empty.text')}</p>
        </EmptyState>
      )}
      <ul className={couponTicket.list}>{sorted.filter((coupon) => !isOver(coupon)).map(card)}</ul>
      {ended.length > 0 && (
        <Disclosure
          title={t('coupons.ended', { total: ended.length })}
          summary={t('coupons.endedLead')}
          look="plain"
        >
          <ul className={couponTicket.list}>{ended.map(card)}</ul>
        </Disclosure>
      )}
      {linkBase !== undefined && linked !== undefined && (
        <CouponLinkSheet code={linked} linkBase={linkBase} onClose={() => setLinked(undefined)} />
      )}
      {open && ('start' in open || edited) && (
        <CouponSheet
          key={edited?.id ?? 'new'}
          coupon={edited}
          start={'start' in open ? open.start : undefined}
          {...{ coupons, timeZone }}
          onClose={() => setOpen(undefined)}
          onCurrent={actions.take}
          onSaved={(coupon, isNew) => {
            setOpen(undefined);
            tellSaved(coupon, isNew);
          }}
          onGoOn={(coupon, isNew) => {
            setOpen({ id: coupon.id });
            tellSaved(coupon, isNew);
          }}
        />
      )}
    </>
  );
}

function isOver(coupon: CouponView): boolean {
  return couponState(coupon, now()) === 'ended';
}

function CouponsSkeleton() {
  return (
    <>
      <Skeleton shape="box" height="14rem" />
      <Skeleton shape="box" height="14rem" />
    </>
  );
}
