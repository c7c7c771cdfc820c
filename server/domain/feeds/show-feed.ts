import { createHash } from 'node:crypto';
import ical, { ICalEventStatus } from 'ical-generator';
import { shortId } from '#shared/kernel/ids.ts';
import { addMinutes, formatInstant } from '#shared/kernel/instant.ts';
import { type FeedVisit, hasCalendarFeed, listFeedVisits } from '../../db/repos/staff/calendar-feeds.ts';
import { secretHash } from '../../db/secret-hash.ts';
import type { Tenant } from '../../db/tenant.ts';
import { withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import { headerText } from '../../mail/frame/header-text.ts';
import { shortText } from '../../mail/frame/short-text.ts';
import { unlinked } from '../../mail/frame/unlinked.ts';

const DAY_MIN = 24 * 60;
/** Calendars show what was, for a while. */
const PAST_DAYS = 30;
/** Fifty a working day for two months; what is later than these comes into the file as the days pass. */
const VISITS_MAX = 2_000;

export interface FeedFile {
  readonly text: string;
  readonly etag: string;
}

/**
 * The visits of the last 30 days and all that are to come, for the calendar that holds this address: time, service, town and
 * number. Also those that staff booked beyond what customers may: who looks at that calendar takes a free day for one.
 * Names, streets and phones stay here, because whoever runs that calendar reads along (D435). Throws the one
 * link.invalid for every other address. Changes nothing.
 */
export async function showFeed(deps: Deps, tenant: Tenant, token: string): Promise<FeedFile> {
  const now = deps.now();
  const visits = await withTenant(deps.db, tenant.id, async (tx) => {
    if (!(await hasCalendarFeed(tx, secretHash(token)))) throw new AppError('link.invalid');
    return listFeedVisits(tx, addMinutes(now, -PAST_DAYS * DAY_MIN), VISITS_MAX);
  });
  const text = feedText(tenant, visits, new URL(deps.env.publicUrl).host);
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
}

/** The same visits are the same text, to the byte: the ETag rests on it. */
function feedText(tenant: Tenant, visits: readonly FeedVisit[], host: string): string {
  const calendar = ical({
    prodId: { company: 'Sabal', product: 'Feed', language: 'EN' },
    name: shortText(headerText(tenant.name)),
  });
  for (const visit of visits) {
    const place = shortText(unlinked(headerText(visit.city)));
    calendar.createEvent({
      id: `${visit.id}@${host}`,
      sequence: visit.version,
      stamp: formatInstant(visit.updatedAt),
      start: formatInstant(visit.startsAt),
      end: formatInstant(visit.endsAt),
      summary: shortText(headerText(`${visit.serviceTitle} · ${place}`)),
      location: place,
      description: shortId(visit.id),
      status: visit.status === 'PENDING' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
}
