import { expect, test } from 'vitest';
import { eraseTenant } from '../../server/run/tenant/move-tenant.ts';
import { type Answer, startApi } from '../support/api.ts';
import {
  aSmallCart,
  book,
  bookingBody,
  catalogueOf,
  freeSlot,
  linkOf,
  weekdayAhead,
} from '../support/shop.ts';

test('a company that is erased is gone at once, also for a node that still remembers it', async () => {
  const api = await startApi();
  try {
    const { cartId, minutes } = await aSmallCart(api, await catalogueOf(api));
    const slot = await freeSlot(api, weekdayAhead(5), minutes);
    const booked = await book(api, bookingBody(cartId, slot));
    const { id, email, sig } = linkOf(booked.body.manageUrl);
    const link = `/bookings/${id}?email=${encodeURIComponent(email)}&sig=${sig}`;
    expect((await api.get(link)).status).toBe(200);

    await eraseTenant(api.ownerUrl, { slug: 'sabal', yes: 'sabal', dryRun: false });

    expect(await api.get(link)).toMatchObject({ status: 401, body: { code: 'link.invalid' } });
    const day = weekdayAhead(6);
    const calls: readonly Promise<Answer>[] = [
      api.get(`/slots?date=${day}&minutes=60`),
      api.get(`/slots/days?from=${day}&to=${day}&minutes=60`),
      api.post('/slots/hold', slot),
      book(api, bookingBody(cartId, slot)),
      api.get(`/cart/${cartId}`),
      api.get('/services'),
    ];
    for (const call of calls) {
      expect(await call).toMatchObject({ status: 404, body: { code: 'tenant.unknown' } });
    }
  } finally {
    await api.stop();
  }
});
