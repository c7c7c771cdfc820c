import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FRAME_ESCAPE, FRAME_READY } from '#shared/company/framable.ts';

test('the script for other sites, which imports nothing, hears the words that the app says', () => {
  const script = readFileSync('app/embed/embed.ts', 'utf8');
  for (const word of [FRAME_READY, FRAME_ESCAPE]) expect(script).toMatch(new RegExp(`data [!=]== '${word}'`));
});
