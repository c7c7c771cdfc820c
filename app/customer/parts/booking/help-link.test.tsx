import { expect, test } from 'vitest';
import { drawPart } from '../../../../tests/support/draw-part.ts';
import { HelpLink } from './help-link.tsx';

const link = <HelpLink subject="A delivery">Write to us</HelpLink>;

test('a company with an address is written to', async () => {
  const drawn = await drawPart(link, 'en', { helpEmail: 'help@shop.test', phone: '(850) 555-0100' });
  expect(drawn).toBe('<a href="mailto:help@shop.test?subject=A%20delivery">Write to us</a>');
});

test('one that has named a phone alone is called, and nothing says that it is written to', async () => {
  const drawn = await drawPart(link, 'en', { phone: '(850) 555-0100' });
  expect(drawn).toBe('<a class="tabular" href="tel:+18505550100">Call (850) 555-0100</a>');
});

test('one that has named neither has no link', async () => {
  expect(await drawPart(link)).toBe('');
});
