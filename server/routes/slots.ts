import * as z from 'zod/mini';
import {
  catalogueEventView,
  holdInput,
  holdView,
  jobIn,
  releaseInput,
  slotDaysQuery,
  slotDayView,
  slotEventsQuery,
  slotEventView,
  slotsQuery,
  slotView,
} from '#shared/api/slots.ts';
import { daysFrom } from '#shared/kernel/day.ts';
import { holdSlot, releaseHold } from '../domain/holds/hold-slot.ts';
import { refuseLongRange } from '../domain/slots/day-range.ts';
import { countSlots, listSlots } from '../domain/slots/list-slots.ts';
import { parsedDay, parsedInstant } from '../domain/slots/parsed-time.ts';
import { route } from '../http/calls/route.ts';

export const slotRoutes = [
  route({
    method: 'GET',
    path: '/slots',
    summary: 'Every slot of a day for a visit of this length',
    who: 'anyone',
    scope: 'slots:read',
    limit: 'read',
    query: slotsQuery,
    status: 200,
    output: z.array(slotView),
    errors: [],
    handle: ({ deps, tenant, query }) =>
      listSlots(deps, tenant, {
        day: parsedDay(query.date),
        minutes: query.minutes,
        job: jobIn(query),
        bookingId: query.bookingId,
        lockId: query.lockId,
      }),
  }),
  route({
    method: 'GET',
    path: '/slots/days',
    summary: 'How many slots are free on each day, at most 62 days',
    who: 'anyone',
    scope: 'slots:read',
    limit: 'read',
    query: slotDaysQuery,
    status: 200,
    output: z.array(slotDayView),
    errors: [],
    handle: ({ deps, tenant, query }) =>
      countSlots(deps, tenant, {
        from: parsedDay(query.from),
        to: parsedDay(query.to),
        minutes: query.minutes,
        job: jobIn(query),
        bookingId: query.bookingId,
        lockId: query.lockId,
      }),
  }),
  route({
    method: 'GET',
    path: '/slots/events',
    summary:
      'Tells of each of at most 62 days when its times have changed, and of the catalogue; first how all of them stand',
    who: 'anyone',
    scope: 'slots:read',
    tenantInQuery: true,
    limit: 'read',
    query: slotEventsQuery,
    status: 200,
    output: slotEventView,
    stream: { catalogue: catalogueEventView },
    errors: [],
    handle: async ({ deps, tenant, query }) => {
      const range = { from: parsedDay(query.from), to: parsedDay(query.to) };
      refuseLongRange(range);
      const days = daysFrom(range.from, range.to);
      return (send, tell) =>
        deps.dayEvents.watch(tenant.id, days, {
          day: (date, revision) => send({ date, revision }),
          catalogue: (revision) => tell('catalogue', { revision }),
        });
    },
  }),
  route({
    method: 'POST',
    path: '/slots/hold',
    summary: 'Hold a slot for some minutes, move the hold, or renew it',
    who: 'anyone',
    scope: 'bookings:write',
    limit: 'hold',
    body: holdInput,
    status: 201,
    output: holdView,
    errors: [
      'slot.taken',
      'slot.invalid',
      'cart.not_found',
      'cart.closed',
      'link.invalid',
      'booking.not_changeable',
      'booking.too_late',
    ],
    handle: ({ deps, tenant, body, address, program }) =>
      holdSlot(deps, tenant, {
        ...body,
        job: jobIn(body),
        startsAt: parsedInstant(body.startAt),
        endsAt: parsedInstant(body.endAt),
        address,
        keyId: program?.keyId,
      }),
  }),
  route({
    method: 'POST',
    path: '/slots/release',
    summary: 'Give a hold back',
    who: 'anyone',
    scope: 'bookings:write',
    limit: 'write',
    body: releaseInput,
    status: 204,
    errors: [],
    handle: ({ deps, tenant, body }) => releaseHold(deps, tenant, body.id),
  }),
];
