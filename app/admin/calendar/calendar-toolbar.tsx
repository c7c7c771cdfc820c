import { Ban, ChevronLeft, ChevronRight, Keyboard, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Day, parseDay } from '#shared/kernel/day.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type CalendarView, calendarViews } from './shown-days.ts';

type CalendarToolbarProps = {
  title: string;
  view: CalendarView;
  day: Day;
  /** Why nothing can be blocked now. */
  whyWait: string | undefined;
  onView: (view: CalendarView) => void;
  onDay: (day: Day) => void;
  onStep: (steps: 1 | -1) => void;
  onToday: () => void;
  onBlock: () => void;
  onBlockDay: () => void;
  onKeys: () => void;
};

/** Where one is in time, and how to go elsewhere. */
export function CalendarToolbar(props: CalendarToolbarProps) {
  const { title, view, day, whyWait, onView, onDay, onStep } = props;
  const { t } = useTranslation('admin');
  return (
    <div className="cal-toolbar">
      <div className="cal-where">
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
        <Button variant="secondary" onClick={props.onToday}>
          {t('calendar.today')}
        </Button>
        <h2 className="cal-title" aria-live="polite">
          {title}
        </h2>
      </div>
      <div className="cal-ways">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form; these are buttons of a toolbar. */}
        <div className="cal-switch" role="group" aria-label={t('calendar.views')}>
          {calendarViews.map((each) => (
            <button key={each} type="button" aria-pressed={each === view} onClick={() => onView(each)}>
              {t(`calendar.view.${each}`)}
            </button>
          ))}
        </div>
        <div className="cal-date">
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
        </div>
        {view === 'day' && (
          <Button variant="secondary" disabled={whyWait !== undefined} onClick={props.onBlockDay}>
            {t('calendar.blockThisDay')}
          </Button>
        )}
        <Button
          icon={<Ban aria-hidden="true" />}
          disabled={whyWait !== undefined}
          why={whyWait}
          onClick={props.onBlock}
        >
          {t('calendar.block.short')}
        </Button>
        {view === 'day' && (
          <IconButton
            label={t('calendar.print')}
            icon={<Printer aria-hidden="true" />}
            onClick={() => window.print()}
          />
        )}
        <IconButton
          className="cal-keys-button"
          label={t('calendar.keys')}
          icon={<Keyboard aria-hidden="true" />}
          onClick={props.onKeys}
        />
      </div>
    </div>
  );
}
