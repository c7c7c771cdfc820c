import { expect, test } from 'vitest';
import { listSourceFiles } from './source-files.ts';
import { findUncovered } from './spec-coverage.ts';

const spec = (text: string, path = 'shared/pricing/SPEC.md') => ({ path, text });
const tests = (text: string, path = 'shared/pricing/tile.test.ts') => ({ path, text });

test('every numbered rule has a test, and every citation a rule', () => {
  expect(findUncovered(listSourceFiles())).toEqual([]);
});

test('rules in paragraphs, lists, headings and tables are covered by cited names', () => {
  const rules = spec(
    '**PR1** One.\n\n- **PR2 Title.** Two.\n\n### **PR3** Three\n| **PR4** | Four |\nAs PR1 says.',
  );
  const cited = tests("test('[PR1][PR2] a', f);\ntest.each([1])('[PR3] b %d', f);\ndescribe(`[PR4] c`, f);");
  expect(findUncovered([rules, cited])).toEqual([]);
});

test.each([
  ['a rule without a test', [spec('**PR1** One.')], 'PR1 of shared/pricing/SPEC.md has no test'],
  [
    'a mere mention',
    [spec('**PR1** One.'), tests("// see '[PR2]' and [PR1]\ntest('a [PR1]', f);")],
    'has no test',
  ],
  ['a skipped test', [spec('**PR1** One.'), tests("test.skip('[PR1] a', f);")], 'has no test'],
  ['a citation in code', [spec('**PR1** One.'), tests("'[PR1] a'", 'shared/pricing/tile.ts')], 'has no test'],
  ['a citation of nothing', [tests("test('[PR9] a', f);")], 'cites PR9, which no SPEC.md states'],
  [
    'a rule said twice',
    [spec('**PR1** One.'), spec('**PR1** Uno.', 'shared/coupons/SPEC.md')],
    'a rule twice',
  ],
  ['a rule nobody counts', [spec('PR1  One.')], 'begin the rule as **PR1**'],
  ['a bare rule in a list', [spec('- PR1. One.')], 'begin the rule as **PR1**'],
])('%s is caught', (_, files, complaint) => {
  expect(findUncovered(files).join('\n')).toContain(complaint);
});
