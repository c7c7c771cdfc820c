import { startOfDay } from '#shared/agenda/local-day.ts';
import { toLocal } from '#shared/agenda/local-time.ts';
import { CUSTOMERS_LIMIT } from '#shared/api/admin/customers.ts';
import { mayAct, type StaffRole } from '#shared/company/staff-role.ts';
import { addDays } from '#shared/kernel/day.ts';
import { formatInstant } from '#shared/kernel/instant.ts';
import { now, serverNow } from '../device/clock.ts';
import type { AdminRead } from './admin-read.ts';
import { readToken } from './admin-token.ts';
import { KEPT_DAYS, refreshCalendar } from './calendar-store.ts';
import { couponsRead } from './commands/change-coupons.ts';
import { pricingRead } from './commands/change-prices.ts';
import { catalogueRead } from './commands/edit-catalogue.ts';
import { reviewsRead } from './commands/judge-reviews.ts';
import { type BookingsQuestion, keptBookings } from './commands/load-bookings.ts';
import { customersRead } from './commands/load-customers.ts';
import { crewsRead } from './commands/manage-crews.ts';
import { agendaRead } from './commands/save-agenda.ts';
import { companyRead } from './commands/save-company.ts';
import { dropOldCopies, erasingsHeard, keepCopy } from './copies.ts';
import { forgetWithAdmin } from './end-admin.ts';
import { offlineProgress } from './offline-progress.ts';
import { subtle } from './seal.ts';
import { keepStaffFiles } from './staff-files.ts';
import { standing } from './standing.ts';

/** Long before a copy ends (COPY_LIFE_MS), so that a tablet that stays open always has one. */
const AGAIN_MS = 6 * 60 * 60_000;

/** As many as the list shows at first. */
const BOOKINGS_PAGE = 50;

let doneAt = 0;
let running: { readonly token: string; readonly work: Promise<void> } | undefined;

forgetWithAdmin(() => {
  doneAt = 0;
});

erasingsHeard.subscribe(() => {
  doneAt = 0;
});

/**
 * Puts on the device what a day without a connection needs: the files of every screen, fourteen days before and after
 * today, and the first page of each list that its key may read (LC90). Tells how far it is; a step that fails is left for the next time.
 */
export function keepOffline(timeZone: string): Promise<void> {
  const token = readToken();
  if (serverNow() - doneAt < AGAIN_MS || token === undefined) return Promise.resolve();
  if (subtle() === undefined) return Promise.resolve(); // nowhere to keep it (LC81)
  // What a session before began ends by itself, and is not waited for (LC94).
  if (running?.token === token) return running.work;
  const work = copyAll(timeZone, token).finally(() => {
    if (running?.work !== work) return;
    running = undefined;
    offlineProgress.set(undefined);
  });
  running = { token, work };
  return work;
}

async function copyAll(timeZone: string, token: string): Promise<void> {
  const isOver = () => readToken() !== token;
  const { role } = standing.get();
  const all: readonly (readonly [StaffRole, () => Promise<boolean>])[] = [
    ['crew', () => copyCalendar(timeZone)],
    [
      'office',
      () =>
        copyRead(
          keptBookings(() => firstBookings(timeZone)),
          token,
        ),
    ],
    ['office', () => copyRead(pricingRead, token)],
    ['office', () => copyRead(catalogueRead, token)],
    ['office', () => copyRead(couponsRead, token)],
    ['office', () => copyRead(agendaRead, token)],
    ['office', () => copyRead(crewsRead, token)],
    ['owner', () => copyRead(companyRead, token)],
    ['office', () => copyRead(reviewsRead, token)],
    ['office', () => copyRead(customersRead(CUSTOMERS_LIMIT.usual), token)],
  ];
  const steps = all.filter(([needed]) => mayAct(role, needed)).map(([, step]) => step);
  let files = { done: 0, all: 0 };
  let stepsDone = 0;
  const tell = () => {
    if (!isOver()) offlineProgress.set({ done: files.done + stepsDone, all: files.all + steps.length });
  };
  let isWhole = true;
  await keepStaffFiles((done, all) => {
    files = { done, all };
    tell();
  }, isOver).catch(() => {
    isWhole = false;
  });
  for (const step of steps) {
    if (isOver()) return;
    tell();
    isWhole = (await step()) && isWhole;
    stepsDone += 1;
  }
  tell();
  await dropOldCopies();
  if (isWhole && !isOver()) doneAt = serverNow();
}

/** What the list of bookings opens with (app/admin/bookings/bookings-filter.ts, `firstFilter`): visits to come. */
function firstBookings(timeZone: string): BookingsQuestion {
  const { day } = toLocal(serverNow(), timeZone);
  return { order: 'asc', from: formatInstant(startOfDay(day, timeZone)), limit: BOOKINGS_PAGE };
}

async function copyCalendar(timeZone: string): Promise<boolean> {
  const { day } = toLocal(now(), timeZone);
  const answer = await refreshCalendar(addDays(day, -KEPT_DAYS), addDays(day, KEPT_DAYS + 1), timeZone);
  return answer.ok;
}

async function copyRead<Body>(read: AdminRead<Body>, token: string): Promise<boolean> {
  const answer = await read.load(new AbortController().signal);
  if (answer.ok) await keepCopy(read.key, answer.body, token);
  // What this device may not or cannot read is no reason to begin anew all the time.
  return answer.ok || answer.status >= 400;
}
