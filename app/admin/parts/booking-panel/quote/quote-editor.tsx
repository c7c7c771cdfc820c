import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminBookingView, BookingRowView } from '#shared/api/admin/bookings.ts';
import { mailAddressOf } from '#shared/booking/customer-key.ts';
import { defaultValidUntil, quoteLimits } from '#shared/booking/quote-rules.ts';
import { type Cents, toCents, toDollars } from '#shared/kernel/money.ts';
import { serverNow } from '../../../../data/device/clock.ts';
import { offerQuote } from '../../../../data/staff/commands/offer-quote.ts';
import { agendaRead } from '../../../../data/staff/commands/save-agenda.ts';
import { useMailsLeave } from '../../../../frame/use-mails-leave.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { showToast } from '../../../../ui/feedback/toasts.ts';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { ShutFields } from '../../../../ui/fields/shut-fields.ts';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { hoursOfCrew } from '../../hours/hours-of-crew.ts';
import { RefusedAlert } from '../../refused-alert.tsx';
import { useAdminRead } from '../../use-admin-read.ts';
import { useTimeZone } from '../../use-time-zone.ts';
import { priceWords } from '../../words/price-words.ts';
import { staffFormat } from '../../words/staff-format.ts';
import styles from '../booking.module.css';
import forms from '../booking-forms.module.css';
import { dropTyped } from '../drop-typed.ts';
import { useFormDraft } from '../edit/use-form-draft.ts';
import { FormFoot } from '../form-foot.tsx';
import type { Booking } from '../use-booking.ts';
import {
  entryTotalCents,
  type LineEntry,
  minutesToOffer,
  type QuoteEntry,
  readQuote,
  typedQuote,
} from './quote-entry.ts';
import { QuoteLineFields } from './quote-line-fields.tsx';

type QuoteEditorProps = { row: BookingRowView; booking: Booking; onDone: () => void; onBack: () => void };

