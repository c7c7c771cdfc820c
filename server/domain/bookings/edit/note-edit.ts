import { formatInstant } from '#shared/kernel/instant.ts';
import type { BookingRow } from '../../../db/repos/bookings/bookings.ts';
import type { MailedTime } from '../../../db/repos/mail-payloads.ts';
import { noteForStaff } from '../../../db/repos/notices/notices.ts';
import type { NoticeDetail } from '../../../db/repos/notices/staff-mails.ts';
import type { Tx } from '../../../db/with-tenant.ts';
import { tellFact } from '../../notices/tell-fact.ts';
import { tellReceivers } from '../../webhooks/tell-receivers.ts';
import { addedPlaces, isFar, judgePlaces } from '../contact/judge-places.ts';
import { isProvisional } from '../read/open-part-of.ts';
import { asksNewPrice } from './asks-new-price.ts';
import type { Edit } from './edit-request.ts';

type Editor = Pick<Edit, 'deps' | 'by' | 'catalogue'>;

/**
 * One notice of an edit, however much it changes (D384): of the price that its customer asks for, of another time, or of
 * a road or another place that a person has to look at. Other programs are told of each, as far as there is an event of it.
 */
export async function noteEdit(tx: Tx, editor: Editor, before: BookingRow, after: BookingRow): Promise<void> {
  const { deps, by } = editor;
  const isMoved = after.startsAt !== before.startsAt;
  const move = isMoved ? { from: mailedTime(before), to: mailedTime(after) } : {};
  const actor = by.form ? 'customer' : by.actor;
  const at = after.updatedAt;
  const dedupeKey = `moved:${after.id}:${after.version}`;
  if (isQuoteAsked(editor, before, after)) {
    await tellFact(tx, deps, after, {
      dedupeKey: `quote:${after.id}:${after.version}`,
      notice: { kind: 'quote', actor, detail: isMoved ? { ...move, also: 'moved' } : {} },
      event: 'quote.requested',
      at,
    });
    const moved = { id: deps.newId(), kind: 'booking.moved', dedupeKey, before, at } as const;
    if (isMoved) await tellReceivers(tx, after, moved);
    return;
  }
  const why = lookedAt(editor, before, after);
  const also = why && ({ also: 'booked' } as const);
  if (isMoved) {
    const notice = { kind: 'moved', actor, detail: { ...move, ...also } } as const;
    await tellFact(tx, deps, after, { dedupeKey, notice, event: 'booking.moved', before, at });
  } else if (why) {
    const detail = { ...also, ...why };
    const notice = { id: deps.newId(), kind: 'moved', actor, detail } as const;
    await noteForStaff(tx, { ...notice, dedupeKey, bookingId: after.id, at });
  }
}

/** By its customer: where staff send it, they have looked. A price that the edit ends is asked for anew (D578, D580). */
function isQuoteAsked({ by }: Editor, before: BookingRow, after: BookingRow): boolean {
  if (!by.form) return false;
  const lines = after.itemsSnapshot.map(({ quote }) => ({ quote, provisional: false }));
  const isPriceOver = before.acceptedQuoteId !== null || (before.offer != null && after.offer == null);
  if (isPriceOver && lines.some(({ quote }) => quote)) return true;
  return after.status === 'PENDING' && asksNewPrice(before, after.items, lines);
}

/** Why it waits where no quote is asked for: a road that is not known is priced by no offer (D577). */
function lookedAt(
  { by, catalogue: { area } }: Editor,
  before: BookingRow,
  after: BookingRow,
): Pick<NoticeDetail, 'roadless' | 'elsewhere'> | undefined {
  if (!by.form || after.status !== 'PENDING') return undefined;
  const lines = after.itemsSnapshot.map((line) => ({ quote: false, provisional: isProvisional(line) }));
  if (asksNewPrice(before, after.items, lines)) return { roadless: true };
  const added = addedPlaces(judgePlaces(area, before, before.items), judgePlaces(area, after, after.items));
  return isFar(added) ? { elsewhere: true } : undefined;
}

/** As mails keep it. */
export function mailedTime({ startsAt, endsAt }: BookingRow): MailedTime {
  return { startISO: formatInstant(startsAt), endISO: formatInstant(endsAt) };
}
