import type { CartItem } from '#shared/cart/cart.ts';
import { HANDYMAN_MIN_MIN } from '#shared/cart/handyman-minutes.ts';
import type { Instance } from '#shared/cart/instance.ts';
import { normalizeItems } from '#shared/cart/normalize-items.ts';
import { sameValue } from '#shared/cart/same-value.ts';
import type { PriceBook } from '#shared/catalogue/price-book.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { type LineDraft, sellsProducts, sentItems } from '../work/line-draft.ts';

/** Rooms and pieces can be changed here; requests and deliveries, and what is no longer sold, stay as booked or go. */
export function isEditable({ serviceId, productId }: CartItem, book: PriceBook): boolean {
  const service = book.services.get(serviceId);
  if (service === undefined) return false;
  return sellsProducts(service) && service.products.some(({ id }) => id === productId);
}

/** A line for each room or piece, under the id of its instance. */
export function draftsOf(items: readonly CartItem[], book: PriceBook): readonly LineDraft[] {
  return items
    .filter((item) => isEditable(item, book))
    .flatMap((item) => item.instances.map((instance) => draftOf(item, instance)));
}

function draftOf({ serviceId, productId }: CartItem, instance: Instance): LineDraft {
  const { id, options, seats, sqft, soil = 'REGULAR', sealant = false } = instance;
  return {
    ...{ id, serviceId, productId, count: 1, soil, sealant },
    options: options.map(({ optionId, qty }) => (qty === undefined ? { optionId } : { optionId, qty })),
    seats: seats ?? null,
    sqft: sqft === undefined ? '' : String(sqft),
    minutes: HANDYMAN_MIN_MIN,
    description: '',
  };
}

/** Nothing of it was changed: it keeps the price that it was booked at. */
export function isAsBooked(line: LineDraft, items: readonly CartItem[], book: PriceBook): boolean {
  return draftsOf(items, book).some((booked) => sameValue(booked, line));
}

/**
 * The work as the cart is to have it: what was not touched as it was to the last field, what was changed under its id,
 * because the booked price goes by that, and what is new behind it.
 */
export function workItems(
  items: readonly CartItem[],
  lines: readonly LineDraft[],
  book: PriceBook,
  newId: () => Id,
): readonly CartItem[] {
  const left = new Map(lines.map((line) => [line.id, line]));
  const kept = items.flatMap((item): CartItem[] => {
    if (!isEditable(item, book)) return [item];
    const instances = item.instances.flatMap((instance): readonly Instance[] => {
      const line = left.get(instance.id);
      // Another product is another line of the cart.
      if (line === undefined || line.productId !== item.productId) return [];
      left.delete(instance.id);
      return sameValue(line, draftOf(item, instance)) ? [instance] : changed(line, instance, book, newId);
    });
    return instances.length === 0 ? [] : [{ ...item, instances }];
  });
  return [...kept, ...normalizeItems(sentItems([...left.values()], book), book, newId)];
}

function changed(line: LineDraft, booked: Instance, book: PriceBook, newId: () => Id): readonly Instance[] {
  const made = normalizeItems(sentItems([line], book), book, newId).flatMap(({ instances }) => instances);
  const [own, ...more] = made;
  if (own === undefined) return [];
  const isMoreAlike = line.count > 1 && sameValue({ ...line, count: 1 }, draftOf(itemOf(line), booked));
  return [isMoreAlike ? booked : { ...booked, ...own, id: booked.id }, ...more];
}

function itemOf({ id, serviceId, productId }: LineDraft): CartItem {
  return { id, serviceId, productId, instances: [] };
}
