import { useTranslation } from 'react-i18next';
import type { Day } from '#shared/kernel/day.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import type { SlotEntry } from '../../../data/slots/read-slots.ts';
import { useOnline } from '../../../frame/use-online.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { useAgeWords } from '../../parts/booking/use-slot-words.ts';
import { differsFromBrowserZone } from '../../parts/page/differs-from-browser-zone.ts';
import styles from '../day-slots.module.css';
import { SlotGroups } from '../slot-groups.tsx';
import type { DaySlots } from '../use-day-slots.ts';

type RescheduleSlotsProps = {
  day: Day;
  data: DaySlots;
  timeZone: string;
  /** When the visit is now, where its own booking keeps that for it, and when it shall be. */
  current: Instant | undefined;
  chosen: Instant | undefined;
  onPick: (slot: SlotEntry) => void;
};

/** The times of one day to choose from. A tap holds nothing: the move is judged as a whole when it is asked for. */
export function RescheduleSlots(props: RescheduleSlotsProps) {
  const { day, data, timeZone } = props;
  const format = useFormat();
  return (
    <section className="stack" aria-labelledby="reschedule-slots">
      <h2 id="reschedule-slots" className={styles.title}>
        {format.day(day)}
      </h2>
      {data.slots === undefined ? (
        <Unknown data={data} />
      ) : (
        <SlotGroups slots={data.slots} timeZone={timeZone}>
          {(slot) => <RescheduleSlot slot={slot} {...props} />}
        </SlotGroups>
      )}
      <Age {...{ data, timeZone }} />
    </section>
  );
}

function RescheduleSlot({
  slot,
  timeZone,
  current,
  chosen,
  onPick,
}: RescheduleSlotsProps & { slot: SlotEntry }) {
  const { t } = useTranslation(['reschedule', 'checkout']);
  const format = useFormat();
  const isCurrent = slot.startAt === current;
  const isTaken = !slot.available && !isCurrent;
  const isKept = isCurrent && chosen === undefined;
  const note = isCurrent
    ? t(isKept ? 'pick.currentKept' : 'pick.current')
    : isTaken
      ? t('checkout:day.taken')
      : t('checkout:day.until', { time: format.time(slot.endAt, timeZone) });
  return (
    <button
      type="button"
      className={styles.slot}
      data-taken={isTaken || undefined}
      aria-pressed={chosen === slot.startAt || isKept}
      aria-disabled={isTaken || undefined}
      onClick={() => !isTaken && onPick(slot)}
    >
      <span className={styles.start}>
        {format.time(slot.startAt, timeZone)}
        {differsFromBrowserZone(slot.startAt, timeZone) && (
          <small> {format.zone(slot.startAt, timeZone)}</small>
        )}
      </span>
      <span className={styles.end}>{note}</span>
    </button>
  );
}

/** As of the times of a booking (day-slots.tsx). */
function Age({ data, timeZone }: Pick<RescheduleSlotsProps, 'data' | 'timeZone'>) {
  const { t } = useTranslation(['reschedule', 'checkout']);
  const offline = !useOnline();
  const time = useAgeWords(data.fetchedAt, timeZone);
  if (time === undefined || (!offline && data.fetch?.status !== 'failed')) return null;
  return (
    <Alert
      tone="warning"
      role="status"
      actions={
        offline ? undefined : (
          <Button variant="secondary" onClick={data.retry}>
            {t('checkout:retry')}
          </Button>
        )
      }
    >
      {offline ? t('pick.offline', { time }) : t('checkout:day.stale', { time })}
    </Alert>
  );
}

function Unknown({ data }: { data: DaySlots }) {
  const { t } = useTranslation(['reschedule', 'checkout']);
  const offline = !useOnline();
  if (offline) return <p className={styles.none}>{t('pick.unknown')}</p>;
  if (data.fetch?.status !== 'failed') {
    return (
      <SkeletonGroup label={t('checkout:day.loading')}>
        <Skeleton shape="box" height="12rem" />
      </SkeletonGroup>
    );
  }
  return (
    <ErrorPanel
      title={t('checkout:day.failed')}
      action={
        <Button variant="secondary" onClick={data.retry}>
          {t('checkout:retry')}
        </Button>
      }
    >
      {errorText(data.fetch.code ?? '')}
    </ErrorPanel>
  );
}
