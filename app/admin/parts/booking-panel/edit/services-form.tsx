import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { mailAddressOf } from '#shared/booking/customer-key.ts';
import { addMinutes, formatInstant, minutesBetween } from '#shared/kernel/instant.ts';
import { type Cents, toCents } from '#shared/kernel/money.ts';
import type { Totals } from '#shared/pricing/totals.ts';
import type { LocalCart } from '../../../../data/cart/read-cart.ts';
import type { Catalogue } from '../../../../data/catalogue/read-catalogue.ts';
import { quitEditServices } from '../../../../data/changes/quit-edit-services.ts';
import type { StaffEdit } from '../../../../data/changes/read-edit-services.ts';
import { type ServicesChange, saveServices } from '../../../../data/staff/commands/edit-services.ts';
import { mayHaveArrived, type Refusal } from '../../../../data/wire/http.ts';
import { useMailsLeave } from '../../../../frame/use-mails-leave.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { showToast } from '../../../../ui/feedback/toasts.ts';
import { CheckboxField } from '../../../../ui/fields/checkbox-field.tsx';
import { isUnfit, UnfitAlert } from '../../crew/unfit-alert.tsx';
import { useStaffDraft } from '../../use-staff-draft.ts';
import { useWhyWait } from '../../use-why-wait.ts';
import { faultWords } from '../../words/fault-words.ts';
import { staffFormat } from '../../words/staff-format.ts';
import styles from '../booking.module.css';
import forms from '../booking-forms.module.css';
import { useWithMail } from '../booking-mails.tsx';
import { bookingTimeWords } from '../booking-time.ts';
import { timeRefusalWords } from '../reschedule/conflict-words.ts';
import { readReschedule, typedReschedule } from '../reschedule/read-reschedule.ts';
import { entryOf, RescheduleFields, rescheduleFaultKeys } from '../reschedule/reschedule-fields.tsx';
import type { Booking } from '../use-booking.ts';
import { ServicesChanges } from './services-changes.tsx';

type ServicesFormProps = {
  row: BookingRowView;
  booking: Booking;
  edit: StaffEdit;
  cart: LocalCart;
  totals: Totals;
  catalogue: Catalogue;
  onDone: () => void;
  onSaving: (is: boolean) => void;
};

/** Without `move` the visit keeps its start. */
const typedServices = z.object({
  notify: z.boolean(),
  reschedule: z.optional(z.omit(typedReschedule, { notify: true })),
});

const money = (cents: Cents) => staffFormat.money(cents);

/** What has changed, how long the visit takes and when it is now, told to the customer or not, and one button. */
export function ServicesForm(props: ServicesFormProps) {
  const { row, edit, cart, totals, catalogue, onDone } = props;
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const whyWait = useWhyWait();
  const mailsLeave = useMailsLeave();
  const { timeZone } = catalogue;
  const [typed = { notify: true }, setTyped] = useStaffDraft(`services of ${row.id}`, typedServices);
  const { notify, reschedule } = typed;
  const canNotify = mailAddressOf(row.email) !== undefined;
  const saving = useSaveServices(props, () => setTyped(undefined));
  const totalCents = saving.serversCents ?? totals.totalCents;
  const isEmpty = cart.count === 0;
  const change = (part: Partial<typeof typed>) => {
    setTyped({ ...typed, ...part });
    saving.forgetFault();
  };
  const keptTime = {
    startISO: formatInstant(edit.initialStartAt),
    endISO: formatInstant(addMinutes(edit.initialStartAt, totals.minutes)),
  };
  const save = (anyCrew?: true) => {
    const read = reschedule && readReschedule(reschedule, timeZone);
    if (read?.ok === false) return saving.tell(t(rescheduleFaultKeys[read.fault]));
    void saving.save({ totalCents, notify: canNotify && notify, time: read, anyCrew });
  };
  const quit = () => {
    setTyped(undefined);
    void quitEditServices();
    onDone();
  };
  return (
    <>
      <ServicesChanges {...{ totals, totalCents, catalogue }} booked={cart.booked} isEmpty={isEmpty} />
      <Button variant="secondary" onClick={() => void navigate('/cart')}>
        {t('booking.services.goOn')}
      </Button>
      <p className={styles.small} role="status">
        {lengthWords(props, t)}
        {reschedule === undefined && (
          <> {t('booking.services.keeps', { time: bookingTimeWords(keptTime, timeZone) })}</>
        )}
      </p>
      <CheckboxField
        label={t('booking.services.otherTime')}
        checked={reschedule !== undefined}
        onChange={({ target }) =>
          change({ reschedule: target.checked ? entryOf(keptTime, timeZone) : undefined })
        }
      />
      {reschedule && (
        <RescheduleFields
          entry={reschedule}
          crewId={row.crew?.id}
          timeZone={timeZone}
          onChange={(part) => change({ reschedule: { ...reschedule, ...part } })}
        />
      )}
      {canNotify ? (
        <CheckboxField
          label={t('booking.reschedule.notify')}
          hint={notify && !mailsLeave ? t('booking.mails.none') : undefined}
          checked={notify}
          onChange={({ target }) => change({ notify: target.checked })}
        />
      ) : (
        <p className={styles.small}>{t('booking.noEmail.untold')}</p>
      )}
      {saving.unfit && <UnfitAlert refusal={saving.unfit} busy={saving.busy} onAnyway={() => save(true)} />}
      <SaveTrouble fault={saving.fault} isOpen={edit.sent !== undefined && !saving.busy} />
      <div className={forms.buttons}>
        <Button variant="quiet" onClick={quit}>
          {t('booking.services.quit')}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {t('booking.back')}
        </Button>
        <Button
          busy={saving.busy}
          disabled={whyWait !== undefined || isEmpty}
          why={whyWait}
          onClick={() => save()}
        >
          {t('booking.services.save')}
        </Button>
      </div>
    </>
  );
}

