import { expect, test } from 'vitest';
import { locales } from '#shared/kernel/locale.ts';
import { drawPart } from '../../../../tests/support/draw-part.ts';
import { SmallPrint } from './small-print.tsx';

test.each(locales)('%s: what booking agrees to is read in the language on screen (D541)', async (locale) => {
  const drawn = await drawPart(<SmallPrint quote={false} />, locale);
  for (const page of ['terms', 'privacy']) expect(drawn).toContain(`href="/${page}?lang=${locale}"`);
});
