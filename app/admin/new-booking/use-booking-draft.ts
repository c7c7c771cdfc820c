import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { customerKey, mailAddressOf } from '#shared/booking/customer-key.ts';
import { type Instant, parseInstant } from '#shared/kernel/instant.ts';
import { toWallTime } from '../parts/booking-panel/booking-time.ts';
import { type KnownClient, seeClient, takeClient } from '../parts/start-new-booking.ts';
import { useTyped } from '../parts/use-typed.ts';
import { type BookingDraft, blankBooking, bookingDraft, isBlank } from './booking-draft.ts';
import { wishedMinutes } from './read-time.ts';
import { TYPED_CALL } from './use-recalled.ts';

interface Wish {
  readonly startAt: Instant | undefined;
  readonly endAt: Instant | undefined;
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
  /** True until something is typed: this is from before. */
  readonly restored: boolean;
  /** Of another client, and not lost while the screen stays. */
  readonly aside: BookingDraft | undefined;
  readonly takeAside: () => void;
  /** E-mail of the customer whom the form was opened for. */
  readonly wishedEmail: string | undefined;
}

/** What is typed, and on top of it the time and the client that the form was opened with, until the first change. */
export function useBookingDraft(timeZone: string): DraftInHand {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [typed, setTyped] = useTyped(TYPED_CALL, bookingDraft);
  const [wish, setWish] = useState<Wish | undefined>(() =>
    // What was sent and not answered stays as it was sent.
    typed?.attempt ? undefined : readWish(search, seeClient()),
  );
  const [wishedEmail] = useState(wish?.client?.email);
  const [touched, setTouched] = useState(false);
  const [putAside, setPutAside] = useState<BookingDraft>();
  useEffect(() => {
    takeClient();
  }, []);
  const base = typed ?? blankBooking;
  const isOther = wish?.client !== undefined && isSomebodyElse(base, wish.client);
  const draft = wish === undefined ? base : withWish(isOther ? blankBooking : base, wish, timeZone);
  const newest = useRef(draft);
  newest.current = draft;
  const set = (next: BookingDraft, byHand = true) => {
    newest.current = next;
    if (byHand) setTouched(true);
    setTyped(isBlank(next) ? undefined : next);
    if (wish === undefined) return;
    if (isOther) setPutAside(base);
    setWish(undefined);
    // A reload must not put the time of the address over one that was chosen since.
    void navigate({ search: '' }, { replace: true });
  };
  const aside = isOther ? base : putAside;
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
    takeAside: () => {
      if (aside !== undefined) set(aside);
      setPutAside(undefined);
    },
    wishedEmail,
  };
}

function readWish(search: string, client: KnownClient | undefined): Wish | undefined {
  const query = new URLSearchParams(search);
  const startAt = parseInstant(query.get('start') ?? '');
  const endAt = parseInstant(query.get('end') ?? '');
  return startAt === undefined && client === undefined ? undefined : { startAt, endAt, client };
}

/** One person's address under another's name would send the crew to the wrong door. */
function isSomebodyElse({ client }: BookingDraft, { email }: KnownClient): boolean {
  const typed = customerKey(client.email, client.phone);
  return (typed !== '' && typed !== email.toLowerCase()) || (typed === '' && client.name.trim() !== '');
}

function withWish(base: BookingDraft, { startAt, endAt, client }: Wish, timeZone: string): BookingDraft {
  const who = client && {
    name: client.name,
    email: mailAddressOf(client.email) ?? '',
    phone: client.phone ?? '',
  };
  const wall = startAt === undefined ? undefined : toWallTime(startAt, timeZone);
  const minutes = startAt === undefined ? null : wishedMinutes(startAt, endAt);
  return {
    ...base,
    client: { ...base.client, ...who },
    time: wall === undefined ? base.time : { day: wall.day, start: wall.time, minutes },
  };
}