function lengthWords(
  { edit, totals }: ServicesFormProps,
  t: ReturnType<typeof useTranslation<'admin'>>['t'],
): string {
  const before = minutesBetween(edit.initialStartAt, edit.initialEndAt);
  const after = staffFormat.duration(totals.minutes);
  if (before === totals.minutes) return t('booking.services.sameLength', { after });
  return t('booking.services.otherLength', { before: staffFormat.duration(before), after });
}

/** `isOpen`: a wish went out, perhaps before a reload, and it is not known what became of it. */
function SaveTrouble({ fault, isOpen }: { fault: string | undefined; isOpen: boolean }) {
  const { t } = useTranslation('admin');
  if (isOpen) {
    return (
      <Alert tone="warning" role="alert" title={t('booking.services.open')}>
        {fault} {t('booking.services.openText')}
      </Alert>
    );
  }
  if (fault === undefined) return null;
  return (
    <Alert tone="danger" role="alert" title={t('booking.services.failed')}>
      {fault}
    </Alert>
  );
}

function useSaveServices(
  { row, booking, catalogue, onDone, onSaving }: ServicesFormProps,
  forgetStaffDrafts: () => void,
) {
  const { t } = useTranslation('admin');
  const withMail = useWithMail();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const [serversCents, setServersCents] = useState<Cents>();
  const [unfit, setUnfit] = useState<Refusal>();
  const finish = async (asked: ServicesChange) => {
    const saved = await saveServices(row.id, asked).catch(() => notReached);
    switch (saved.kind) {
      case 'done': {
        const { view } = saved;
        forgetStaffDrafts();
        booking.take(view);
        const done = t('booking.services.done', {
          name: row.customerName,
          total: money(toCents(view.total)),
        });
        showToast({ text: asked.notify ? withMail(done, view) : done, tone: 'success' });
        return onDone();
      }
      case 'price':
        setServersCents(saved.totalCents);
        return setFault(t('booking.services.otherPrice', { total: money(saved.totalCents) }));
      case 'unsent':
        return setFault(faultWords(saved.code, t));
      case 'over':
        return booking.reload();
      case 'refused': {
        const { refusal } = saved;
        if (await booking.refused(refusal)) return setFault(t('booking.services.changed'));
        if (isUnfit(refusal)) return setUnfit(refusal);
        // What became of it is told beside it.
        return setFault(
          mayHaveArrived(refusal) ? undefined : timeRefusalWords(refusal, t, catalogue.timeZone),
        );
      }
    }
  };
  return {
    ...{ busy, fault, serversCents, unfit },
    tell: setFault,
    forgetFault: () => {
      setFault(undefined);
      setUnfit(undefined);
    },
    save: async (asked: ServicesChange) => {
      setFault(undefined);
      setUnfit(undefined);
      setBusy(true);
      onSaving(true);
      await finish(asked);
      onSaving(false);
      setBusy(false);
    },
  };
}

/** Code that asks the server never reached this device: nothing was sent. */
const notReached = { kind: 'unsent', code: 'network' } as const;
