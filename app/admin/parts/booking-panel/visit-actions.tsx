import { CalendarClock, CircleCheck, CircleX, Pencil, Trash2, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { useWhyWait } from '../use-why-wait.ts';
import { faultWords } from '../words/fault-words.ts';
import { takeBack, useOnItsWay } from './remove/send-later.ts';
import { useConfirmVisit } from './remove/use-confirm-visit.ts';
import type { RemoveVisit } from './remove/use-remove-visit.ts';
import type { Visit, VisitMode } from './use-visit.ts';
import { useWillMail } from './visit-mails.tsx';

type VisitActionsProps = {
  row: BookingRowView;
  visit: Visit;
  removing: RemoveVisit;
  onMode: (mode: VisitMode) => void;
  onCancel: () => void;
  onRemove: () => void;
};

/** What can be done with the booking as it stands. What needs the line says so beside it, once. */
export function VisitActions({ row, visit, removing, onMode, onCancel, onRemove }: VisitActionsProps) {
  const { t } = useTranslation('admin');
  const whyWait = useWhyWait();
  const willMail = useWillMail(row.email);
  const confirming = useOnItsWay(row.id);
  const confirm = useConfirmVisit({
    onDone: visit.take,
    onRefused: (refusal) => void visit.refused(refusal),
  });
  const isOpen = row.status !== 'CANCELLED';
  const waits = whyWait !== undefined;
  return (
    <div className="visit-actions">
      {(waits || removing.fault !== undefined) && (
        <p className="visit-why" role={waits ? 'status' : 'alert'} id="visit-why">
          {whyWait ?? `${t('visit.remove.failed')}. ${faultWords(removing.fault ?? '', t)}`}
        </p>
      )}
      {confirming === 'waiting' && (
        <p className="visit-why" role="status">
          {t('visit.confirm.soonHere')} {willMail}
        </p>
      )}
      {row.status === 'PENDING' && (
        <Button
          busy={confirming !== undefined}
          disabled={waits}
          icon={<CircleCheck aria-hidden="true" />}
          onClick={() => confirm(row)}
        >
          {t('visit.confirm.action')}
        </Button>
      )}
      {confirming === 'waiting' && (
        <Button
          variant="secondary"
          icon={<Undo2 aria-hidden="true" />}
          onClick={({ currentTarget }) => {
            // It goes away with the press; focus stays with what it was about.
            currentTarget.parentElement?.querySelector('button')?.focus();
            takeBack(row.id);
          }}
        >
          {t('visit.confirm.leave')}
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
            icon={<Pencil aria-hidden="true" />}
            onClick={() => onMode('contact')}
          >
            {t('visit.contact.action')}
          </Button>
          <Button
            variant="secondary"
            disabled={waits}
            icon={<CircleX aria-hidden="true" />}
            onClick={onCancel}
          >
            {t('visit.cancel.action')}
          </Button>
        </>
      )}
      <Button
        variant="quiet"
        busy={removing.busy}
        disabled={waits}
        icon={<Trash2 aria-hidden="true" />}
        onClick={onRemove}
      >
        {t('visit.remove.action')}
      </Button>
    </div>
  );
}
