import { expect, test } from 'vitest';
import { findLostDecisions } from './decisions.ts';
import { listSourceFiles } from './source-files.ts';

const list = {
  path: 'shared/DECISIONS.md',
  text: '- **D12** One.\n- **D201 Two.** It reverses D12.\n',
};
const code = (text: string) => ({ path: 'shared/cart/label.ts', text });

test('every decision that is cited can be read, and nothing is cited in another way', () => {
  expect(findLostDecisions(listSourceFiles())).toEqual([]);
});

test('entries with and without a title may be cited, alone, in rows and in ranges', () => {
  expect(findLostDecisions([list, code('/** Kept (D12, PR3; D12–D201). */\nconst D = 3; // #D12A')])).toEqual(
    [],
  );
});

test.each([
  ['a number that no entry has', '// Kept (D13).', 'cites D13, which is not in'],
  ['the end of a range that no entry has', '// D12–D99', 'cites D99'],
  ['a bare decision', '// Kept (decision 12).', '"decision 12"'],
  ['several at once', '// Decisions 1-9', '"Decisions 1"'],
  ['one that the end of a line cuts', '/**\n * Kept (decision\n * 12).\n */', '"decision 12"'],
  ['a number of the README', '// as the README, decision 44', '"decision 44"'],
  ['a number of the README without the word', '// README 45', '"README 45"'],
  ['a section of a paper', '// at most five (A§9)', '"A§9"'],
  ['a section in a name of a test', "test('a room (B§5.1)', f);", '"B§5"'],
  ['a chapter of a design', '// one row (design 6, 7)', '"design 6"'],
  ['a chapter of a guide', '// again (reliability 3.6)', '"reliability 3.6"'],
  ['a screen of a guide', '// by status first (ux, Manage 2)', '"ux, Manage"'],
  ['a paper without a chapter', '// as the specification says', '"the specification"'],
])('%s is caught', (_, text, complaint) => {
  expect(findLostDecisions([list, code(text)]).join('\n')).toContain(complaint);
});

test('an entry that stands twice is caught', () => {
  const twice = { ...list, text: `${list.text}- **D12** Another.\n` };
  expect(findLostDecisions([twice])).toEqual([
    'shared/DECISIONS.md has D12 twice: take the next free number',
  ]);
});
