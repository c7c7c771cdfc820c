import { CalendarClock, CircleCheck, CircleX, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { changeBooking } from '../../../local/admin/commands/change-booking.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { faultWords } from '../fault-words.ts';
import { useWhyWait } from '../use-why-wait.ts';
import type { Visit } from './use-visit.ts';
import type { VisitMode } from './visit-panel.tsx';

type VisitActionsProps = {
  row: BookingRowView;
  visit: Visit;
  onMode: (mode: VisitMode) => void;
  onAsk: (what: 'cancel' | 'remove') => void;
};

/** What can be done with the booking as it stands. What needs the line says so beside it, once. */
export function VisitActions({ row, visit, onMode, onAsk }: VisitActionsProps) {
  const { t } = useTranslation('admin');
  const whyWait = useWhyWait();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const isOpen = row.status !== 'CANCELLED';
  const confirm = async () => {
    setBusy(true);
    setFault(undefined);
    const answer = await changeBooking(row.id, { status: 'CONFIRMED', expectedVersion: row.version });
    setBusy(false);
    if (answer.ok) {
      visit.take(answer.body);
      showToast({ text: t('visit.confirm.done', { name: row.customerName }), tone: 'success' });
    } else if (!(await visit.refused(answer))) setFault(answer.code);
  };
  const waits = whyWait !== undefined;
  return (
    <div className="visit-actions">
      {(waits || fault !== undefined) && (
        <p className="visit-why" role={waits ? 'status' : 'alert'} id="visit-why">
          {whyWait ?? `${t('visit.confirm.failed')}. ${faultWords(fault ?? '', t)}`}
        </p>
      )}
      {row.status === 'PENDING' && (
        <Button
          busy={busy}
          disabled={waits}
          icon={<CircleCheck aria-hidden="true" />}
          onClick={() => void confirm()}
        >
          {t('visit.confirm.action')}
        </Button>
      )}
      {isOpen && (
        <>
          <Button
            variant="secondary"
            disabled={waits}
            icon={<CalendarClock aria-hidden="true" />}
            onClick={() => onMode('move')}
          >
            {t('visit.move.action')}
          </Button>
          <Button
            variant="secondary"
            disabled={waits}
            icon={<CircleX aria-hidden="true" />}
            onClick={() => onAsk('cancel')}
          >
            {t('visit.cancel.action')}
          </Button>
        </>
      )}
      <Button
        variant="quiet"
        disabled={waits}
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => onAsk('remove')}
      >
        {t('visit.remove.action')}
      </Button>
    </div>
  );
}
