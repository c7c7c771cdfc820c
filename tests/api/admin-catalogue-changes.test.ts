import { describe, expect, test } from 'vitest';
import { office } from '../support/agenda.ts';
import { anOption, aProduct, aService, entry, listed, newId, soldNow, words } from '../support/entries.ts';
import { api, day, openShop, shop } from '../support/open-shop.ts';
import { aCarpetItem, book, bookingBody, fillCart, freeSlot } from '../support/shop.ts';

openShop();

describe('changing', () => {
  test('of two who write at once, one is told what the other wrote; the same again is no change', async () => {
    const service = await aService('general');
    const send = (fr: string) =>
      office().patch(`/admin/services/${service.id}`, { title: words(fr), expectedVersion: service.version });
    const both = await Promise.all([send('Un'), send('Deux')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [won, lost] = both[0].status === 200 ? both : [both[1], both[0]];
    expect(lost.body).toMatchObject({ code: 'catalogue.changed', current: won.body });
    const again = await send(won.body.title.fr);
    expect([again.status, again.body]).toEqual([200, won.body]);
    const { changes } = (await office().get('/admin/catalogue/history')).body;
    expect(changes[0]).toMatchObject({
      act: 'changed',
      target: service.id,
      fields: [
        { field: 'title.en', from: 'Own general', to: '' },
        { field: 'title.fr', from: 'Notre general', to: won.body.title.fr },
      ],
    });
  });

  test('hiding alone and showing alone have words of their own in the history', async () => {
    const { id } = await aService('general');
    for (const change of [{ active: false }, { active: true }, { active: false, title: words('Autre') }])
      expect((await office().patch(`/admin/services/${id}`, change)).status).toBe(200);
    const { changes } = (await office().get('/admin/catalogue/history')).body;
    expect(changes.slice(0, 3).map(({ act }: { act: string }) => act)).toEqual([
      'changed',
      'shown',
      'hidden',
    ]);
  });

  test('a new price is no conflict for words, nor words for a price', async () => {
    const service = await aService('carpet');
    const product = await aProduct(service.id);
    const price = { price: 36, expectedVersion: 1 };
    expect((await office().patch(`/admin/pricing/products/${product.id}`, price)).status).toBe(200);
    const named = { title: words('Salon d’été'), expectedVersion: product.version };
    const changed = await office().patch(`/admin/products/${product.id}`, named);
    expect(changed.body).toMatchObject({ price: 36, title: { fr: 'Salon d’été' }, version: 2 });
    const lower = { price: 34, expectedVersion: 2 };
    expect((await office().patch(`/admin/pricing/products/${product.id}`, lower)).status).toBe(200);
  });

  test('what a type has none of is left alone, and what is bad is refused and kept', async () => {
    const service = await aService('carpet');
    const option = await anOption(service.id);
    const path = `/admin/options/${option.id}`;
    expect((await office().patch(path, { image: '/drawings/epoxy.svg', minSeats: 3 })).body).toEqual(option);
    expect((await office().patch(path, { title: words('') })).body.fields).toEqual({ title: 'required' });
    expect(await entry(option.id)).toEqual(option);
    expect((await office().patch(`/admin/options/${newId()}`, { minutes: 5 })).status).toBe(404);
  });

  test('a list is put into an order whole, or told what it holds now', async () => {
    const service = await aService('carpet');
    const ids: string[] = [];
    for (const fr of ['Un', 'Deux', 'Trois']) ids.push((await aProduct(service.id, { title: words(fr) })).id);
    const wanted = [...ids].reverse();
    const put = (order: string[]) =>
      office().patch('/admin/products/order', { serviceId: service.id, ids: order });
    expect((await put(wanted)).status).toBe(200);
    expect((await put(wanted)).status).toBe(200);
    const sold = await soldNow(service.id);
    expect(sold.products.map(({ id }: { id: string }) => id)).toEqual(wanted);
    const stale = await put(wanted.slice(1));
    expect([stale.status, stale.body.code]).toEqual([409, 'catalogue.changed']);
    expect(stale.body.current.entries.length).toBeGreaterThan(30);
    const all = (await listed()).filter(({ type }) => type === 'services').map(({ id }) => id);
    const turned = [all.at(-1) ?? '', ...all.slice(0, -1)];
    expect((await office().patch('/admin/services/order', { ids: turned })).status).toBe(200);
    await soldNow(service.id);
    const { body } = await api.get('/services');
    const shown = new Set(body.map(({ id }: { id: string }) => id));
    expect(body.map(({ id }: { id: string }) => id)).toEqual(turned.filter((id) => shown.has(id)));
    await office().patch('/admin/services/order', { ids: all });
  });

  test('what is added to a list with gaps stands behind all of it', async () => {
    const service = await aService('carpet');
    const [one, two, three] = [
      await aProduct(service.id),
      await aProduct(service.id),
      await aProduct(service.id),
    ];
    for (const { id } of [one, two]) await office().delete(`/admin/products/${id}`);
    const four = await aProduct(service.id);
    const { products } = await soldNow(service.id);
    expect(products.map(({ id }: { id: string }) => id)).toEqual([three.id, four.id]);
  });
});

describe('hiding and removing', () => {
  test('what nobody ever asked for is gone, with all in it, once', async () => {
    const service = await aService('carpet');
    const product = await aProduct(service.id);
    const option = await anOption(service.id);
    expect((await office().delete(`/admin/options/${option.id}`)).body).toEqual({ outcome: 'removed' });
    const both = await Promise.all([1, 2].map(() => office().delete(`/admin/services/${service.id}`)));
    expect(both.map(({ body }) => body)).toEqual([{ outcome: 'removed' }, { outcome: 'removed' }]);
    expect([await entry(service.id), await entry(product.id), await entry(option.id)]).toEqual(
      Array(3).fill(undefined),
    );
    const { changes } = (await office().get('/admin/catalogue/history')).body;
    const ofService = changes.filter(({ target }: { target: string }) => target === service.id);
    expect(ofService.map(({ act }: { act: string }) => act)).toEqual(['removed', 'added']);
  });

  test('what a cart holds is hidden; the cart says so, keeps its other lines and is booked without it', async () => {
    const service = await aService('carpet');
    const product = await aProduct(service.id);
    const option = await anOption(service.id);
    await soldNow(service.id);
    const line = {
      id: newId(),
      serviceId: service.id,
      productId: product.id,
      instances: [{ id: newId(), options: [{ optionId: option.id }] }],
    };
    const kept = aCarpetItem(shop, 1);
    const cartId = await fillCart(api, [line, kept]);
    for (const [type, { id }] of [
      ['options', option],
      ['products', product],
      ['services', service],
    ] as const) {
      expect((await office().delete(`/admin/${type}/${id}`)).body).toEqual({ outcome: 'hidden' });
      expect((await office().delete(`/admin/${type}/${id}`)).body).toEqual({ outcome: 'hidden' });
      expect((await entry(id))?.active).toBe(false);
    }
    expect(await soldNow(service.id)).toBeUndefined();
    const { totals } = (await api.get(`/cart/${cartId}?withTotals=1`)).body;
    expect(totals.lines).toMatchObject([{ withdrawn: true, amount: 0 }, { withdrawn: false }]);
    const slot = await freeSlot(api, day, totals.minutes);
    const refused = await book(api, bookingBody(cartId, slot, { expectedTotal: totals.total }));
    expect([refused.status, refused.body.code]).toEqual([422, 'cart.unknown_item']);
    await api.delete(`/cart/${cartId}/items/${line.id}`);
    const made = await book(api, bookingBody(cartId, slot, { expectedTotal: totals.total }));
    expect(made.status).toBe(201);
    const shown = await office().patch(`/admin/services/${service.id}`, { active: true });
    expect(shown.body).toMatchObject({ active: true });
    expect((await soldNow(service.id)).products).toEqual([]);
  });

  test('a service that has reviews is hidden', async () => {
    const carpet = await entry(shop.carpetId);
    expect((await office().delete(`/admin/services/${shop.carpetId}`)).body).toEqual({ outcome: 'hidden' });
    const back = await office().patch(`/admin/services/${shop.carpetId}`, { active: true });
    expect(back.body).toEqual({ ...carpet, version: (carpet?.version ?? 0) + 2 });
  });
});

test('only staff read and write it', async () => {
  const calls = [
    api.get('/admin/catalogue'),
    api.get('/admin/catalogue/history'),
    ...['services', 'products', 'options'].flatMap((type) => [
      api.post(`/admin/${type}`, {}),
      api.patch(`/admin/${type}/order`, { ids: [] }),
      api.patch(`/admin/${type}/${newId()}`, {}),
      api.delete(`/admin/${type}/${newId()}`),
    ]),
  ];
  expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([401]));
});
