import { CalendarCheck, ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Day, parseDay } from '#shared/kernel/day.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { Button } from '../../ui/actions/button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { ChoiceGroup } from '../../ui/fields/choice-group.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { CrewField } from '../parts/crew/crew-field.tsx';
import type { CalendarRange } from '../parts/use-calendar-range.ts';
import styles from './calendar.module.css';
import { ofStatus } from './chosen-rows.ts';
import { type CalendarView, type ChosenView, calendarViews, drawnView } from './shown-days.ts';
import { useIsPhone } from './use-calendar-place.ts';
import { type ShownStatus, shownStatuses } from './use-preferences.ts';

type CalendarToolbarProps = {
  title: string;
  view: CalendarView;
  day: Day;
  /** Undefined until it was read: the chips stand there already, without their numbers. */
  all: CalendarRange | undefined;
  status: ShownStatus;
  crew: Id | 'all';
  onView: (view: ChosenView) => void;
  onDay: (day: Day) => void;
  onStep: (steps: 1 | -1) => void;
  onToday: () => void;
  onStatus: (status: ShownStatus) => void;
  onCrew: (crew: Id | 'all') => void;
};

/** Where one is in time, and how to go elsewhere. */
export function CalendarToolbar(props: CalendarToolbarProps) {
  const { title, view, day, all, status, onView, onDay, onStep } = props;
  const { t } = useTranslation('admin');
  const isPhone = useIsPhone();
  return (
    <div className={styles.toolbar}>
      <div className={styles.where}>
        <IconButton
          variant="outline"
          label={t('calendar.previous')}
          icon={<ChevronLeft aria-hidden="true" />}
          onClick={() => onStep(-1)}
        />
        <IconButton
          variant="outline"
          label={t('calendar.next')}
          icon={<ChevronRight aria-hidden="true" />}
          onClick={() => onStep(1)}
        />
        <Button
          className={styles.today}
          variant="secondary"
          icon={<CalendarCheck aria-hidden="true" />}
          onClick={props.onToday}
        >
          {t('calendar.today')}
        </Button>
        <h2 className={styles.title} aria-live="polite">
          {title}
        </h2>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form; these are buttons of a toolbar. */}
      <div className={styles.switch} role="group" aria-label={t('calendar.views')}>
        {calendarViews.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={drawnView(each, isPhone) === view}
            onClick={() => onView(each)}
          >
            {t(`calendar.view.${drawnView(each, isPhone)}`)}
          </button>
        ))}
      </div>
      <div className={styles.date}>
        <TextField
          label={t('calendar.goTo')}
          labelHidden
          type="date"
          value={day}
          onChange={({ target }) => {
            const picked = parseDay(target.value);
            if (picked) onDay(picked);
          }}
        />
        <CrewField value={props.crew} onChange={props.onCrew} />
      </div>
      <div className={styles.chips}>
        <ChoiceGroup
          legend={t('calendar.filter')}
          legendHidden
          layout="chips"
          value={status}
          onChange={props.onStatus}
          choices={shownStatuses.map((value) => ({
            value,
            label: [t(`calendar.status.${value}`), all && ofStatus(all, value).bookings.length]
              .join(' ')
              .trim(),
          }))}
        />
      </div>
    </div>
  );
}
