import { expect, test } from 'vitest';
import { findImpurities } from './purity.ts';
import { listSourceFiles } from './source-files.ts';

test('shared/ answers the same everywhere and always', () => {
  expect(findImpurities(listSourceFiles())).toEqual([]);
});

test.each([
  'const now = Date.now();',
  'const clock = Date.now;',
  'const now = new Date();',
  'const now = new Date;',
  'const text = Date();',
  'const id = Math.random();',
  'const id = crypto.randomUUID();',
  'const zone = process.env.TZ;',
  'const hour = at.getHours();',
  'const weekday = at.getDay();',
  'const shift = at.getTimezoneOffset();',
  'const shown = at.toLocaleDateString();',
  'const morning = new Date(2026, 10, 1);',
  'setTimeout(done, 5);',
  'const page = window.location;',
  "const rates = await fetch('/api/pricing');",
  "console.log('here');",
])('%s is caught', (text) => {
  expect(findImpurities([{ path: 'shared/agenda/find-slots.ts', text }])).not.toEqual([]);
});

test.each([
  'const iso = new Date(epochMs).toISOString();',
  'const weekday = new Date(epochMs).getUTCDay();',
  '/** Never Date.now() here. */',
  "const page = 'https://example.com'; // process.env is elsewhere",
  'const day = getDay(rows);',
  'const slot = toDate(at);',
  'const processed = steps.process;',
  'const document = invoice;',
])('%s is fine', (text) => {
  expect(findImpurities([{ path: 'shared/agenda/find-slots.ts', text }])).toEqual([]);
});

test('a complaint names the line; tests and other floors may ask the clock', () => {
  const text = 'const a = 1;\nconst now = Date.now();';
  expect(findImpurities([{ path: 'shared/a.ts', text }])).toEqual([
    'shared/a.ts:2 const now = Date.now();: take the time as an argument (now: Instant)',
  ]);
  expect(findImpurities([{ path: 'shared/a.test.ts', text }])).toEqual([]);
  expect(findImpurities([{ path: 'server/main.ts', text }])).toEqual([]);
});
