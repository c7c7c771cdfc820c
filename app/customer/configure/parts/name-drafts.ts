import type { Service } from '#shared/catalogue/service.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { nameInstances } from '../../parts/offer/instance-names.ts';
import type { OfProduct } from './set-quantity.ts';

/** "Kitchen 1", "Kitchen 2", "Sun room": own words, otherwise the product's title numbered within its product. */
export function nameDrafts(
  drafts: readonly (OfProduct & { readonly label: string })[],
  service: Service,
  locale: Locale,
): ReadonlyMap<Id, string> {
  const names = service.products.flatMap((product) => {
    const mine = drafts.filter((draft) => draft.productId === product.id);
    const labels = mine.map((draft) => draft.label);
    const titles = nameInstances(labels, product.title[locale]);
    return mine.map((draft, index): [Id, string] => [draft.id, titles[index] ?? product.title[locale]]);
  });
  return new Map(names);
}
