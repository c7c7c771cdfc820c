import { ArrowRight } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { anyJob } from '#shared/agenda/fit-crew.ts';
import { toLocal } from '#shared/agenda/local-time.ts';
import type { Day } from '#shared/kernel/day.ts';
import { minutesBetween } from '#shared/kernel/instant.ts';
import type { Catalogue } from '../../../data/catalogue/read-catalogue.ts';
import { chooseNewTime } from '../../../data/changes/choose-new-time.ts';
import { leaveReschedule } from '../../../data/changes/leave-reschedule.ts';
import type { RescheduleContext } from '../../../data/changes/read-reschedule.ts';
import { serverNow } from '../../../data/device/clock.ts';
import { type VisitKey, visitKey } from '../../../data/slots/visit-key.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { Button, ButtonLink } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import { StickyBar } from '../../../ui/layout/sticky-bar.tsx';
import { bookingManagePath } from '../../parts/booking/manage-link.ts';
import { useSlotWords } from '../../parts/booking/use-slot-words.ts';
import { scrollToSight } from '../../parts/page/scroll-to-sight.ts';
import { showDone } from '../../parts/page/show-done.ts';
import { useWide } from '../../parts/page/use-wide.ts';
import styles from '../checkout.module.css';
import panel from '../chosen-panel.module.css';
import { DayCalendar } from '../day-calendar.tsx';
import { type FreeDays, useFreeDays } from '../use-free-days.ts';
import { RescheduleSlots } from './reschedule-slots.tsx';
import { useRescheduleSlots } from './use-reschedule-slots.ts';

type PickNewTimeProps = { reschedule: RescheduleContext; catalogue: Catalogue };

export function PickNewTime({ reschedule, catalogue }: PickNewTimeProps) {
  const { t } = useTranslation('reschedule');
  const format = useFormat();
  const wide = useWide();
  const { timeZone, initialStartAt, initialEndAt, wish, quote } = reschedule;
  const minutes = quote?.minutes ?? minutesBetween(initialStartAt, initialEndAt);
  const visit = visitKey(minutes, anyJob, reschedule.bookingId);
  const today = toLocal(serverNow(), timeZone).day;
  const ownDay = toLocal(initialStartAt, timeZone).day;
  // The visit at which a quote was made may be over: then the first free day opens.
  const openDay = ownDay < today ? undefined : ownDay;
  const shownDay = wish ? toLocal(wish.startAt, timeZone).day : openDay;
  const days = withOwnDay(useFreeDays(visit, today, catalogue.horizonDays, shownDay), ownDay);
  const list = useRef<HTMLDivElement>(null);
  const pickDay = (day: Day) => {
    days.pickDay(day);
    if (list.current) scrollToSight(list.current);
  };
  return (
    <>
      <div className="sidebar">
        <div className={`stack ${styles.main}`}>
          <PageTitle
            eyebrow={reschedule.serviceTitle}
            lead={t(quote ? 'quote.lead' : 'pick.lead', { duration: format.duration(minutes) })}
          >
            {t(quote ? 'quote.title' : 'pick.title')}
          </PageTitle>
          <div className={styles.times}>
            <DayCalendar days={days} today={today} onPick={pickDay} />
            <div ref={list} className="stack">
              {days.day && <Times {...{ reschedule, catalogue, visit }} day={days.day} />}
            </div>
          </div>
        </div>
        <aside className={panel.side}>
          {wide && (
            <Card className={panel.chosen}>
              <FromTo reschedule={reschedule} />
              <GoOn reschedule={reschedule} beside />
            </Card>
          )}
          <KeepTime reschedule={reschedule} />
        </aside>
      </div>
      {!wide && (
        <StickyBar label={t('pick.label')} action={null} phonesOnly>
          <div className={panel.bar}>
            <FromTo reschedule={reschedule} />
            <span className={panel.act}>
              <GoOn reschedule={reschedule} />
            </span>
          </div>
        </StickyBar>
      )}
    </>
  );
}

type TimesProps = PickNewTimeProps & { day: Day; visit: VisitKey };

function Times({ reschedule, catalogue, day, visit }: TimesProps) {
  const data = useRescheduleSlots(reschedule, day, visit, catalogue.stepMin);
  const { t } = useTranslation('reschedule');
  const { timeZone, initialStartAt, initialEndAt, wish } = reschedule;
  const isApart = wish && (wish.startAt >= initialEndAt || wish.endAt <= initialStartAt);
  // Over the visit itself only the server knows.
  const isGone =
    isApart && data.slots?.some(({ startAt, available }) => startAt === wish.startAt && !available);
  return (
    <>
      {isGone && (
        <Alert tone="warning" role="alert" title={errorText('slot.taken')}>
          {t('confirm.pickAnother')}
        </Alert>
      )}
      <RescheduleSlots
        {...{ day, data, timeZone }}
        // The work of a quote may begin when the visit was to begin, if there is room for it.
        current={reschedule.quote ? undefined : initialStartAt}
        chosen={isGone ? undefined : wish?.startAt}
        // No other customer can take the visit's own time: until another is chosen it is the chosen one (D88).
        onPick={({ startAt, endAt }) => {
          const isBack = startAt === wish?.startAt || (!reschedule.quote && startAt === initialStartAt);
          void chooseNewTime(isBack ? null : { startAt, endAt });
        }}
      />
    </>
  );
}

/** `beside` the calendar it says why it is shut; the bar says it in its line already. */
function GoOn({ reschedule, beside }: { reschedule: RescheduleContext; beside?: boolean }) {
  const { t } = useTranslation('reschedule');
  if (!reschedule.wish) {
    return (
      <Button wide disabled why={beside ? t('pick.why') : undefined}>
        {t('pick.go')}
      </Button>
    );
  }
  return (
    <ButtonLink to="/finalize" wide iconAfter={<ArrowRight aria-hidden="true" />}>
      {t('pick.go')}
    </ButtonLink>
  );
}

export function KeepTime({ reschedule }: { reschedule: RescheduleContext }) {
  const { t } = useTranslation('reschedule');
  const keep = useKeepTime(reschedule);
  return (
    <Button variant="secondary" wide onClick={keep}>
      {t(reschedule.quote ? 'quote.back' : 'pick.keep')}
    </Button>
  );
}

/** The visit's own day can always be opened: moving it makes room there. */
function withOwnDay(days: FreeDays, ownDay: Day): FreeDays {
  if (days.counts.get(ownDay) !== 0) return days;
  return { ...days, counts: new Map(days.counts).set(ownDay, 1) };
}

/** The old time struck beside the new one. */
function FromTo({ reschedule }: { reschedule: RescheduleContext }) {
  const { t } = useTranslation('reschedule');
  const words = useSlotWords(reschedule.timeZone);
  return (
    <span className={panel.line}>
      <s>{words(reschedule.initialStartAt)}</s>
      {reschedule.wish ? (
        <strong>{words(reschedule.wish.startAt)}</strong>
      ) : (
        <span className={panel.none}>{t('pick.none')}</span>
      )}
    </span>
  );
}

/** Back to the booking with nothing changed: its stored time stays as it is, to the minute (D88). */
function useKeepTime(reschedule: RescheduleContext): () => void {
  const { t } = useTranslation('reschedule');
  const navigate = useNavigate();
  return () => {
    void leaveReschedule();
    if (!reschedule.quote) showDone(t('pick.kept'));
    void navigate(bookingManagePath({ ...reschedule, id: reschedule.bookingId }), { replace: true });
  };
}
