import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anItem } from '../../tests/support/a-cart-item.ts';
import { aPriceBook, bedroomId, carpetId, stairsId, tileId } from '../../tests/support/a-price-book.ts';
import { arbitraryItems } from '../../tests/support/arbitrary-cart.ts';
import type { CartItem } from './cart.ts';
import type { Instance } from './instance.ts';
import { mergeCarts } from './merge-carts.ts';
import { normalizeItems } from './normalize-items.ts';

const book = aPriceBook();
const noNotices = { removedByOthers: [], overwritten: [] };

const twoRooms = anItem(tileId, null, { sqft: 100 }, { sqft: 60 });
const [kitchen, bath] = twoRooms.instances;
const bedroom = anItem(carpetId, bedroomId);
const stairs = anItem(carpetId, stairsId);

function edit(item: CartItem, index: number, change: Partial<Instance>): CartItem {
  const instances = item.instances.map((instance, place) =>
    place === index ? { ...instance, ...change } : instance,
  );
  return { ...item, instances };
}

function without(item: CartItem, index: number): CartItem {
  return { ...item, instances: item.instances.filter((_, place) => place !== index) };
}

/** The same cart whatever the order of lines and instances, and whatever the lines are called. */
function contents(items: readonly CartItem[]): readonly string[] {
  return items
    .flatMap(({ serviceId, productId, instances }) =>
      instances.map((instance) => JSON.stringify([serviceId, productId, Object.entries(instance).sort()])),
    )
    .sort();
}

test('[CM10] what both added is there, mine first', () => {
  const merged = mergeCarts({ base: [twoRooms], mine: [twoRooms, bedroom], theirs: [twoRooms, stairs] });
  expect(merged).toEqual({ items: [twoRooms, bedroom, stairs], ...noNotices });
});

test('[CM11] edits of different instances are both kept', () => {
  const mine = [edit(twoRooms, 0, { sealant: true })];
  const theirs = [edit(twoRooms, 1, { sqft: 90 })];
  const both = edit(edit(twoRooms, 0, { sealant: true }), 1, { sqft: 90 });
  expect(mergeCarts({ base: [twoRooms], mine, theirs })).toEqual({ items: [both], ...noNotices });
});

test('[CM12] of two edits of one instance mine stays, and it is told', () => {
  const mine = [edit(twoRooms, 0, { sqft: 110 })];
  const theirs = [edit(twoRooms, 0, { sqft: 150 })];
  expect(mergeCarts({ base: [twoRooms], mine, theirs })).toEqual({
    items: mine,
    removedByOthers: [],
    overwritten: [kitchen?.id],
  });
});

test('[CM12] the same edit on both sides is no conflict', () => {
  const mine = [edit(twoRooms, 0, { sqft: 110 })];
  expect(mergeCarts({ base: [twoRooms], mine, theirs: mine })).toEqual({ items: mine, ...noNotices });
});

test('[CM13] a removal elsewhere wins over my edit, and offers it back', () => {
  const mine = [edit(twoRooms, 0, { sealant: true })];
  const merged = mergeCarts({ base: [twoRooms], mine, theirs: [without(twoRooms, 0)] });
  expect(merged.items).toEqual([without(twoRooms, 0)]);
  expect(merged.removedByOthers).toEqual([
    { itemId: twoRooms.id, serviceId: tileId, productId: null, instance: mine[0]?.instances[0] },
  ]);
});

test('[CM13] my removal wins over an edit elsewhere, and a plain removal elsewhere is no notice', () => {
  const mine = [without(twoRooms, 0)];
  expect(mergeCarts({ base: [twoRooms], mine, theirs: [edit(twoRooms, 0, { sqft: 150 })] }).items).toEqual(
    mine,
  );
  expect(mergeCarts({ base: [twoRooms, bedroom], mine: [twoRooms, bedroom], theirs: [twoRooms] })).toEqual({
    items: [twoRooms],
    ...noNotices,
  });
});

test('[CM19] what I sent, heard nothing of and removed stays removed; what others added meanwhile is there', () => {
  const unanswered = bedroom.instances.map(({ id }) => id);
  const carts = { base: [twoRooms], mine: [twoRooms], theirs: [twoRooms, bedroom, stairs] };
  expect(mergeCarts({ ...carts, unanswered })).toEqual({ items: [twoRooms, stairs], ...noNotices });
  const kept = { ...carts, mine: [twoRooms, bedroom], theirs: [twoRooms] };
  expect(mergeCarts({ ...kept, unanswered })).toEqual({ items: [twoRooms, bedroom], ...noNotices });
});

test('[CM14] a push whose answer was lost merges to itself', () => {
  const mine = [edit(twoRooms, 0, { sqft: 110 }), bedroom];
  expect(mergeCarts({ base: [twoRooms], mine, theirs: mine })).toEqual({ items: mine, ...noNotices });
});

test('[CM15] with theirs unchanged the result is exactly mine', () => {
  const mine = [bedroom, without(edit(twoRooms, 1, { sqft: 70 }), 0)];
  expect(mergeCarts({ base: [twoRooms], mine, theirs: [twoRooms] }).items).toEqual(mine);
});

