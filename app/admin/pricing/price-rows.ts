import type { PriceType, PricingView, SettingsView } from '#shared/api/admin/pricing.ts';
import { sentRates } from '#shared/api/rates.ts';
import { type RateName, ratePath } from '#shared/catalogue/rates.ts';
import type { Id } from '#shared/kernel/ids.ts';

interface RowBase {
  /** Of drafts and of the history: `products:<id>`, `settings:delivery.mileageRate`. */
  readonly key: string;
  /** Dollars, as saved. */
  readonly price: number;
  readonly version: number;
}
export type PriceRow = RowBase &
  (
    | { readonly type: PriceType; readonly id: Id; readonly serviceId: Id; readonly title: string }
    | { readonly type: 'settings'; readonly rate: RateName }
  );
export type CatalogueRow = Extract<PriceRow, { type: PriceType }>;
type RateRow = Extract<PriceRow, { type: 'settings' }>;

/** Every price that can be changed, in the order of the screen. */
export function priceRows(view: PricingView): readonly PriceRow[] {
  return [
    ...sentRates(view.settings, 'staff').map(([rate, price]) => rateRow(view.settings, rate, price)),
    ...view.services.map((service) => catalogueRow('services', { ...service, serviceId: service.id })),
    ...view.products.map((product) => catalogueRow('products', product)),
    ...view.options.map((option) => catalogueRow('options', option)),
  ];
}

export function rateKey(rate: RateName): string {
  return `settings:${ratePath(rate, 'staff')}`;
}

function rateRow({ version }: SettingsView, rate: RateName, price: number): RateRow {
  return { type: 'settings', rate, key: rateKey(rate), price, version };
}

type Priced = Pick<CatalogueRow, 'id' | 'serviceId' | 'title' | 'price' | 'version'>;

function catalogueRow(type: PriceType, { id, serviceId, title, price, version }: Priced): CatalogueRow {
  return { key: `${type}:${id}`, type, id, serviceId, title, price, version };
}

/** The view after one price has changed. */
export function withPrice(
  view: PricingView,
  { type, id }: Pick<CatalogueRow, 'type' | 'id'>,
  { price, version }: Pick<CatalogueRow, 'price' | 'version'>,
): PricingView {
  const change = <Entry extends { readonly id: Id }>(entries: readonly Entry[]) =>
    entries.map((entry) => (entry.id === id ? { ...entry, price, version } : entry));
  switch (type) {
    case 'services':
      return { ...view, services: change(view.services) };
    case 'products':
      return { ...view, products: change(view.products) };
    case 'options':
      return { ...view, options: change(view.options) };
  }
}
