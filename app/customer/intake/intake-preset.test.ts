import { expect, test } from 'vitest';
import { pathOf } from '#shared/catalogue/current-slugs.ts';
import type { RequestKind } from '#shared/catalogue/kind.ts';
import { slugTable } from '#shared/catalogue/slugs.ts';
import { blankRequest, type RequestDraft } from '../../booking/request/request-draft.ts';
import { fillPreset, isCapped, isMet, readPreset, withPreset } from './intake-preset.ts';

function aDraft(change: Partial<RequestDraft> = {}): RequestDraft {
  return { ...blankRequest('6f1f3a52-8d5c-4a53-9a3e-0d3a2b1c4d5e'), ...change };
}

function preset(kind: RequestKind, query: string) {
  return readPreset(kind, new URLSearchParams(query));
}

test('every preset of the slug table is understood by its form (D5)', () => {
  for (const target of Object.values(slugTable)) {
    if (target.screen !== 'intake' || target.kind === 'delivery' || !target.preset) continue;
    const wish = preset(target.kind, pathOf(target).split('?')[1] ?? '');
    const draft = withPreset(aDraft(), wish);
    expect({ target, changed: Object.values(wish).some((value) => value !== undefined) }).toEqual({
      target,
      changed: true,
    });
    expect(isMet(draft, wish)).toBe(true);
  }
});

test('a kind reads its own wishes only, and no unknown ones', () => {
  expect(preset('handyman', 'category=painting&hours=4')).toEqual({ category: 'painting' });
  expect(preset('handyman', 'category=<script>').category).toBeUndefined();
  expect(preset('rentme', 'hours=-3').hours).toBeUndefined();
  expect(preset('rentme', 'hours=abc').hours).toBeUndefined();
  expect(preset('epoxy', 'type=sealing&hours=3')).toEqual({});
});

test('a week of forty hours becomes the ten that one booking takes', () => {
  const week = preset('rentme', 'hours=40');
  expect(withPreset(aDraft(), week).minutes).toBe(600);
  expect(isCapped(week)).toBe(true);
  expect(isCapped(preset('rentme', 'hours=8'))).toBe(false);
});

test('what a person chose stays; only gaps are filled', () => {
  const chosen = aDraft({ categories: ['furniture'], type: 'cleaning', minutes: 180 });
  expect(fillPreset(chosen, { category: 'painting', type: 'sealing', hours: 8 })).toEqual(chosen);
  expect(isMet(chosen, { category: 'painting' })).toBe(false);
  expect(fillPreset(aDraft(), { hours: 4 }).minutes).toBe(240);
});

test('taken over by hand, a category joins the others', () => {
  const both = withPreset(aDraft({ categories: ['repairs'] }), { category: 'furniture' });
  expect(both.categories).toEqual(['furniture', 'repairs']);
});
