import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type AdminBookingView,
  type BookingRowView,
  type ChangeBookingInput,
  DISCOUNT_REASON_MAX,
} from '#shared/api/admin/bookings.ts';
import { mailAddressOf } from '#shared/booking/customer-key.ts';
import { toCents } from '#shared/kernel/money.ts';
import { changeBooking } from '../../../../data/staff/commands/change-booking.ts';
import { useMailsLeave } from '../../../../frame/use-mails-leave.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { showToast } from '../../../../ui/feedback/toasts.ts';
import { CheckboxField } from '../../../../ui/fields/checkbox-field.tsx';
import { ChoiceGroup } from '../../../../ui/fields/choice-group.tsx';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { ShutFields } from '../../../../ui/fields/shut-fields.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { RefusedAlert } from '../../refused-alert.tsx';
import { useWhyWait } from '../../use-why-wait.ts';
import { staffFormat } from '../../words/staff-format.ts';
import styles from '../booking.module.css';
import { useWithMail } from '../booking-mails.tsx';
import { dropTyped } from '../drop-typed.ts';
import { FormFoot } from '../form-foot.tsx';
import { isUpcoming } from '../is-upcoming.ts';
import type { Booking } from '../use-booking.ts';
import {
  type DiscountEntry,
  discountEntry,
  readDiscount,
  restCents,
  typedDiscount,
} from './discount-entry.ts';
import { useFormDraft } from './use-form-draft.ts';

type EditDiscountProps = {
  row: BookingRowView;
  view: AdminBookingView;
  booking: Booking;
  onDone: () => void;
};

const money = (dollars: number) => staffFormat.money(toCents(dollars));

/** Something off the price, with its reason, told to the customer or not. The price never rises here. */
export function EditDiscount({ row, view, booking, onDone }: EditDiscountProps) {
  const { t } = useTranslation('admin');
  const whyWait = useWhyWait();
  const withMail = useWithMail();
  const mailsLeave = useMailsLeave();
  const [typed, setTyped] = useFormDraft(`discount of ${row.id}`, typedDiscount, booking);
  const [told, setTold] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const granted = discountEntry(view);
  const entry = typed ?? granted;
  const rest = restCents(view);
  const read = readDiscount(entry, rest);
  const fault = told && !read.ok ? read.fault : undefined;
  const isTold = isUpcoming(row) && mailAddressOf(row.email) !== undefined;
  const change = (part: Partial<DiscountEntry>) => {
    setTyped({ ...entry, ...part });
    setFailure(undefined);
  };
  const leave = () => {
    setTyped(undefined);
    onDone();
  };
  const send = async (discount: ChangeBookingInput['discount']) => {
    setBusy(true);
    const notify = isTold && entry.notify;
    const answer = await changeBooking(row.id, { discount, notify, expectedVersion: booking.version });
    setBusy(false);
    if (answer.ok) {
      booking.take(answer.body);
      const done = t('booking.discount.done', { name: row.customerName, total: money(answer.body.total) });
      showToast({ text: notify ? withMail(done, answer.body) : done, tone: 'success' });
      return leave();
    }
    if (!(await booking.refused(answer))) setFailure(answer.code);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTold(true);
    if (read.ok) void send(read.discount);
  };
  return (
    <ShutFields value={busy}>
      <form className={styles.form} onSubmit={save} noValidate>
        <h3>{t('booking.discount.title')}</h3>
        <ChoiceGroup
          layout="chips"
          legend={t('booking.discount.kind')}
          choices={(['amount', 'total'] as const).map((value) => ({
            value,
            label: t(`booking.discount.${value}`),
          }))}
          value={entry.kind}
          onChange={(kind) => change({ kind })}
        />
        <NumberField
          label={t(`booking.discount.${entry.kind}`)}
          after="$"
          value={entry.value}
          format={(value) => staffFormat.number(value, 2, value % 1 === 0 ? 0 : 2)}
          error={
            fault === entry.kind
              ? t(`booking.discount.fault.${entry.kind}`, { max: staffFormat.money(rest) })
              : undefined
          }
          onChange={(value) => change({ value })}
        />
        <TextField
          label={t('booking.discount.reason')}
          hint={t('booking.discount.reasonHint')}
          maxLength={DISCOUNT_REASON_MAX}
          value={entry.reason}
          error={fault === 'reason' ? t('booking.discount.fault.reason') : undefined}
          onChange={({ target }) => change({ reason: target.value })}
        />
        <p className={`tabular ${styles.small}`} role="status">
          {read.ok &&
            t('booking.discount.becomes', {
              before: money(row.total),
              after: staffFormat.money(read.afterCents),
            })}
        </p>
        {isTold && (
          <CheckboxField
            label={t('booking.reschedule.notify')}
            hint={entry.notify && !mailsLeave ? t('booking.mails.none') : undefined}
            checked={entry.notify}
            onChange={({ target }) => change({ notify: target.checked })}
          />
        )}
        {failure !== undefined && <RefusedAlert code={failure} title={t('booking.discount.failed')} />}
        <FormFoot
          save={t('booking.discount.save')}
          busy={busy}
          onBack={onDone}
          onDrop={dropTyped(typed, setTyped)}
        >
          {granted.reason !== '' && (
            <Button
              variant="secondary"
              busy={busy}
              disabled={whyWait !== undefined}
              onClick={() => void send(null)}
            >
              {t('booking.discount.remove')}
            </Button>
          )}
        </FormFoot>
      </form>
    </ShutFields>
  );
}