/** The answer to a request for a quote: positions, how long it takes, until when it holds, and a word with it. */
export function QuoteEditor({ row, booking, onDone, onBack }: QuoteEditorProps) {
  const { t } = useTranslation('admin');
  const timeZone = useTimeZone();
  const openMin = useOpenMin();
  const mailsLeave = useMailsLeave();
  const [typed, setTyped] = useFormDraft(`offer for ${row.id}`, typedQuote, booking);
  const entry = typed ?? entryOf(row, booking.view, timeZone);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const beforeCents = toCents(booking.view?.quoteOffer?.pricedBefore ?? (row.quote ? 0 : row.total));
  const { provisional } = row;
  const amount = (cents: Cents) => priceWords({ total: toDollars(cents), provisional }, t);
  const change = (part: Partial<QuoteEntry>) => {
    // A line that is added or left out now would be lost with the draft once the answer is there (D579).
    if (busy) return;
    setTyped({ ...entry, ...part });
    setFaults({});
  };
  const changeLine = (key: number, part: Partial<LineEntry>) =>
    change({ lines: entry.lines.map((line) => (line.key === key ? { ...line, ...part } : line)) });
  const addLine = () => {
    const key = Math.max(0, ...entry.lines.map((line) => line.key)) + 1;
    change({ lines: [...entry.lines, { key, text: '', quantity: 1, unitPrice: '' }] });
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const context = { now: serverNow(), timeZone, openMin, pricedBeforeCents: beforeCents };
    const read = readQuote(entry, context);
    if (!read.ok) return setFaults(read.faults);
    setBusy(true);
    setRefusal(undefined);
    const answer = await offerQuote(row.id, { ...read.input, expectedVersion: booking.version });
    if (answer.ok) {
      await booking.reload();
      setTyped(undefined);
      const state = mailAddressOf(row.email) === undefined ? 'none' : mailsLeave ? 'waiting' : 'kept';
      const mail = t(`booking.mails.after.${state}`);
      showToast({ text: `${t('booking.quote.sent', { name: row.customerName })}, ${mail}`, tone: 'success' });
      onDone();
    } else {
      setFaults(answer.fields ?? {});
      if (!(await booking.refused(answer))) setRefusal(answer.code);
    }
    setBusy(false);
  };
  const totalCents = entryTotalCents(entry.lines);
  return (
    <ShutFields value={busy}>
      <form className={styles.form} onSubmit={send} noValidate>
        <h3>{t('booking.quote.answer')}</h3>
        {entry.lines.map((line, index) => (
          <QuoteLineFields
            key={line.key}
            line={line}
            number={index + 1}
            faultOf={(field) => faults[`lines.${index}.${field}`]}
            onChange={(part) => changeLine(line.key, part)}
            onRemove={
              entry.lines.length > 1
                ? () => change({ lines: entry.lines.filter(({ key }) => key !== line.key) })
                : undefined
            }
          />
        ))}
        {entry.lines.length < quoteLimits.linesMax && (
          <Button variant="quiet" icon={<Plus aria-hidden="true" />} onClick={addLine}>
            {t('booking.quote.addLine')}
          </Button>
        )}
        <div className={forms.pair}>
          <NumberField
            label={t('booking.quote.minutes')}
            after={t('booking.quote.minutesUnit')}
            value={entry.minutes}
            format={(value) => staffFormat.number(value, 0)}
            error={
              faults.minutes &&
              t('booking.quote.fault.minutes', {
                min: quoteLimits.minutesMin,
                max: Math.min(quoteLimits.minutesMax, openMin),
                step: quoteLimits.minutesStep,
              })
            }
            onChange={(minutes) => change({ minutes })}
          />
          <TextField
            type="date"
            label={t('booking.quote.until')}
            value={entry.validUntil}
            error={faults.validUntil && t('booking.quote.fault.until')}
            onChange={({ target }) => change({ validUntil: target.value })}
          />
        </div>
        <TextArea
          label={t('booking.quote.message')}
          note={t('booking.quote.optional')}
          maxLength={quoteLimits.messageMax}
          value={entry.message}
          onChange={({ target }) => change({ message: target.value })}
        />
        <p className={styles.total}>
          <span>{t('booking.quote.total')}</span>
          <strong className="tabular" aria-live="polite">
            {staffFormat.money(totalCents)}
          </strong>
        </p>
        {beforeCents > 0 && (
          <p className={`${styles.small} ${styles.row}`}>
            <span>{t('booking.quote.withBefore', { amount: amount(beforeCents) })}</span>
            <span>{amount(totalCents + beforeCents)}</span>
          </p>
        )}
        {faults.lines && refusal === undefined && (
          <Alert tone="danger" role="alert" title={t('booking.quote.failed')}>
            {t(faults.lines === 'too_large' ? 'booking.quote.fault.tooMuch' : 'booking.quote.fault.lines')}
          </Alert>
        )}
        {refusal !== undefined && <RefusedAlert code={refusal} title={t('booking.quote.failed')} />}
        <FormFoot
          save={t('booking.quote.send')}
          busy={busy}
          onBack={onBack}
          onDrop={dropTyped(typed, setTyped)}
        />
      </form>
    </ShutFields>
  );
}

/** Work that no day has room for could not be accepted. */
function useOpenMin(): number {
  const { body } = useAdminRead(agendaRead);
  if (body === undefined) return quoteLimits.minutesMax;
  // AG49: without crews that work, or from a server that does not name them, the company's.
  const { crewIds = [] } = body;
  const weeks = (crewIds.length > 0 ? crewIds : [undefined]).map((id) =>
    Object.values(hoursOfCrew(body, id)),
  );
  return Math.max(0, ...weeks.flat(2).map(({ startMin, endMin }) => endMin - startMin));
}

/** The offer that stands, or what was asked for, to be priced. */
function entryOf(row: BookingRowView, view: AdminBookingView | undefined, timeZone: string): QuoteEntry {
  const offer = view?.quoteOffer;
  if (offer) {
    const { lines, minutes, validUntil, message } = offer;
    return {
      lines: lines.map(({ text, quantity, unitPrice }, key) => ({ key, text, quantity, unitPrice })),
      minutes,
      validUntil: offer.expired ? defaultValidUntil(serverNow(), timeZone) : validUntil,
      message: message ?? '',
    };
  }
  const asked =
    view?.itemsSnapshot.filter(({ quote }) => quote).map(({ serviceTitle }) => serviceTitle) ?? [];
  const texts = asked.length > 0 ? asked : [''];
  return {
    lines: texts.map((text, key) => ({ key, text, quantity: 1, unitPrice: '' })),
    minutes: minutesToOffer(view?.itemsSnapshot ?? [], row.minutes),
    validUntil: defaultValidUntil(serverNow(), timeZone),
    message: '',
  };
}
