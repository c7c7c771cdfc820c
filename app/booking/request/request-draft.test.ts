import { expect, test } from 'vitest';
import type { Instance } from '#shared/cart/instance.ts';
import { blankRequest, isBlank, type RequestDraft, toDraft, toInstance } from './request-draft.ts';

const id = '6f1f3a52-8d5c-4a53-9a3e-0d3a2b1c4d5e';

function aDraft(change: Partial<RequestDraft>): RequestDraft {
  return { ...blankRequest(id), ...change };
}

test('a handyman request becomes minutes, categories and a description', () => {
  const draft = aDraft({ description: '  Hang three\nshelves ', categories: ['painting'], minutes: 80 });
  expect(toInstance(draft, 'handyman')).toEqual({
    id,
    label: 'Hang three shelves',
    options: [],
    handymanMinutes: 80,
    handymanMeta: { categories: ['painting'], description: 'Hang three\nshelves' },
  });
});

test('a rent-me request becomes hours, and miles only with a vehicle (D43)', () => {
  const draft = aDraft({
    description: 'Carry boxes',
    type: 'moving',
    minutes: 180,
    vehicle: true,
    miles: 10,
  });
  expect(toInstance(draft, 'rentme').intake).toEqual({
    kind: 'rentme',
    description: 'Carry boxes',
    serviceType: 'moving',
    hoursWish: 3,
    vehicleRequired: true,
    milesEstimate: 10,
  });
  expect(toInstance({ ...draft, vehicle: false }, 'rentme').intake?.milesEstimate).toBeUndefined();
});

test('an empty quote request is still a request, without a label', () => {
  expect(toInstance(aDraft({}), 'epoxy')).toEqual({ id, options: [], intake: { kind: 'epoxy' } });
});

test('a quote request keeps area, condition and budget; what is no number stays behind', () => {
  const draft = aDraft({ type: 'sealing', area: 600, condition: 'mossy', budget: 'not much' });
  expect(toInstance(draft, 'pavers').intake).toEqual({
    kind: 'pavers',
    serviceType: 'sealing',
    areaSqft: 600,
    areaCondition: 'mossy',
  });
});

test.each(['handyman', 'rentme', 'pavers', 'epoxy'] as const)(
  '%s: instance and form say the same',
  (kind) => {
    const written = {
      handyman: aDraft({ description: 'مرحبا 👋🏽', categories: ['furniture', 'other'], minutes: 140 }),
      rentme: aDraft({ description: 'Yard', type: 'yard', minutes: 600, vehicle: true, miles: 12.5 }),
      pavers: aDraft({ description: 'Deck', type: 'cleaning', area: 0, condition: 'good', budget: 1500 }),
      epoxy: aDraft({ description: 'Garage', area: 400.5, condition: 'cracked', budget: '' }),
    }[kind];
    expect(toDraft(toInstance(written, kind), kind)).toEqual(written);
  },
);

test('an edit changes what the form shows and nothing else', () => {
  const base: Instance = { id, label: 'Old', options: [], deliveryReference: 'kept', handymanMinutes: 60 };
  const changed = toInstance(aDraft({ description: 'New words' }), 'handyman', base);
  expect(changed).toMatchObject({ label: 'New words', deliveryReference: 'kept' });
});

test('[LC22] its own data fill the form; the last intake only where it has none (D72)', () => {
  const last = { handymanMinutes: 120, handymanMeta: { categories: ['repairs'], description: 'Yesterday' } };
  const own: Instance = {
    id,
    options: [],
    handymanMinutes: 80,
    handymanMeta: { categories: [], description: 'Today' },
  };
  expect(toDraft(own, 'handyman', last)).toMatchObject({ description: 'Today', categories: [], minutes: 80 });
  expect(toDraft({ id, options: [], handymanMinutes: 80 }, 'handyman', last)).toMatchObject({
    description: 'Yesterday',
    categories: ['repairs'],
    minutes: 80,
  });
});

test('a long description makes a label of 120 code points, never half an emoji (D24)', () => {
  const { label } = toInstance(aDraft({ description: '🛠'.repeat(300) }), 'handyman');
  expect(label).toBe(`${'🛠'.repeat(117)}...`);
});

test('NUL is not sent, and only spaces are as good as nothing', () => {
  expect(toInstance(aDraft({ description: 'a\u0000b' }), 'rentme').intake?.description).toBe('ab');
  expect(isBlank(aDraft({ description: ' \n' }))).toBe(true);
  expect(isBlank(aDraft({ area: 'x' }))).toBe(false);
});
