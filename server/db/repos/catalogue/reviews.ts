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
}

/**
 * One statement, for readAsTenant. Values: tenant, locale. A service that is not on offer at the moment still gives its
 * reviews their title: hiding them would move the average.
 * SQL: leaves in one round trip with its transaction.
 */
export const readReviews = statement(
  'reviews_read',
  `select r.id, r.language, r.rating, r.name, r.body as text, r.service as "serviceSlug",
     ${titleIn('s.title', '$2::text')} as "serviceTitle", r.city, r.month, r.year, r.sample
   from reviews r join services s on s.tenant_id = r.tenant_id and s.slug = r.service
   where r.tenant_id = $1
   order by r.language = $2::text desc, r.position`,
);
