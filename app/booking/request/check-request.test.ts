import { expect, test } from 'vitest';
import { checkRequest } from './check-request.ts';
import { countDone } from './count-parts.ts';
import { blankRequest, type RequestDraft } from './request-draft.ts';

function aDraft(change: Partial<RequestDraft>): RequestDraft {
  return { ...blankRequest('6f1f3a52-8d5c-4a53-9a3e-0d3a2b1c4d5e'), ...change };
}

test('handyman and rent-me need five characters after trimming', () => {
  expect(checkRequest(aDraft({ description: '  fix ' }), 'handyman')).toEqual({ description: 'missing' });
  expect(checkRequest(aDraft({ description: 'fixit' }), 'handyman')).toEqual({});
  expect(checkRequest(aDraft({}), 'rentme')).toEqual({ description: 'missing' });
});

test('quotes need nothing at all (D161)', () => {
  expect(checkRequest(aDraft({}), 'pavers')).toEqual({});
  expect(checkRequest(aDraft({}), 'epoxy')).toEqual({});
});

test('a description has at most 4,000 characters, in any form', () => {
  expect(checkRequest(aDraft({ description: 'x'.repeat(4_000) }), 'epoxy')).toEqual({});
  expect(checkRequest(aDraft({ description: 'x'.repeat(10_000) }), 'epoxy')).toEqual({
    description: 'tooLong',
  });
});

test.each([
  ['about 20', 'notNumber'],
  [-1, 'negative'],
  [1e9, 'tooLarge'],
] as const)('an area of %j is %s', (area, fault) => {
  expect(checkRequest(aDraft({ area }), 'pavers')).toEqual({ area: fault });
});

test('fields that are not on screen are not checked', () => {
  const draft = aDraft({ description: 'Carry boxes', miles: 'far', area: 'x', budget: -1 });
  expect(checkRequest(draft, 'rentme')).toEqual({});
  expect(checkRequest({ ...draft, vehicle: true }, 'rentme')).toEqual({ miles: 'notNumber' });
});

test('the form counts what is filled in', () => {
  expect(countDone('handyman', aDraft({}))).toBe(1);
  expect(countDone('handyman', aDraft({ categories: ['other'], description: 'Fix it' }))).toBe(3);
  expect(countDone('rentme', aDraft({ type: 'yard', vehicle: true }))).toBe(2);
  expect(countDone('pavers', aDraft({ type: 'cleaning', area: 50, condition: 'good', budget: 0 }))).toBe(3);
});
