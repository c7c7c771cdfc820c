import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { customerKey, mailAddressOf } from '#shared/booking/customer-key.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { type Instant, parseInstant } from '#shared/kernel/instant.ts';
import { toWallTime } from '../parts/booking-panel/booking-time.ts';
import { type KnownClient, seeClient, takeClient } from '../parts/start-new-booking.ts';
import { useStaffDraft } from '../parts/use-staff-draft.ts';
import {
  type BookingDraft,
  blankBooking,
  bookingDraft,
  type DraftsAside,
  draftsAside,
  isBlank,
  swapAside,
  withAside,
} from './booking-draft.ts';
import { wishedMinutes } from './read-time.ts';
import { ASIDE_DRAFTS, CALL_DRAFT } from './use-restored.ts';

interface Prefill {
  readonly startAt: Instant | undefined;
  readonly endAt: Instant | undefined;
  readonly crewId: Id | undefined;
  readonly client: KnownClient | undefined;
}

export interface DraftInHand {
  readonly draft: BookingDraft;
  readonly change: (part: Partial<BookingDraft>) => void;
  /** What the person did not type: the cart, an attempt. */
  readonly note: (part: Pick<Partial<BookingDraft>, 'cartId' | 'attempt'>) => void;
  /** As it is now, for what goes on after an answer. */
  readonly latest: () => BookingDraft;
  /** Empties the form; what was in it comes back for an undo. */
  readonly clear: () => BookingDraft;
  readonly putBack: (draft: BookingDraft) => void;
  /** Some of this is from before: until it is sent or emptied, for what comes and goes pushes a field from under the hands. */
  readonly restored: boolean;
  /** Of other clients, and kept as what is in hand is (LC99). */
  readonly aside: DraftsAside;
  /** What was in hand takes its place. */
  readonly takeAside: (taken: BookingDraft) => void;
  /** E-mail of the customer whom the form was opened for. */
  readonly prefilledEmail: string | undefined;
}

const nobody: BookingDraft[] = [];

/** What is typed, and on top of it the time and the client that the form was opened with, until the first change. */
export function useBookingDraft(timeZone: string): DraftInHand {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [typed, setTyped] = useStaffDraft(CALL_DRAFT, bookingDraft);
  const [kept = nobody, setKept] = useStaffDraft(ASIDE_DRAFTS, draftsAside);
  const [prefill, setPrefill] = useState<Prefill | undefined>(() =>
    // What was sent and not answered stays as it was sent.
    typed?.attempt ? undefined : readPrefill(search, seeClient()),
  );
  const [prefilledEmail] = useState(prefill?.client?.email);
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    takeClient();
  }, []);
  const base = typed ?? blankBooking;
  const isOther = prefill?.client !== undefined && isSomebodyElse(base, prefill.client);
  const draft = prefill === undefined ? base : withPrefill(isOther ? blankBooking : base, prefill, timeZone);
  const newest = useRef(draft);
  newest.current = draft;
  const set = (next: BookingDraft, byHand = true) => {
    newest.current = next;
    if (byHand && typed === undefined) setTouched(true);
    setTyped(isBlank(next) ? undefined : next);
    if (prefill === undefined) return;
    if (isOther) setKept([...withAside(kept, base)]);
    setPrefill(undefined);
    // A reload must not put the time of the address over one that was chosen since.
    void navigate({ search: '' }, { replace: true });
  };
  const aside = isOther ? withAside(kept, base) : kept;
  return {
    draft,
    change: (part) => set({ ...newest.current, ...part }),
    note: (part) => set({ ...newest.current, ...part }, false),
    latest: () => newest.current,
    clear: () => {
      const { current } = newest;
      set(blankBooking);
      return current;
    },
    putBack: set,
    restored: typed !== undefined && !touched && !isOther,
    aside,
    takeAside: (taken) => {
      // Before the first change what is in hand was not typed: it comes from where the form was opened.
      const others = swapAside(kept, prefill === undefined ? newest.current : base, taken);
      set(taken);
      setKept(others.length === 0 ? undefined : [...others]);
    },
    prefilledEmail,
  };
}

function readPrefill(search: string, client: KnownClient | undefined): Prefill | undefined {
  const query = new URLSearchParams(search);
  const startAt = parseInstant(query.get('start') ?? '');
  const endAt = parseInstant(query.get('end') ?? '');
  const crewId = startAt === undefined ? undefined : (query.get('crew') ?? undefined);
  return startAt === undefined && client === undefined ? undefined : { startAt, endAt, crewId, client };
}

/** One person's address under another's name would send the crew to the wrong door. */
function isSomebodyElse({ client }: BookingDraft, { email }: KnownClient): boolean {
  const typed = customerKey(client.email, client.phone);
  return (
    (typed !== '' && typed !== email.toLowerCase()) || (typed === '' && client.customerName.trim() !== '')
  );
}

function withPrefill(
  base: BookingDraft,
  { startAt, endAt, crewId, client }: Prefill,
  timeZone: string,
): BookingDraft {
  const who = client && {
    customerName: client.name,
    email: mailAddressOf(client.email) ?? '',
    phone: client.phone ?? '',
  };
  const wall = startAt === undefined ? undefined : toWallTime(startAt, timeZone);
  const minutes = startAt === undefined ? null : wishedMinutes(startAt, endAt);
  return {
    ...base,
    client: { ...base.client, ...who },
    ...(crewId !== undefined && { crewId }),
    time: wall === undefined ? base.time : { day: wall.day, start: wall.time, minutes },
  };
}
