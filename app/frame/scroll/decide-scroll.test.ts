import { expect, test } from 'vitest';
import { decideScroll } from './decide-scroll.ts';

const push = { type: 'PUSH', pathChanged: true, hash: '', rememberedY: undefined } as const;

test('another path starts at the top', () => {
  expect(decideScroll(push)).toEqual({ to: 'top' });
});

test('a change of query alone moves nothing', () => {
  expect(decideScroll({ ...push, pathChanged: false })).toEqual({ to: 'nowhere' });
});

test('a hash is sought, on another path and on the same', () => {
  expect(decideScroll({ ...push, hash: '#prix%20nets' })).toEqual({ to: 'hash', id: 'prix nets' });
  expect(decideScroll({ ...push, hash: '#faq', pathChanged: false })).toEqual({ to: 'hash', id: 'faq' });
});

test('back returns to the place that was left, hash or not', () => {
  expect(decideScroll({ ...push, type: 'POP', hash: '#faq', rememberedY: 840 })).toEqual({
    to: 'place',
    y: 840,
  });
});

test('a first visit with a hash seeks it', () => {
  expect(decideScroll({ ...push, type: 'POP', pathChanged: false, hash: '#faq' })).toEqual({
    to: 'hash',
    id: 'faq',
  });
});

test('a hash that cannot be decoded is taken as it is', () => {
  expect(decideScroll({ ...push, hash: '#100%' })).toEqual({ to: 'hash', id: '100%' });
});
