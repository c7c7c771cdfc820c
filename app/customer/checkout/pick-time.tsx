import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toLocal } from '#shared/agenda/local-time.ts';
import type { Day } from '#shared/kernel/day.ts';
import { shortId } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import type { Totals } from '#shared/pricing/totals.ts';
import type { LocalCart } from '../../data/cart/read-cart.ts';
import { serverNow } from '../../data/device/clock.ts';
import type { PreferredTime } from '../../data/slots/read-preferred-times.ts';
import type { SlotSelection } from '../../data/slots/read-slot-selection.ts';
import { ignoredZip } from '../../data/slots/read-visit.ts';
import { type VisitKey, visitQuery } from '../../data/slots/visit-key.ts';
import { useOnline } from '../../frame/use-online.ts';
import { errorText } from '../../i18n/error-text.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { DropoffAreas } from '../parts/area/dropoff-area.tsx';
import { useCanReach } from '../parts/area/reach-links.tsx';
import { HelpLink } from '../parts/booking/help-link.tsx';
import { heldNow } from '../parts/booking/hold-clock.ts';
import type { NearSlot } from '../parts/booking/near-slots.tsx';
import { useSlotWords } from '../parts/booking/use-slot-words.ts';
import { PriceNotice } from '../parts/order/price-notice.tsx';
import { usePriceConsent } from '../parts/order/use-price-consent.ts';
import { hasWithdrawn, WithdrawnNotice } from '../parts/order/withdrawn-notice.tsx';
import { scrollToSight } from '../parts/page/scroll-to-sight.ts';
import { SlowNote } from '../parts/page/slow-note.tsx';
import { useNow } from '../parts/page/use-now.ts';
import { useWide } from '../parts/page/use-wide.ts';
import styles from './checkout.module.css';
import { ChosenBar, ChosenPanel } from './chosen-panel.tsx';
import { DayCalendar } from './day-calendar.tsx';
import { DaySlots } from './day-slots.tsx';
import type { DaySlotsProps } from './day-slots-props.ts';
import { HoldNotice, TroubleNotice } from './hold-notice.tsx';
import { NextFree, NextFreeComing } from './next-free.tsx';
import { PreferredTimeOffer } from './preferred-time-offer.tsx';
import { TimeTitle } from './time-title.tsx';
import { UnknownDay } from './unknown-day.tsx';
import { useDaySlots } from './use-day-slots.ts';
import { type FreeDays, useFreeDays } from './use-free-days.ts';
import { type KnownDays, useKnownTimes } from './use-known-times.ts';
import { useNextFree } from './use-next-free.ts';
import { type PickSlot, usePickSlot } from './use-pick-slot.ts';
import { usePreferredTimes } from './use-preferred-times.ts';

type PickTimeProps = {
  cart: LocalCart;
  totals: Totals;
  /** What times are asked for with. */
  visit: VisitKey;
  timeZone: string;
  horizonDays: number;
  selection: SlotSelection | undefined;
  /** The start of a booking that is edited: a choice too. Nothing is asked for later then (LC74). */
  current: Instant | undefined;
};

export function PickTime({ cart, totals, visit, timeZone, horizonDays, selection, current }: PickTimeProps) {
  const { t } = useTranslation(['checkout', 'cart']);
  const format = useFormat();
  const wide = useWide();
  const offline = !useOnline() && current === undefined;
  const { minutes } = totals;
  const at = useNow(selection !== undefined);
  const held = heldNow(selection, at);
  const today = toLocal(serverNow(), timeZone).day;
  const heldDay = selection && toLocal(selection.startAt, timeZone).day;
  const known = useKnownTimes(visit, today, offline);
  const [firstKnown] = known.keys();
  const days = useFreeDays(
    visit,
    today,
    horizonDays,
    heldDay ?? firstKnown ?? (current && toLocal(current, timeZone).day),
  );
  const picking = usePickSlot(held, timeZone);
  const preferred = usePreferredTimes(minutes, selection, timeZone);
  // Those of the own cart are nothing to an edit.
  const asked = current === undefined ? preferred.asked : [];
  const consent = usePriceConsent(cart);
  const mustAgree = consent.change?.kind === 'asks';
  const blockedBy = hasWithdrawn(totals) ? t('withdrawn.why') : mustAgree ? t('cart:price.why') : undefined;
  const chosen = { held, at, timeZone, blockedBy, asked: offline ? asked : undefined, current };
  const pickSlot = (slot: NearSlot) => {
    days.pickDay(toLocal(slot.startAt, timeZone).day);
    void (offline ? preferred.toggle(slot) : picking.pick(slot));
  };

  const subjectId = cart.editingBookingId ?? cart.id;
  const reference = subjectId === undefined ? '' : shortId(subjectId);
  const notice = (
    <>
      <Holding {...{ picking, timeZone }} />
      <HoldNotice {...{ selection, at, timeZone, picking }} onPick={pickSlot} />
    </>
  );

  return (
    <>
      <div className="sidebar">
        <div className={`stack ${styles.main}`}>
          <TimeTitle takes={t('takes', { duration: format.duration(minutes) })} offline={offline} />
          <WithdrawnNotice totals={totals} />
          <DropoffAreas items={cart.items} />
          <PriceNotice {...{ consent, totals }} />
          {!offline && !selection && asked.length > 0 && (
            <PreferredTimeOffer
              {...{ asked, visit, timeZone }}
              isHolding={picking.pendingStart !== null}
              onPick={pickSlot}
            />
          )}
          {wide && notice}
          {days.nothingFree ? (
            <NothingFree {...{ reference, visit, horizonDays }} />
          ) : (
            <Times
              {...{ days, picking, held, at, timeZone, today, visit, offline, asked, known }}
              onPick={pickSlot}
            />
          )}
          {offline && (
            <Alert tone="warning" role="status">
              {t('wishes.text')}
            </Alert>
          )}
          {!days.nothingFree && <NothingSuits reference={reference} />}
        </div>
        <ChosenPanel cart={cart} wide={wide} {...chosen} />
      </div>
      {!wide && <ChosenBar {...chosen} notice={notice} />}
    </>
  );
}

