import { ChevronDown, ChevronUp } from 'lucide-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminBookingView, BookingRowView } from '#shared/api/admin/bookings.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { staffEditedId } from '../../../data/changes/edit-tab.ts';
import { readStaffEdit } from '../../../data/changes/read-edit-services.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Sheet } from '../../../ui/dialogs/dialog.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { AsOf } from '../as-of.tsx';
import { EditContact } from './edit/edit-contact.tsx';
import { EditDiscount } from './edit/edit-discount.tsx';
import { EditServices } from './edit/edit-services.tsx';
import { isUpcoming } from './is-upcoming.ts';
import { QuoteEditor } from './quote/quote-editor.tsx';
import { CancelVisit } from './remove/cancel-visit.tsx';
import { DeletedVisit } from './remove/deleted-visit.tsx';
import { RemoveVisit } from './remove/remove-visit.tsx';
import { useRemoveVisit } from './remove/use-remove-visit.ts';
import { MoveVisit } from './reschedule/move-visit.tsx';
import type { VisitMode } from './use-visit.ts';
import { useVisit, type Visit } from './use-visit.ts';
import sheet from './visit.css?url';
import { VisitActions } from './visit-actions.tsx';
import { VisitBody } from './visit-body.tsx';
import { VisitChanged } from './visit-changed.tsx';
import formsSheet from './visit-forms.css?url';
import { VisitTrouble } from './visit-trouble.tsx';

export interface VisitPanelProps {
  readonly bookingId: Id;
  /** What a list knows of it already: shown at once, and all there is without a connection. */
  readonly row?: BookingRowView | undefined;
  readonly onClose: () => void;
  /** After every change the server made; without a view the booking was deleted or put back: read the list again. */
  readonly onChanged: (view?: AdminBookingView) => void;
  /** Of a list: to the row before or after; absent at its ends. Arrow keys do the same. */
  readonly onPrevious?: (() => void) | undefined;
  readonly onNext?: (() => void) | undefined;
}

/** Everything about one booking, and all that can be done with it. */
export function VisitPanel(props: VisitPanelProps) {
  // What was typed and which form is open belong to one booking.
  return <VisitPanelOf key={props.bookingId} {...props} />;
}

function VisitPanelOf(props: VisitPanelProps) {
  const { bookingId, onClose, onChanged } = props;
  const { t } = useTranslation('admin');
  const visit = useVisit(bookingId, props.row, onChanged);
  const [mode, setMode] = useVisitMode(bookingId);
  const [asks, setAsks] = useState<'cancel' | 'remove'>();
  const { row } = visit;
  const isDeleted = row?.deletedAt !== undefined;
  const closeAsk = () => setAsks(undefined);
  const leave = () => {
    onChanged();
    onClose();
  };
  const removing = useRemoveVisit(row, { onRemoved: leave, onRestored: onChanged });
  const actionsOf = (shown: BookingRowView) =>
    isDeleted ? (
      <DeletedVisit row={shown} onRestored={leave} />
    ) : (
      <VisitActions
        row={shown}
        {...{ visit, removing }}
        onMode={setMode}
        onCancel={() => setAsks('cancel')}
        onRemove={() => (isUpcoming(shown) ? setAsks('remove') : void removing.remove())}
      />
    );
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="admin" />
      <link rel="stylesheet" href={formsSheet} precedence="admin" />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of what has focus inside arrive here, from the head too. */}
      <div className="visit-keys" onKeyDown={(event) => mode === 'view' && stepByKey(event, props)}>
        <Sheet
          open
          onClose={onClose}
          title={row?.customerName ?? t('visit.title')}
          closeLabel={t('close')}
          actions={row && mode === 'view' && actionsOf(row)}
        >
          <div className="visit">
            {mode === 'view' && <Steps {...props} />}
            <AsOf data={visit.data} />
            {!isDeleted && <VisitTrouble visit={visit} />}
            {row === undefined && visit.data.fault === undefined && <VisitSkeleton />}
            {row && visit.before && (
              <VisitChanged before={visit.before} after={row} onOk={visit.forgetBefore} />
            )}
            {row && <Mode row={row} visit={visit} mode={mode} onMode={setMode} />}
          </div>
        </Sheet>
      </div>
      {row && (
        <>
          <CancelVisit row={row} visit={visit} open={asks === 'cancel'} onClose={closeAsk} />
          <RemoveVisit
            removing={removing}
            open={asks === 'remove'}
            onClose={closeAsk}
            onCancelInstead={() => setAsks('cancel')}
          />
        </>
      )}
    </>
  );
}

/** Back from the customer's forms, or after a reload, what this tab has begun to change is told first. */
function useVisitMode(bookingId: Id) {
  const [mode, setMode] = useState<VisitMode>('view');
  useEffect(() => {
    if (staffEditedId() !== bookingId) return;
    void readStaffEdit(bookingId).then((edit) => edit && setMode('services'));
  }, [bookingId]);
  return [mode, setMode] as const;
}

type ModeProps = { row: BookingRowView; visit: Visit; mode: VisitMode; onMode: (mode: VisitMode) => void };

function Mode({ row, visit, mode, onMode }: ModeProps) {
  const back = () => onMode('view');
  if (mode === 'contact') return <EditContact row={row} visit={visit} onDone={back} onBack={back} />;
  if (mode === 'discount' && visit.view) {
    return <EditDiscount row={row} view={visit.view} visit={visit} onDone={back} />;
  }
  if (mode === 'services') return <EditServices row={row} visit={visit} onDone={back} />;
  if (mode === 'move') return <MoveVisit row={row} visit={visit} onDone={back} onBack={back} />;
  if (mode === 'quote') return <QuoteEditor row={row} visit={visit} onDone={back} onBack={back} />;
  return <VisitBody row={row} visit={visit} onMode={onMode} />;
}

function Steps({ onPrevious, onNext }: VisitPanelProps) {
  const { t } = useTranslation('admin');
  if (onPrevious === undefined && onNext === undefined) return null;
  return (
    <div className="visit-steps">
      <IconButton
        label={t('visit.previous')}
        icon={<ChevronUp aria-hidden="true" />}
        disabled={onPrevious === undefined}
        onClick={onPrevious}
      />
      <IconButton
        label={t('visit.next')}
        icon={<ChevronDown aria-hidden="true" />}
        disabled={onNext === undefined}
        onClick={onNext}
      />
    </div>
  );
}

/** Not while something is typed: arrows belong to the field then. */
function stepByKey(event: KeyboardEvent, { onPrevious, onNext }: VisitPanelProps): void {
  const { key, target } = event;
  if (!(target instanceof HTMLElement) || target.matches('input, textarea, select')) return;
  const step = key === 'ArrowUp' ? onPrevious : key === 'ArrowDown' ? onNext : undefined;
  if (step === undefined) return;
  event.preventDefault();
  step();
}

function VisitSkeleton() {
  const { t } = useTranslation('admin');
  return (
    <SkeletonGroup label={t('visit.loading')}>
      <Skeleton width="8rem" height="1.75rem" />
      <Skeleton width="16rem" height="1.5rem" />
      <Skeleton shape="box" height="6rem" />
      <Skeleton shape="box" height="10rem" />
    </SkeletonGroup>
  );
}
