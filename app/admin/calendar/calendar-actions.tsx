import { Ban, Keyboard, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { CalendarView } from './shown-days.ts';

type CalendarActionsProps = {
  view: CalendarView;
  /** Why nothing can be blocked now. */
  whyWait: string | undefined;
  onBlock: () => void;
  onBlockDay: () => void;
  onKeys: () => void;
};

/** What can be done from here, beside the heading: the rows of the toolbar are for finding one's way. */
export function CalendarActions({ view, whyWait, onBlock, onBlockDay, onKeys }: CalendarActionsProps) {
  const { t } = useTranslation('admin');
  return (
    <div className="cal-actions">
      <IconButton
        className="cal-keys-button"
        label={t('calendar.keys')}
        icon={<Keyboard aria-hidden="true" />}
        onClick={onKeys}
      />
      {view === 'day' && (
        <>
          <IconButton
            className="cal-print"
            label={t('calendar.print')}
            icon={<Printer aria-hidden="true" />}
            onClick={() => window.print()}
          />
          <Button variant="secondary" disabled={whyWait !== undefined} onClick={onBlockDay}>
            {t('calendar.blockThisDay')}
          </Button>
        </>
      )}
      <Button
        icon={<Ban aria-hidden="true" />}
        disabled={whyWait !== undefined}
        why={whyWait}
        onClick={onBlock}
      >
        {t('calendar.block.short')}
      </Button>
    </div>
  );
}
