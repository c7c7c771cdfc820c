import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Point, Stop } from '#shared/delivery/stop.ts';
import { stopFieldId } from '../../../booking/plan/focus-stop.ts';
import { useLostPoint } from './use-lost-point.ts';

type LostPointNoteProps = { stop: Stop; name: string; onPutBack: (point: Point) => void };

/** The point went with the address before; where only a word of it was corrected, it comes back with one press. */
export function LostPointNote({ stop, name, onPutBack }: LostPointNoteProps) {
  const { t } = useTranslation('planner');
  const lost = useLostPoint(stop);
  if (lost === undefined) return null;
  return (
    <p className="stop-summary stop-lost">
      {t('stop.pointLost')}
      <button
        type="button"
        className="stop-link"
        aria-label={t('stop.pointBackOf', { stop: name })}
        onClick={() => {
          onPutBack(lost);
          // The button goes with the note: the focus stays in the card.
          document.getElementById(stopFieldId(stop.id, 'pick'))?.focus();
        }}
      >
        <Undo2 aria-hidden="true" />
        {t('stop.pointBack')}
      </button>
    </p>
  );
}
