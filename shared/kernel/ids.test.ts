import { expect, test } from 'vitest';
import { isId, shortId } from './ids.ts';

const ID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

test('an id is a UUID in lower case', () => {
  expect(isId(ID)).toBe(true);
});

test.each([
  ID.toUpperCase(),
  `${ID} `,
  `${ID}\n`,
  `{${ID}}`,
  ID.replaceAll('-', ''),
  ID.slice(1),
  ID.replace('-41d3', '-01d3'),
  ID.replace('-9a0c', '-ca0c'),
  '00000000-0000-0000-0000-000000000000',
  "1' or '1'='1",
  '',
])('%j is not an id', (text) => {
  expect(isId(text)).toBe(false);
});

test('people see the first eight characters', () => {
  expect(shortId(ID)).toBe('3f2504e0');
});
