import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { mailAddressOf } from '#shared/booking/customer-key.ts';
import { sameValue } from '#shared/cart/same-value.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { addMinutes, formatInstant, parseInstant } from '#shared/kernel/instant.ts';
import { type Cents, toCents, toDollars } from '#shared/kernel/money.ts';
import { priceCart } from '#shared/pricing/price-cart.ts';
import { formatDuration, formatMoney } from '../../../i18n/format.ts';
import {
  newServicesKey,
  type OpenedServices,
  putServices,
  saveServices,
} from '../../../local/admin/commands/edit-services.ts';
import { inTheWay } from '../../../local/admin/commands/move-booking.ts';
import { newId, now } from '../../../local/clock.ts';
import { mayHaveArrived, type Refusal } from '../../../local/http.ts';
import type { Catalogue } from '../../../local/reads/catalogue.ts';
import { useMailsLeave } from '../../../shell/use-mails-leave.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { faultWords } from '../fault-words.ts';
import { useWhyWait } from '../use-why-wait.ts';
import { type LineDraft, lineFaults } from '../work/line-draft.ts';
import { WorkPart } from '../work/work-part.tsx';
import { draftsOf, isAsBooked, isEditable, workItems } from './edited-work.ts';
import { inTheWayWords } from './in-the-way-words.ts';
import type { Visit } from './use-visit.ts';
import { useWithMail } from './visit-mails.tsx';
import { visitTimeWords } from './visit-time.ts';

type ServicesFormProps = {
  row: BookingRowView;
  visit: Visit;
  opened: OpenedServices;
  catalogue: Catalogue;
  onDone: () => void;
};

const money = (cents: Cents) => formatMoney(cents, 'fr');

/** Rooms and pieces line by line, the rest as it is booked; total and length as they become; told to the customer or not. */
export function ServicesForm({ row, visit, opened, catalogue, onDone }: ServicesFormProps) {
  const { t } = useTranslation('admin');
  const whyWait = useWhyWait();
  const mailsLeave = useMailsLeave();
  const { book, timeZone } = catalogue;
  const [dropped, setDropped] = useState<readonly Id[]>([]);
  const [lines, setLines] = useState(() => draftsOf(opened.items, book));
  const [isTold, setTold] = useState(false);
  const [notify, setNotify] = useState(true);
  const canNotify = mailAddressOf(row.email) !== undefined;
  const rest = opened.items.filter(({ id }) => !dropped.includes(id));
  const fixed = rest.filter((item) => !isEditable(item, book));
  const work = useShownWork(opened, catalogue, lines, rest);
  const saving = useSaveServices({ row, visit, opened, timeZone, onDone });
  const isBooked = (line: LineDraft) => isAsBooked(line, opened.items, book);
  const isComplete = lines.every((line) => isBooked(line) || isWhole(line, catalogue));
  const start = parseInstant(row.startISO);
  const becomes = saving.serversCents ?? work.cents;
  const save = () => {
    setTold(true);
    if (!isComplete || work.isEmpty) return;
    void saving.save(workItems(rest, lines, book, newId), becomes, canNotify && notify);
  };
  return (
    <>
      {fixed.length > 0 && (
        <ul className="entry-lines">
          {fixed.map(({ id, serviceId }) => {
            const name = book.services.get(serviceId)?.title.fr ?? t('new-booking.work.goneName');
            return (
              <li key={id} className="entry-line">
                <div className="entry-line-head">
                  <strong>{name}</strong>
                  <IconButton
                    label={t('new-booking.work.remove', { name })}
                    icon={<Trash2 aria-hidden="true" />}
                    onClick={() => {
                      saving.forget();
                      setDropped([...dropped, id]);
                    }}
                  />
                </div>
                <p className="entry-small">{t('visit.services.fixed')}</p>
              </li>
            );
          })}
        </ul>
      )}
      <WorkPart
        lines={lines}
        catalogue={{ ...catalogue, services: catalogue.services.filter(({ kind }) => kind !== 'delivery') }}
        told={isTold && (fixed.length === 0 || lines.length > 0)}
        isBooked={isBooked}
        onChange={(change) => {
          saving.forget();
          setLines(change);
        }}
      />
      <div role="status" className="tabular">
        <p>
          <strong>
            {t('visit.discount.becomes', { before: money(toCents(row.total)), after: money(becomes) })}
          </strong>
        </p>
        {start !== undefined && (
          <p className="visit-small">
            {t(work.minutes === row.minutes ? 'visit.services.sameTime' : 'visit.services.otherLength', {
              time: visitTimeWords(
                { startISO: row.startISO, endISO: formatInstant(addMinutes(start, work.minutes)) },
                timeZone,
              ),
              before: formatDuration(row.minutes, 'fr'),
              after: formatDuration(work.minutes, 'fr'),
            })}
          </p>
        )}
      </div>
      {canNotify ? (
        <CheckboxField
          label={t('visit.move.notify')}
          hint={notify && !mailsLeave ? t('visit.mails.none') : undefined}
          checked={notify}
          onChange={({ target }) => setNotify(target.checked)}
        />
      ) : (
        <p className="visit-small">{t('visit.noEmail.untold')}</p>
      )}
      {saving.fault !== undefined && (
        <Alert tone="danger" role="alert" title={t('visit.services.failed')}>
          {saving.fault}
        </Alert>
      )}
      {isTold && !isComplete && (
        <Alert tone="danger" role="alert">
          {t('visit.services.incomplete')}
        </Alert>
      )}
      <div className="visit-buttons">
        <Button variant="secondary" onClick={onDone}>
          {t('visit.back')}
        </Button>
        <Button busy={saving.busy} disabled={whyWait !== undefined} why={whyWait} onClick={save}>
          {t('visit.services.save')}
        </Button>
      </div>
    </>
  );
}