test('[CM16] a line that was renamed elsewhere is no edit, and keeps my name', () => {
  const renamed = { ...edit(twoRooms, 1, { sqft: 90 }), id: 'renamed' };
  const merged = mergeCarts({ base: [twoRooms], mine: [twoRooms], theirs: [renamed] });
  expect(merged).toEqual({ items: [edit(twoRooms, 1, { sqft: 90 })], ...noNotices });
});

test('[CM15] what became another product elsewhere is in the line of that one', () => {
  const theirs = [{ ...stairs, instances: [...bedroom.instances, ...stairs.instances] }];
  expect(mergeCarts({ base: [bedroom, stairs], mine: [bedroom, stairs], theirs }).items).toEqual(theirs);
});

test('[CM16] a line that became two products keeps unique line ids', () => {
  const rooms = anItem(carpetId, bedroomId, {}, {});
  const [first, second] = rooms.instances;
  const theirs = [{ ...rooms, productId: stairsId }];
  const mine = [edit(rooms, 0, { label: 'Den' })];
  const { items } = mergeCarts({ base: [rooms], mine, theirs });
  expect(
    items.map(({ id, productId, instances }) => [id, productId, instances.map((one) => one.id)]),
  ).toEqual([
    [rooms.id, bedroomId, [first?.id]],
    [second?.id, stairsId, [second?.id]],
  ]);
});

test('[CM16] the same content with keys in another order is no edit', () => {
  const { id, options, sqft } = bath ?? { id: '', options: [], sqft: 0 };
  const turned = {
    ...twoRooms,
    instances: [...twoRooms.instances.slice(0, 1), { sqft, options, id, label: undefined }],
  };
  const merged = mergeCarts({ base: [twoRooms], mine: [turned], theirs: [without(twoRooms, 1)] });
  expect(merged).toEqual({ items: [without(twoRooms, 1)], ...noNotices });
});

/** A base and two independent histories of it: kept, edited, removed and added instances. */
const arbitraryHistories = fc
  .tuple(arbitraryItems(book), arbitraryItems(book, { maxItems: 3 }), arbitraryItems(book, { maxItems: 3 }))
  .map((carts) => carts.map((items) => normalizeItems(items, book, () => 'never needed')))
  .chain(([base = [], addedByMe = [], addedByOthers = []]) =>
    fc.record({
      base: fc.constant(base),
      mine: arbitraryHistory(base, addedByMe, 'edited here'),
      theirs: arbitraryHistory(base, addedByOthers, 'edited there'),
    }),
  );

function arbitraryHistory(
  base: readonly CartItem[],
  added: readonly CartItem[],
  label: string,
): fc.Arbitrary<readonly CartItem[]> {
  const count = base.reduce((sum, item) => sum + item.instances.length, 0);
  const fates = fc.array(fc.constantFrom('keep', 'edit', 'remove'), { minLength: count, maxLength: count });
  return fates.map((fate) => {
    let place = 0;
    const changed = base.map((item) => ({
      ...item,
      instances: item.instances.flatMap((instance) => {
        const mine = fate[place++];
        if (mine === 'remove') return [];
        return [mine === 'edit' ? { ...instance, label } : instance];
      }),
    }));
    return [...changed.filter((item) => item.instances.length > 0), ...added];
  });
}

test('[CM14] merging again with the same base and theirs changes nothing and tells nothing', () => {
  fc.assert(
    fc.property(arbitraryHistories, ({ base, mine, theirs }) => {
      const { items } = mergeCarts({ base, mine, theirs });
      const again = mergeCarts({ base, mine: items, theirs });
      expect(again.items).toEqual(items);
      expect(again.removedByOthers).toEqual([]);
      expect(mergeCarts({ base: theirs, mine: items, theirs }).items).toEqual(items);
      expect(mergeCarts({ base, mine: items, theirs: items }).items).toEqual(items);
    }),
  );
});

test('[CM10][CM11][CM13] both orders of merging agree, but for instances that both edited', () => {
  fc.assert(
    fc.property(arbitraryHistories, ({ base, mine, theirs }) => {
      const one = mergeCarts({ base, mine, theirs });
      const other = mergeCarts({ base, mine: theirs, theirs: mine });
      const unlabelled = (items: readonly CartItem[]) =>
        contents(
          items.map((item) => ({
            ...item,
            instances: item.instances.map((instance) =>
              one.overwritten.includes(instance.id) ? { ...instance, label: 'either' } : instance,
            ),
          })),
        );
      expect(unlabelled(one.items)).toEqual(unlabelled(other.items));
      expect([...one.overwritten].sort()).toEqual([...other.overwritten].sort());
    }),
  );
});

test('[CM15] an unchanged side changes nothing', () => {
  fc.assert(
    fc.property(arbitraryHistories, ({ base, mine }) => {
      expect(mergeCarts({ base, mine, theirs: base })).toEqual({ items: mine, ...noNotices });
      expect(contents(mergeCarts({ base, mine: base, theirs: mine }).items)).toEqual(contents(mine));
    }),
  );
});

test('[CM16] no merge gives two lines or two instances the same id', () => {
  fc.assert(
    fc.property(arbitraryHistories, ({ base, mine, theirs }) => {
      const { items } = mergeCarts({ base, mine, theirs });
      const ids = items.flatMap((item) => [item.id, ...item.instances.map((instance) => instance.id)]);
      expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});
