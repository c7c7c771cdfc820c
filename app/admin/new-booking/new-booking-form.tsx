import { Eraser } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { toLocal } from '#shared/agenda/local-time.ts';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { mailAddressOf } from '#shared/booking/customer-key.ts';
import { prefillAddress } from '#shared/cart/prefill-address.ts';
import { parseInstant } from '#shared/kernel/instant.ts';
import { priceCart } from '#shared/pricing/price-cart.ts';
import { isByPhone } from '../../booking/contact/check-contact.ts';
import { refusedFields } from '../../booking/contact/refused-fields.ts';
import type { Catalogue } from '../../data/catalogue/read-catalogue.ts';
import { now } from '../../data/device/clock.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { showToast } from '../../ui/feedback/toasts.ts';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { bookingTimeWords } from '../parts/booking-panel/booking-time.ts';
import { checkClient, clientFields } from '../parts/client/client-draft.ts';
import { startNewBooking } from '../parts/start-new-booking.ts';
import { useWhyWait } from '../parts/use-why-wait.ts';
import { type LineDraft, lineFaults, needsRoad, sentItems, toItems } from '../parts/work/line-draft.ts';
import { WorkPart } from '../parts/work/work-part.tsx';
import { type BookingDraft, isBlank } from './booking-draft.ts';
import { ClientPart } from './client-part.tsx';
import { CodesPart } from './codes-part.tsx';
import styles from './new-booking.module.css';
import { NotesPart } from './notes-part.tsx';
import { type ReadTime, readTime } from './read-time.ts';
import { type ShownTotal, shownTotal } from './shown-total.ts';
import { TimePart } from './time-part.tsx';
import { TotalBar } from './total-bar.tsx';
import { TroubleNote } from './trouble-note.tsx';
import { type DraftInHand, useBookingDraft } from './use-booking-draft.ts';
import { isUnderWay, usePlace } from './use-place.ts';
import { useServerTotal } from './use-server-total.ts';

/** Long enough to press "Encore une" while the visit that was just entered is looked at. */
const DONE_MS = 15_000;

/** A call in its order: who, what, when, and what else was said. */
export function NewBookingForm({ catalogue }: { catalogue: Catalogue }) {
  const { t } = useTranslation('admin');
  const { timeZone } = catalogue;
  const hand = useBookingDraft(timeZone);
  const { draft, change } = hand;
  const [told, setTold] = useState(false);
  // Emptied, or with another call in it, the form knows no customer any more, nor what was searched for.
  const [round, setRound] = useState(0);
  const form = useRef<HTMLDivElement>(null);
  const server = useWorkPrice(hand, catalogue);
  const total = totalOf(draft, catalogue, server.answer?.totals);
  const read = readTime(draft.time, total.minutes, timeZone);
  const finish = useFinish(timeZone);
  const placing = usePlace(hand, server, finish);
  const { trouble, busy } = placing;
  const isLost = trouble?.is === 'lost';
  const refused = trouble?.is === 'refused' ? trouble.refusal.fields : undefined;
  const faultCount = countFaults(draft, catalogue, read);
  const edit = (part: Partial<BookingDraft>) => {
    placing.forget();
    change(part);
  };
  const editWork = (next: readonly LineDraft[]) => {
    const lines = [...next];
    const deliveries = lines.some(needsRoad) ? [] : toItems(lines, catalogue.book);
    edit({ lines, client: prefillAddress(hand.latest().client, deliveries) });
  };
  const place = async (anyCrew?: true) => {
    if (isLost) return placing.placeAgain();
    setTold(true);
    if (faultCount > 0 || !read.ok) return focusFault(form.current);
    await placing.place(read, total.cents, anyCrew);
  };
  const startOver = () => {
    setTold(false);
    setRound(round + 1);
  };
  const clear = () => {
    const cleared = hand.clear();
    startOver();
    placing.forget();
    showToast({
      text: t('new-booking.cleared'),
      undo: { label: t('new-booking.undo'), onUndo: () => hand.putBack(cleared) },
    });
  };
  return (
    <>
      <div className="cluster" data-apart="">
        <PageTitle lead={t('new-booking.lead')}>{t('new-booking.title')}</PageTitle>
        {!isBlank(draft) && (
          <Button
            variant="quiet"
            icon={<Eraser aria-hidden="true" />}
            disabled={busy || isLost}
            onClick={clear}
          >
            {t('new-booking.clear')}
          </Button>
        )}
      </div>
      <HandNotes
        hand={hand}
        busy={busy}
        onTake={(taken) => {
          placing.forget();
          hand.takeAside(taken);
          startOver();
        }}
      />
      <div ref={form} className={styles.columns} inert={isUnderWay(placing)}>
        <ClientPart
          key={round}
          client={draft.client}
          refused={refusedFields(refused, clientFields)}
          told={told}
          prefilledEmail={round === 0 ? hand.prefilledEmail : undefined}
          onChange={(part) => edit({ client: { ...hand.latest().client, ...part } })}
        />
        <WorkPart
          lines={draft.lines}
          catalogue={catalogue}
          told={told}
          onChange={(next) => editWork(next(hand.latest().lines))}
        />
        <CodesPart
          codes={draft.codes}
          server={server.answer}
          onChange={(codes) => edit({ codes: [...codes] })}
        />
        <TimePart
          time={draft.time}
          read={read}
          workMin={total.minutes}
          hasWork={!total.isEmpty}
          timeZone={timeZone}
          told={told}
          crewId={draft.crewId}
          postalCode={draft.client.postalCode}
          crewFault={refused?.crewId && t('new-booking.time.crewGone')}
          onChange={(part) => edit({ time: { ...hand.latest().time, ...part } })}
          onCrew={(crewId) => edit({ crewId })}
        />
        <NotesPart
          notes={draft.notes}
          staffNotes={draft.staffNotes}
          notify={draft.notify}
          isByPhone={isByPhone(draft.client)}
          onChange={edit}
        />
      </div>
      {trouble && (
        <TroubleNote
          {...{ trouble, busy, timeZone }}
          onAgree={() => void place()}
          onAnyway={() => void place(true)}
        />
      )}
      <TotalBar
        total={total}
        server={server}
        minutes={draft.time.minutes ?? total.minutes}
        faultCount={told ? faultCount : 0}
        isLost={isLost}
        busy={busy}
        onPlace={() => void place()}
      />
    </>
  );
}

