import type { Id } from '#shared/kernel/ids.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { titleIn } from '../../title-in.ts';
import { statement } from '../../with-tenant.ts';

export interface ReviewRow {
  readonly id: Id;
  readonly language: Locale;
  readonly rating: number;
  readonly name: string;
  readonly text: string;
  readonly serviceSlug: string;
  readonly serviceTitle: string;
  readonly city: string;
  readonly month: number;
  readonly year: number;
  readonly sample: boolean;
  readonly answer: string | null;
  /** Of all that are shown, not of this page of them; the same in every row. */
  readonly count: number;
  readonly stars: number;
}

/** Of a visit that is not deleted, and not hidden by the owner. */
const isShown = (review: string) => `${review}.hidden_at is null and not exists (
  select from bookings b where b.tenant_id = $1 and b.id = ${review}.booking_id and b.deleted_at is not null)`;

/**
 * One statement, for readAsTenant. Values: tenant, locale, whether samples may be shown while there is no other, how many.
 * A service that is not on offer at the moment still gives its reviews their title: hiding them would move the average.
 * SQL: leaves in one round trip with its transaction.
 */
export const readReviews = statement(
  'reviews_read',
  `select r.id, r.language, r.rating, r.name, r.body as text, r.service as "serviceSlug",
     ${titleIn('s.title', '$2::text')} as "serviceTitle", r.city, r.month, r.year, r.sample, r.answer,
     (count(*) over ())::int as count, (sum(r.rating) over ())::int as stars
   from reviews r join services s on s.tenant_id = r.tenant_id and s.slug = r.service
   where r.tenant_id = $1 and ${isShown('r')}
     and (not r.sample or $3::boolean and not exists (
       select from reviews o where o.tenant_id = $1 and not o.sample and ${isShown('o')}))
   order by r.language = $2::text desc, r.position limit $4`,
);
