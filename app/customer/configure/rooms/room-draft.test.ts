import { expect, test } from 'vitest';
import { aService, rates } from '../../../booking/offer/a-service.test-support.ts';
import { usualChoices } from '../../../booking/offer/option-choices.ts';
import { nameDrafts } from '../parts/name-drafts.ts';
import { toCartItems } from '../parts/to-cart-items.ts';
import { priceRooms } from './price-rooms.ts';
import { keepSold, type RoomDraft, toInstance, toRoomDraft } from './room-draft.ts';

const service = aService();
const room = (id: string, productId = 'bedroom', label = ''): RoomDraft => ({
  id,
  productId,
  label,
  choices: usualChoices(service),
});

test('a room becomes an instance with its id and comes back the same', () => {
  const named = room('a', 'bedroom', 'Emma’s room');
  expect(toInstance(named, service)).toEqual({
    id: 'a',
    label: 'Emma’s room',
    options: [{ optionId: 'size-regular' }, { optionId: 'soil-regular' }],
  });
  expect(toRoomDraft(toInstance(named, service), 'bedroom', service)).toEqual(named);
});

test('seats go along with a seated piece, never fewer than included, and not with others', () => {
  const product = (slug: string, minSeats: number | null) => {
    return {
      id: slug,
      slug,
      title: { en: slug, es: slug, fr: slug },
      priceCents: 8900,
      minSeats,
      extraSeatCents: null,
    };
  };
  const pieces = aService({ kind: 'upholstery', products: [product('sofa', 3), product('mattress', null)] });
  const piece = (productId: string, seats?: number) => ({ ...room('a', productId), seats });
  expect(toInstance(piece('sofa', 5), pieces).seats).toBe(5);
  expect(toInstance(piece('sofa'), pieces).seats).toBe(3);
  expect(toInstance(piece('sofa', 1), pieces).seats).toBe(3);
  expect(toInstance(piece('mattress', 4), pieces)).not.toHaveProperty('seats');
  expect(toRoomDraft(toInstance(piece('sofa', 5), pieces), 'sofa', pieces).seats).toBe(5);
});

test('a room without a name of its own stores no label, so that its name follows the language', () => {
  expect(toInstance(room('a', 'bedroom', '  '), service)).not.toHaveProperty('label');
});

test('a draft loses products and options that are no longer sold', () => {
  const stale = { ...room('b'), choices: { ...usualChoices(service), ticked: ['gone', 'fiber-odor'] } };
  const kept = keepSold([room('a', 'withdrawn'), stale], service);
  expect(kept.map(({ id, choices }) => [id, choices.ticked])).toEqual([['b', ['fiber-odor']]]);
});

test('rooms go into the cart as one line for each product', () => {
  const items = toCartItems({
    drafts: [room('a'), room('b', 'hallway'), room('c')],
    service,
    toInstance: (draft) => toInstance(draft, service),
    newId: () => 'line',
  });
  expect(items.map((item) => [item.productId, item.instances.map((one) => one.id)])).toEqual([
    ['bedroom', ['a', 'c']],
    ['hallway', ['b']],
  ]);
});

test('the running subtotal is the sum of the rooms', () => {
  expect(priceRooms([room('a'), room('b', 'hallway')], service, rates)).toBe(7000);
});

test('rooms are numbered within their product', () => {
  const names = nameDrafts([room('a'), room('b', 'hallway'), room('c')], service, 'en');
  expect([...names.values()]).toEqual(['Bedroom 1', 'Bedroom 2', 'Hallway']);
});
