import { useTranslation } from 'react-i18next';
import type { Id } from '#shared/kernel/ids.ts';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import styles from './calendar.module.css';
import type { CalendarView } from './shown-days.ts';
import type { ShownStatus } from './use-preferences.ts';

type CalendarEmptyProps = {
  view: CalendarView;
  status: ShownStatus;
  crew: Id | 'all';
  onAll: () => void;
  /** Undefined: nothing can be written now. */
  onBook: (() => void) | undefined;
};

/** Nothing here: one drawing, one sentence, one button. Over the hours of a grid it is but a line. */
export function CalendarEmpty({ view, status, crew, onAll, onBook }: CalendarEmptyProps) {
  const { t } = useTranslation('admin');
  const isAll = status === 'all' && crew === 'all';
  const act = isAll ? onBook : onAll;
  return (
    <div className={styles.empty} data-view={view}>
      <EmptyState
        drawing={<img src="/drawings/no-slots.svg" alt="" width="320" height="240" />}
        title={t(isAll ? 'calendar.noBookings' : 'calendar.noneOfStatus')}
        titleLevel="h3"
        action={
          act && (
            <Button variant="secondary" onClick={act}>
              {t(isAll ? 'calendar.add.book' : 'calendar.showAll')}
            </Button>
          )
        }
      />
    </div>
  );
}
