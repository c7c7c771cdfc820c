import type { PriceType, PricingView, SettingsInput, SettingsView } from '#shared/api/admin/pricing.ts';
import type { Id } from '#shared/kernel/ids.ts';

const rateFields = [
  'serviceCharge',
  'delivery.baseFeeDelivery',
  'delivery.baseFeeErrand',
  'delivery.extraPickupFee',
  'delivery.mileageRate',
  'handymanFirstHourRate',
  'handymanExtraHourRate',
  'rentmeFirstHourRate',
  'rentmeExtraHourRate',
  'rentmeMileageRate',
] as const;
export type RateField = (typeof rateFields)[number];

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
    | { readonly type: 'settings'; readonly field: RateField }
  );
export type CatalogueRow = Extract<PriceRow, { type: PriceType }>;
type RateRow = Extract<PriceRow, { type: 'settings' }>;

/** Every price that can be changed, in the order of the screen. */
export function priceRows(view: PricingView): readonly PriceRow[] {
  return [
    ...rateFields.map((field) => rateRow(view.settings, field)),
    ...view.services.map((service) => catalogueRow('services', { ...service, serviceId: service.id })),
    ...view.products.map((product) => catalogueRow('products', product)),
    ...view.options.map((option) => catalogueRow('options', option)),
  ];
}

export function rateKey(field: RateField): string {
  return `settings:${field}`;
}

function rateRow(settings: SettingsView, field: RateField): RateRow {
  const { version } = settings;
  return { type: 'settings', field, key: rateKey(field), price: rateOf(settings, field), version };
}

type Priced = Pick<CatalogueRow, 'id' | 'serviceId' | 'title' | 'price' | 'version'>;

function catalogueRow(type: PriceType, { id, serviceId, title, price, version }: Priced): CatalogueRow {
  return { key: `${type}:${id}`, type, id, serviceId, title, price, version };
}

export function rateOf(settings: SettingsView, field: RateField): number {
  switch (field) {
    case 'delivery.baseFeeDelivery':
      return settings.delivery.baseFeeDelivery;
    case 'delivery.baseFeeErrand':
      return settings.delivery.baseFeeErrand;
    case 'delivery.extraPickupFee':
      return settings.delivery.extraPickupFee;
    case 'delivery.mileageRate':
      return settings.delivery.mileageRate;
    default:
      return settings[field];
  }
}

/** The body that changes these rates and no other. */
export function ratesInput(prices: ReadonlyMap<RateField, number>): SettingsInput {
  const entries = [...prices];
  const delivery = entries.flatMap(([field, price]) =>
    field.startsWith('delivery.') ? [[field.slice('delivery.'.length), price]] : [],
  );
  const own = entries.filter(([field]) => !field.startsWith('delivery.'));
  return {
    ...Object.fromEntries(own),
    ...(delivery.length > 0 && { delivery: Object.fromEntries(delivery) }),
  };
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