function isWhole(line: LineDraft, { book }: Catalogue): boolean {
  const service = book.services.get(line.serviceId);
  return service !== undefined && lineFaults(line, service).length === 0;
}

/** What it comes to by the shared rules, with the prices that the booking keeps. */
function useShownWork(
  { coupons, booked }: OpenedServices,
  { book, stepMin }: Catalogue,
  lines: readonly LineDraft[],
  rest: OpenedServices['items'],
) {
  let made = 0;
  const items = workItems(rest, lines, book, () => `here-${made++}`);
  const { totalCents, minutes } = priceCart({ items, book, coupons, now: now(), stepMin, booked });
  return { cents: totalCents, minutes, isEmpty: items.length === 0 };
}

type SavingProps = Omit<ServicesFormProps, 'catalogue'> & { timeZone: string };

/** First into the cart, whose price has to be the one that was seen; then into the booking. */
function useSaveServices({ row, visit, opened, timeZone, onDone }: SavingProps) {
  const { t } = useTranslation('admin');
  const withMail = useWithMail();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const [serversCents, setServersCents] = useState<Cents>();
  const intent = useRef<{ of: unknown; key: Id }>(undefined);
  const refused = async (refusal: Refusal) => {
    if (await visit.refused(refusal)) return onDone();
    const found = inTheWay(refusal);
    if (found !== undefined) setFault(inTheWayWords(found, t, timeZone));
    else setFault(refusal.code === 'slot.taken' ? t('visit.move.takenUnknown') : faultWords(refusal.code, t));
  };
  const send = async (items: OpenedServices['items'], seenCents: Cents, notify: boolean) => {
    const { cartId, version } = opened;
    const again = intent.current !== undefined && sameValue(intent.current.of, { items, seenCents, notify });
    if (!again) {
      const put = await putServices(cartId, items);
      if (!put.ok) return refused(put);
      const { total } = put.body.totals;
      if (toCents(total) !== seenCents) {
        setServersCents(toCents(total));
        return setFault(t('visit.services.otherPrice', { total: money(toCents(total)) }));
      }
      intent.current = { of: { items, seenCents, notify }, key: newServicesKey() };
    }
    const key = intent.current?.key ?? newServicesKey();
    const input = { cartId, expectedTotal: toDollars(seenCents), expectedVersion: version, notify };
    const answer = await saveServices(row, input, key);
    if (!answer.ok) {
      if (!mayHaveArrived(answer)) intent.current = undefined;
      return refused(answer);
    }
    visit.take(answer.body);
    const done = t('visit.services.done', {
      name: row.customerName,
      total: money(toCents(answer.body.total)),
    });
    showToast({ text: notify ? withMail(done, answer.body) : done, tone: 'success' });
    onDone();
  };
  return {
    ...{ busy, fault, serversCents },
    /** Something was changed: what the server said was about other work. */
    forget: () => {
      setFault(undefined);
      setServersCents(undefined);
    },
    save: async (...wish: Parameters<typeof send>) => {
      setFault(undefined);
      setBusy(true);
      await send(...wish);
      setBusy(false);
    },
  };
}
