import { expect, test } from 'vitest';
import { parseCommand } from './parse-command.ts';

const parse = (line: string) => parseCommand(line.split(' ').filter(Boolean));

test('a line becomes a command', () => {
  expect(parse('add acme --demo --language es --dry-run --host a.test')).toEqual({
    verb: 'add',
    slug: 'acme',
    name: undefined,
    host: 'a.test',
    locale: 'es',
    demo: true,
    dryRun: true,
  });
  expect(parse('list')).toEqual({ verb: 'list' });
  expect(parse('host acme a.test --remove')).toMatchObject({ host: 'a.test', change: 'remove' });
  expect(parse('host acme a.test')).toMatchObject({ change: 'add', dryRun: false });
  expect(parse('key acme --label Bureau')).toMatchObject({ label: 'Bureau' });
});

test('what is not understood is said, with what could have been', () => {
  for (const line of [
    '',
    'ad acme',
    'add',
    'add a b',
    'list all',
    'host acme',
    'add acme --primary',
    'key a --x',
  ])
    expect(() => parse(line), line).toThrow('npm run tenant -- add SLUG');
  expect(() => parse('add acme --language de')).toThrow('one of en, es, fr');
  expect(() => parse('host a b --primary --remove')).toThrow('first one or removed');
});
