import { expect, test } from 'vitest';
import { drawPart } from '../../../../tests/support/draw-part.ts';
import { openTotals, wholeTotals } from '../../parts/order/open-totals.test-support.ts';
import { OfferEnds } from './offer-ends.tsx';

test('an edit that ends an offer says so, and promises a new price only where there is one to give (D578)', async () => {
  const asked = await drawPart(<OfferEnds totals={openTotals} />);
  expect(asked).toContain('Saving ends your quote');
  expect(asked).toContain('you will get a new price from us');
  expect(await drawPart(<OfferEnds totals={wholeTotals} />, 'fr')).not.toContain('nouveau prix');
});
