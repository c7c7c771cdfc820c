/** Every call that takes a link, with what it needs beside the link to be done; of the shop that open-shop.ts has opened. */
import type { Answer, Caller } from './api.ts';
import { address, type TestSlot } from './shop.ts';

/** What a link says and what it is asked about. */
export interface Presented {
  readonly id: string;
  readonly email: string;
  readonly sig: string;
}

export interface LinkCall {
  readonly purpose: 'booking' | 'review' | 'list' | 'mailbox' | 'newsletter.confirm' | 'newsletter.leave';
  send(caller: Caller, link: Presented): Promise<Answer>;
}

interface Needs {
  /** A time that is free. */
  readonly slot: TestSlot;
  readonly cartId: string;
}

/** By method and path, as the routes name them. */
export function linkCalls({ slot, cartId }: Needs): Readonly<Record<string, LinkCall>> {
  const { startAt: startISO, endAt: endISO } = slot;
  const query = ({ email, sig }: Presented) => new URLSearchParams({ email, sig }).toString();
  const keyed = () => ({ headers: { 'Idempotency-Key': crypto.randomUUID() } });
  const ofBooking = (send: LinkCall['send']): LinkCall => ({ purpose: 'booking', send });
  const onBooking = (path: string, more: () => object = () => ({})) =>
    ofBooking((caller, { id, email, sig }) =>
      caller.post(`/bookings/${id}/${path}`, { email, sig, ...more() }, keyed()),
    );
  return {
    'GET /bookings/:id': ofBooking((caller, link) => caller.get(`/bookings/${link.id}?${query(link)}`)),
    'GET /bookings/:id/calendar.ics': ofBooking((caller, link) =>
      caller.get(`/bookings/${link.id}/calendar.ics?${query(link)}`),
    ),
    'GET /bookings/:id/review': {
      purpose: 'review',
      send: (caller, link) => caller.get(`/bookings/${link.id}/review?${query(link)}`),
    },
    'PUT /bookings/:id/review': {
      purpose: 'review',
      send: (caller, { id, email, sig }) =>
        caller.put(`/bookings/${id}/review`, {
          ...{ email, sig, rating: 5, text: 'Spotless', name: 'Eve', expectedVersion: 0 },
        }),
    },
    'POST /bookings/:id/book-again': onBooking('book-again'),
    'POST /bookings/:id/clone-to-cart': onBooking('clone-to-cart'),
    'POST /slots/hold': ofBooking((caller, { id: bookingId, email, sig }) =>
      caller.post('/slots/hold', { startAt: startISO, endAt: endISO, bookingId, email, sig }),
    ),
    'PATCH /bookings/:id': ofBooking((caller, { id, email, sig }) =>
      caller.patch(`/bookings/${id}`, { email, sig, notes: 'Two dogs' }),
    ),
    'POST /bookings/:id/reschedule': onBooking('reschedule', () => ({ startISO, endISO })),
    'POST /bookings': ofBooking((caller, { id: bookingId, email, sig }) =>
      caller.post(
        '/bookings',
        {
          cartId,
          email,
          customerName: 'Eve',
          locale: 'en',
          address,
          startISO,
          endISO,
          edit: { bookingId, email, sig },
        },
        keyed(),
      ),
    ),
    'POST /bookings/:id/quote/accept': onBooking('quote/accept', () => ({
      quoteId: cartId,
      startISO,
      endISO,
    })),
    'POST /bookings/:id/quote/decline': onBooking('quote/decline', () => ({ quoteId: cartId })),
    'POST /bookings/:id/quote/ask-again': onBooking('quote/ask-again', () => ({ quoteId: cartId })),
    'POST /bookings/:id/cancel': onBooking('cancel'),
    // Last of the booking's: it ends the link that the others need.
    'POST /bookings/:id/email': onBooking('email', () => ({ newEmail: 'eve@sabal-mail.com' })),
    'GET /bookings/my': {
      purpose: 'list',
      send: (caller, link) => caller.get(`/bookings/my?${query(link)}`),
    },
    'POST /mailbox/confirm': {
      purpose: 'mailbox',
      send: (caller, { email, sig }) => caller.post('/mailbox/confirm', { email, box: sig }),
    },
    'POST /newsletter/confirm': {
      purpose: 'newsletter.confirm',
      send: (caller, { email, sig }) => caller.post('/newsletter/confirm', { email, sig }),
    },
    'POST /newsletter/unsubscribe': {
      purpose: 'newsletter.leave',
      send: (caller, { email, sig }) => caller.post('/newsletter/unsubscribe', { email, sig }),
    },
    'POST /newsletter/one-click': {
      purpose: 'newsletter.leave',
      send: (caller, link) =>
        caller.post(`/newsletter/one-click?${query(link)}`, 'List-Unsubscribe=One-Click', {
          headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        }),
    },
  };
}
