import { expect, test } from 'vitest';
import { guideSteps } from '#shared/company/guide.ts';
import { guidePlaces, isUnderWay, nextPlace } from './guide-places.ts';

test('every step has its place, in order', () => {
  expect(guidePlaces.map(({ step }) => step)).toEqual([...guideSteps]);
});

test('what was passed comes again after the last step, and then the guide itself', () => {
  expect(nextPlace('who', ['who'])).toBe('/admin/company/look');
  expect(nextPlace('look', ['look', 'area'])).toBe('/admin/agenda-settings');
  expect(nextPlace('told', ['look', 'told'])).toBe('/admin/company');
  expect(nextPlace('told', guideSteps)).toBe('/admin/guide');
});

test('D376: a guide that was finished or dismissed is nowhere shown again', () => {
  const states = ['new', 'open', 'finished', 'dismissed', 'none'] as const;
  const shown = states.filter((state) => isUnderWay({ state, opens: false, done: [] }));
  expect(shown).toEqual(['new', 'open']);
});