type TimesProps = {
  days: FreeDays;
  picking: PickSlot;
  held: SlotSelection | undefined;
  at: ReturnType<typeof useNow>;
  timeZone: string;
  today: Day;
  visit: VisitKey;
  offline: boolean;
  asked: readonly PreferredTime[];
  known: KnownDays;
  onPick: (slot: NearSlot) => void;
};

function Times(props: TimesProps) {
  const { days, picking, held, at, timeZone, today, visit, offline, asked, known, onPick } = props;
  const own = held?.startAt ?? picking.pendingStart;
  const next = useNextFree(days.counts, { today, visit, timeZone, own, shown: days.day });
  const isAsking = days.counts.size === 0 && days.fetch?.status !== 'failed';
  const isComing = !offline && (isAsking || next.isComing);
  const list = useRef<HTMLDivElement>(null);
  const { pendingStart } = picking;
  const pickDay = (day: Day) => {
    days.pickDay(day);
    // On a phone the times are below the fold of the calendar; beside it nothing moves.
    if (list.current) scrollToSight(list.current);
  };
  return (
    <>
      {next.slots && (
        <NextFree
          {...{ timeZone, today, pendingStart, offline, asked, onPick }}
          slots={next.slots}
          heldStart={held?.startAt}
        />
      )}
      {!next.slots && isComing && <NextFreeComing />}
      <div className={styles.times}>
        <DayCalendar days={days} today={today} onPick={pickDay} />
        <div ref={list} className="stack">
          <TroubleNotice {...{ picking, timeZone, onPick }} />
          {days.day ? (
            <TimesOfDay
              {...{ timeZone, held, pendingStart, at, offline, asked, known, visit, onPick, pickDay }}
              day={days.day}
            />
          ) : (
            offline && <UnknownDay knownDays={[...known.keys()]} onPick={pickDay} />
          )}
        </div>
      </div>
      {!offline && <DaysFailed days={days} />}
    </>
  );
}

type TimesOfDayProps = Omit<DaySlotsProps, 'data'> &
  Pick<TimesProps, 'visit' | 'known'> & { pickDay: (day: Day) => void };

function TimesOfDay({ visit, known, pickDay, ...rest }: TimesOfDayProps) {
  const data = useDaySlots(rest.day, visit, rest.held !== undefined, rest.timeZone);
  if (!rest.offline || data.slots !== undefined) return <DaySlots {...rest} data={data} />;
  const old = known.get(rest.day);
  if (old === undefined) return <UnknownDay knownDays={[...known.keys()]} onPick={pickDay} />;
  return <DaySlots {...rest} data={{ ...data, ...old }} />;
}

/** The weeks on screen could not be read; days already known stay usable. */
function DaysFailed({ days }: { days: FreeDays }) {
  const { t } = useTranslation('checkout');
  if (days.fetch?.status !== 'failed') return null;
  return (
    <Alert
      tone="danger"
      role="alert"
      title={t('day.failed')}
      actions={
        <Button variant="secondary" onClick={days.retry}>
          {t('retry')}
        </Button>
      }
    >
      {errorText(days.fetch.code ?? '')}
    </Alert>
  );
}

/** Words for the tap that takes its time, and a way out of it. */
function Holding({ picking, timeZone }: { picking: PickSlot; timeZone: string }) {
  const { t } = useTranslation('checkout');
  const words = useSlotWords(timeZone);
  const { pendingStart, stop } = picking;
  return (
    <SlowNote
      isBusy={pendingStart !== null}
      text={pendingStart === null ? '' : t('hold.pending', { time: words(pendingStart) })}
      cancel={stop && { label: t('hold.stop'), onCancel: stop }}
    />
  );
}

/** At the end of the times: a customer who found none here is not sent away. */
function NothingSuits({ reference }: { reference: string }) {
  const { t } = useTranslation('checkout');
  if (!useCanReach()) return null;
  return (
    <p>
      {t('nothing.suits')}{' '}
      <HelpLink className={styles.mail} subject={t('nothing.subject', { reference })}>
        {t('nothing.write')}
      </HelpLink>
    </p>
  );
}

type NothingFreeProps = { reference: string; visit: VisitKey; horizonDays: number };

/** Nobody is free, or nobody does all of this, or nobody comes to the ZIP code that this device knows. */
export function NothingFree({ reference, visit, horizonDays }: NothingFreeProps) {
  const { t } = useTranslation('checkout');
  const { zip } = visitQuery(visit);
  return (
    <EmptyState
      drawing={<img src="/drawings/no-slots.svg" alt="" width="320" height="240" />}
      title={t('nothing.title')}
      action={
        <span className="cluster">
          {zip !== undefined && (
            <Button variant="secondary" onClick={() => ignoredZip.set(zip)}>
              {t('nothing.elsewhere')}
            </Button>
          )}
          <HelpLink className="cluster" subject={t('nothing.subject', { reference })}>
            {t('nothing.write')}
          </HelpLink>
        </span>
      }
    >
      {t('nothing.text', { count: horizonDays })}
      {zip !== undefined && ` ${t('nothing.zip', { zip })}`}
    </EmptyState>
  );
}
