import { useTranslation } from 'react-i18next';
import type { Day } from '#shared/kernel/day.ts';
import { errorText } from '../../i18n/error-text.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { announce } from '../../ui/feedback/announce.ts';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { useWhenChanged } from '../../ui/use-when-changed.ts';
import { useAgeWords } from '../parts/booking/use-slot-words.ts';
import styles from './day-slots.module.css';
import type { DaySlotsProps } from './day-slots-props.ts';
import { SlotButton } from './slot-button.tsx';
import { SlotGroups } from './slot-groups.tsx';
import type { DaySlots as DaySlotsData } from './use-day-slots.ts';

/** The times of one day, grouped, or why there are none to show. */
export function DaySlots(props: DaySlotsProps) {
  const { day, data, timeZone } = props;
  const format = useFormat();
  return (
    <section className="stack" aria-labelledby="day-slots">
      <h2 id="day-slots" className={styles.title}>
        {format.day(day)}
      </h2>
      {data.slots === undefined ? (
        <SlotsPending data={data} />
      ) : (
        <SlotGroups slots={data.slots} timeZone={timeZone}>
          {(slot) => <SlotButton slot={slot} {...props} />}
        </SlotGroups>
      )}
      {data.slots && <StaleNote {...props} />}
      <CountSpoken day={day} data={data} />
    </section>
  );
}

function SlotsPending({ data }: { data: DaySlotsData }) {
  const { t } = useTranslation('checkout');
  if (data.fetch?.status === 'failed') {
    return (
      <ErrorPanel
        title={t('day.failed')}
        action={
          <Button variant="secondary" onClick={data.retry}>
            {t('retry')}
          </Button>
        }
      >
        {errorText(data.fetch.code ?? '')}
      </ErrorPanel>
    );
  }
  return (
    <SkeletonGroup label={t('day.loading')} className={styles.list}>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <Skeleton key={place} shape="box" height="3.25rem" />
      ))}
    </SkeletonGroup>
  );
}

/**
 * Old times are better than none, as long as they are not taken for news. Below them: it comes and goes with the
 * connection, and a time must not move from under a finger (D588).
 */
function StaleNote({ data, offline, timeZone }: DaySlotsProps) {
  const { t } = useTranslation('checkout');
  const time = useAgeWords(data.fetchedAt, timeZone);
  const failed = data.fetch?.status === 'failed';
  if ((!offline && !failed) || time === undefined) return null;
  return (
    <Alert
      tone="warning"
      role="status"
      title={offline ? undefined : t('day.failed')}
      actions={
        offline ? undefined : (
          <Button variant="secondary" onClick={data.retry}>
            {t('retry')}
          </Button>
        )
      }
    >
      {offline ? t('day.offline', { time }) : t('day.stale', { time })}
    </Alert>
  );
}

/** Once per day, when its times are known: what a sighted person sees at a glance. */
function CountSpoken({ day, data }: { day: Day; data: DaySlotsData }) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const count = data.slots?.filter(({ available }) => available).length;
  const isKnown = count !== undefined;
  // When a day arrives, not whenever a time goes.
  useWhenChanged(() => {
    if (count !== undefined)
      announce(t('day.found', { count, day: format.day(day) }), { key: 'day-slots', afterMs: 500 });
  }, [day, isKnown]);
  return null;
}
