import { Ban, Keyboard, Plus, Printer } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/actions/button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import styles from './calendar.module.css';
import { type CalendarView, isByHour } from './shown-days.ts';

type CalendarActionsProps = {
  view: CalendarView;
  /** Why nothing can be added now. */
  whyWait: string | undefined;
  /** The menu opens under it, by the key as well. */
  addButton: Ref<HTMLButtonElement>;
  onAdd: () => void;
  onBlockDay: () => void;
  onKeys: () => void;
};

/** What can be done from here, beside the heading: the rows of the toolbar are for finding one's way. */
export function CalendarActions(props: CalendarActionsProps) {
  const { view, whyWait, addButton, onAdd, onBlockDay, onKeys } = props;
  const { t } = useTranslation('admin');
  return (
    <div className={styles.actions}>
      <IconButton
        className={styles.keysButton}
        label={t('calendar.keys')}
        icon={<Keyboard aria-hidden="true" />}
        onClick={onKeys}
      />
      {isByHour(view) && (
        <IconButton
          className={styles.print}
          label={t(view === 'day' ? 'calendar.printSheet' : 'calendar.print')}
          icon={<Printer aria-hidden="true" />}
          onClick={() => window.print()}
        />
      )}
      {view === 'day' && (
        <Button
          variant="secondary"
          className={styles.blockDay}
          icon={<Ban aria-hidden="true" />}
          disabled={whyWait !== undefined}
          onClick={onBlockDay}
        >
          {t('calendar.blockThisDay')}
        </Button>
      )}
      <Button
        ref={addButton}
        aria-haspopup="menu"
        icon={<Plus aria-hidden="true" />}
        disabled={whyWait !== undefined}
        why={whyWait}
        onClick={onAdd}
      >
        {t('calendar.add.short')}
      </Button>
    </div>
  );
}