type HandNotesProps = { hand: DraftInHand; busy: boolean; onTake: (taken: BookingDraft) => void };

/** That something is there from before, or lies aside. */
function HandNotes({ hand: { restored, aside }, busy, onTake }: HandNotesProps) {
  const { t } = useTranslation('admin');
  return (
    <>
      {restored && (
        <Alert tone="info" role="status">
          {t('new-booking.restored')}
        </Alert>
      )}
      {aside.map((one, index) => (
        <Alert
          // biome-ignore lint/suspicious/noArrayIndexKey: what was typed has no name but its place.
          key={index}
          tone="info"
          role="status"
          title={t('new-booking.aside.title')}
          actions={
            <Button variant="secondary" disabled={busy} onClick={() => onTake(one)}>
              {t('new-booking.aside.take')}
            </Button>
          }
        >
          {t('new-booking.aside.text', { name: nameOf(one) })}
        </Alert>
      ))}
    </>
  );
}

function nameOf({ client: { customerName, email, phone } }: BookingDraft): string {
  return customerName.trim() || email || phone;
}

/** The server is asked once the work is complete; half a line has no price. */
function useWorkPrice(hand: DraftInHand, { book }: Catalogue) {
  const whyWait = useWhyWait();
  const { lines, codes, cartId, attempt } = hand.draft;
  const isComplete =
    lines.length > 0 &&
    lines.every((line) => {
      const service = book.services.get(line.serviceId);
      return service !== undefined && lineFaults(line, service).length === 0;
    });
  // The cart of an attempt that is open stays as it was sent.
  const canAsk = isComplete && whyWait === undefined && attempt === undefined;
  return useServerTotal(canAsk ? sentItems(lines, book) : undefined, codes, cartId, (id) =>
    hand.note({ cartId: id }),
  );
}

function totalOf(
  { lines }: BookingDraft,
  { book, stepMin }: Catalogue,
  server: Parameters<typeof shownTotal>[1],
): ShownTotal {
  const items = toItems(lines, book);
  return shownTotal(priceCart({ items, book, coupons: [], now: now(), stepMin }), server);
}

function countFaults({ client, lines }: BookingDraft, { book }: Catalogue, read: ReadTime): number {
  const work = lines.map((line) => {
    const service = book.services.get(line.serviceId);
    return service === undefined ? 1 : lineFaults(line, service).length;
  });
  const ofWork = lines.length === 0 ? 1 : work.reduce((sum, count) => sum + count, 0);
  return Object.keys(checkClient(client)).length + ofWork + (read.ok ? 0 : 1);
}

/** Where something is missing first, once it is drawn. */
function focusFault(form: HTMLElement | null): void {
  setTimeout(() => {
    form
      ?.querySelector<HTMLElement>(
        '[aria-invalid="true"], [data-road-missing] button, fieldset:has(> [id$="-error"]) input, [data-no-work] ~ div button',
      )
      ?.focus();
  });
}

/** To the calendar, where the visit stands open on its day. */
function useFinish(timeZone: string): (row: BookingRowView) => void {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (row) => {
    showToast({
      text: t(mailAddressOf(row.email) === undefined ? 'new-booking.doneUntold' : 'new-booking.done', {
        name: row.customerName,
        time: bookingTimeWords(row, timeZone),
      }),
      tone: 'success',
      showMs: DONE_MS,
      undo: { label: t('new-booking.another'), onUndo: () => void navigate(startNewBooking()) },
    });
    // Who went elsewhere meanwhile is not called back.
    if (window.location.pathname !== pathname) return;
    const startsAt = parseInstant(row.startISO) ?? now();
    const query = new URLSearchParams({
      view: 'day',
      day: toLocal(startsAt, timeZone).day,
      visit: row.id,
    });
    void navigate(`/admin/calendar?${query}`);
  };
}
