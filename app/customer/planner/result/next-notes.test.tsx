import { expect, test } from 'vitest';
import { aPriceBook, deliveryId } from '../../../../tests/support/a-price-book.ts';
import { drawPart } from '../../../../tests/support/draw-part.ts';
import { aPlan, aRoute } from '../../../booking/plan/a-plan.test-support.ts';
import { NextNotes } from './next-notes.tsx';

const { services, rates } = aPriceBook();
const service = services.get(deliveryId) ?? expect.fail('the price book sells no delivery');
const offer = { service, rates };
const booked = { value: aPlan({ route: aRoute() }), status: 'route' } as const;
const lookedAt = { value: aPlan({ route: aRoute({ distanceMiles: 140 }) }), status: 'route' } as const;

test('a mail is promised where mails leave', async () => {
  expect(await drawPart(<NextNotes plan={booked} offer={offer} />)).toContain('an e-mail with everything');
  expect(await drawPart(<NextNotes plan={lookedAt} offer={offer} />)).toContain('confirm by e-mail');
});

test.each(['en', 'es', 'fr'] as const)('where none leaves, none is promised, in %s', async (locale) => {
  for (const plan of [booked, lookedAt]) {
    const notes = await drawPart(<NextNotes plan={plan} offer={offer} />, locale, { mailsLeave: false });
    expect(notes).toContain('<li>');
    expect(notes).not.toMatch(/e-mail|correo/);
  }
});
