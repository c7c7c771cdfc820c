import type { Kind, PricingType } from '#shared/catalogue/kind.ts';
import type { Option } from '#shared/catalogue/option.ts';
import type { Product } from '#shared/catalogue/product.ts';
import type { Service } from '#shared/catalogue/service.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { LocalizedText } from '#shared/kernel/locale.ts';
import type { Tx } from '../../with-tenant.ts';
import { statement } from '../../with-tenant.ts';

interface ServiceRow {
  id: string;
  slug: string;
  kind: Kind;
  pricing_type: PricingType;
  title: LocalizedText;
  teaser: LocalizedText;
  tag: 'quote' | 'intake' | null;
  image: string;
  icon: string;
  base_price_cents: number;
  products: Product[];
  options: Option[];
}

/** SQL: hot, with every catalogue. Each table is told the company, or Citus would ask all of its workers. */
const listServicesStatement = statement(
  'list_services',
  `select s.id, s.slug, s.kind, s.pricing_type, s.title, s.teaser, s.tag, s.image, s.icon, s.base_price_cents,
     (select coalesce(json_agg(json_build_object('id', p.id, 'slug', p.slug, 'title', p.title,
         'priceCents', p.price_cents, 'minSeats', p.min_seats, 'extraSeatCents', p.extra_seat_cents,
         'image', p.image, 'minutes', p.minutes)
         order by p.position, p.id), '[]')
       from products p where p.tenant_id = $1 and p.service_id = s.id and p.active) as products,
     (select coalesce(json_agg(json_build_object('id', o.id, 'slug', o.slug, 'title', o.title,
         'priceCents', o.price_cents, 'emoji', o.emoji, 'minutes', o.minutes) order by o.position, o.id), '[]')
       from options o where o.tenant_id = $1 and o.service_id = s.id and o.active) as options
   from services s where s.tenant_id = $1 and s.active order by s.position, s.id`,
);

/** Every service on offer with its products and options, in the order of the catalogue. */
export async function listServices(tx: Tx): Promise<Service[]> {
  const rows = await tx.run<ServiceRow>(listServicesStatement, [tx.tenantId]);
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    kind: row.kind,
    pricingType: row.pricing_type,
    title: row.title,
    teaser: row.teaser,
    tag: row.tag,
    image: row.image,
    icon: row.icon,
    basePriceCents: row.base_price_cents,
    products: row.products,
    options: row.options,
  }));
}

/** SQL: as above, of a table that no builder knows. */
const namedStatement = statement(
  'list_named_services',
  `select id, kind, pricing_type as "pricingType", title from services where tenant_id = $1 and id = any ($2::uuid[])`,
);

/** What these services are called and how they are priced, hidden ones too; a language may be absent in a title. */
export function findNamedServices(tx: Tx, ids: readonly Id[]): Promise<NamedService[]> {
  return tx.run<NamedService>(namedStatement, [tx.tenantId, ids]);
}

type NamedService = Pick<Service, 'id' | 'kind' | 'pricingType'> & { readonly title: Partial<LocalizedText> };
