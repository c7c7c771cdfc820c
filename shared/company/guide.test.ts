import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Guide,
  type GuideFacts,
  guideNow,
  guideStates,
  guideSteps,
  mergeGuides,
  readGuide,
} from './guide.ts';

const guides: fc.Arbitrary<Guide> = fc.record({
  state: fc.constantFrom(...guideStates),
  done: fc.subarray([...guideSteps]),
});
const nothing: GuideFacts = {
  hasContact: false,
  hasColour: false,
  hasArea: false,
  hasServices: false,
  tellsSomebody: false,
  hasBookings: false,
};

test('D376: what two devices send comes to the same in any order, and as often as it comes', () => {
  fc.assert(
    fc.property(guides, guides, guides, (one, two, three) => {
      const merged = mergeGuides(mergeGuides(one, two), three);
      expect(mergeGuides(mergeGuides(three, one), two)).toEqual(merged);
      expect(mergeGuides(merged, two)).toEqual(merged);
    }),
  );
});

test('D376: a guide that was closed is not opened again by a device that has it open', () => {
  const closed = mergeGuides(undefined, { state: 'dismissed', done: ['who'] });
  const after = mergeGuides(closed, { state: 'open', done: ['hours'] });
  expect(after).toEqual({ state: 'dismissed', done: ['who', 'hours'] });
  expect(guideNow(after, nothing).opens).toBe(false);
});

test('is shown to a company that sells nothing and was never booked, and to no other', () => {
  expect(guideNow(undefined, nothing)).toEqual({ state: 'new', opens: true, done: [] });
  expect(guideNow(undefined, { ...nothing, hasServices: true })).toMatchObject({
    state: 'none',
    opens: false,
  });
  expect(guideNow(undefined, { ...nothing, hasBookings: true })).toMatchObject({
    state: 'none',
    opens: false,
  });
});

test('goes on where it was left, and leads nowhere by itself once somebody has booked', () => {
  const open: Guide = { state: 'open', done: ['hours'] };
  const facts = { ...nothing, hasContact: true, hasServices: true };
  expect(guideNow(open, facts)).toEqual({ state: 'open', opens: true, done: ['who', 'hours', 'services'] });
  expect(guideNow(open, { ...facts, tellsSomebody: true }).done).toEqual([
    'who',
    'hours',
    'services',
    'told',
  ]);
  expect(guideNow(open, { ...facts, hasBookings: true })).toMatchObject({ state: 'open', opens: false });
});

test('reads what it has kept, also of a build that knows other steps', () => {
  expect(readGuide({ state: 'open', done: ['who', 'payments'] })).toEqual({ state: 'open', done: ['who'] });
  for (const kept of [undefined, null, 7, {}, { state: 'later' }]) expect(readGuide(kept)).toBe(undefined);
});
