import { beforeAll, describe, expect, test } from 'vitest';
import type { CatalogueEntry } from '#shared/api/admin/catalogue.ts';
import { kinds } from '#shared/catalogue/kind.ts';
import { sellsProducts } from '#shared/kinds/new-service.ts';
import { office } from '../support/agenda.ts';
import {
  anOption,
  aProduct,
  aService,
  newId,
  sale,
  seenByNodes,
  soldNow,
  words,
} from '../support/entries.ts';
import { api, day, hold, openShop, shop } from '../support/open-shop.ts';
import { book, bookingBody, fillCart, freeSlot, linkOf } from '../support/shop.ts';

openShop();

const whatIsAsked: Readonly<Record<string, object>> = {
  carpet: {},
  tile: { sqft: 200, soil: 'REGULAR' },
  upholstery: { seats: 3 },
  general: {},
  handyman: { handymanMinutes: 60, handymanMeta: { categories: [], description: 'Hang a swing' } },
  delivery: {
    deliveryMeta: {
      kind: 'delivery',
      stops: [
        { type: 'pickup', address: '1 Palm Way, Orlando' },
        { type: 'dropoff', address: '2 Palm Way, Orlando' },
      ],
      extraPickupCount: 0,
      routePending: true,
    },
  },
  pavers: { intake: { kind: 'pavers', description: 'Driveway' } },
  epoxy: { intake: { kind: 'epoxy', areaSqft: 400 } },
  rentme: { intake: { kind: 'rentme', description: 'Carry boxes', hoursWish: 2 } },
};

describe('a service of each kind goes from the editor to a mail', () => {
  interface Made {
    readonly service: CatalogueEntry;
    readonly product: CatalogueEntry | undefined;
    bookingId: string;
    mailId: string;
  }
  const made = new Map<string, Made>();
  beforeAll(async () => {
    for (const kind of kinds) {
      const service = await aService(kind, { teaser: words('Fait avec soin.') });
      const product = sellsProducts(kind) ? await aProduct(service.id) : undefined;
      made.set(kind, { service, product, bookingId: '', mailId: '' });
    }
    await seenByNodes();
  });
  const madeOf = (kind: string): Made => {
    const own = made.get(kind);
    if (!own) throw new Error(`Expected a service of ${kind}`);
    return own;
  };

  test.each(kinds)('%s: into a cart, held, booked, told in a mail', async (kind) => {
    const own = madeOf(kind);
    const { service, product } = own;
    const sold = await sale(service.id);
    expect(sold).toMatchObject({ kind, localizedTitle: `Own ${kind}`, teaser: 'Fait avec soin.' });
    expect(sold.i18n.title).toEqual({ en: `Own ${kind}`, es: `Notre ${kind}`, fr: `Notre ${kind}` });
    const instance = { id: newId(), options: [], ...whatIsAsked[kind] };
    const line = {
      id: newId(),
      serviceId: service.id,
      productId: product?.id ?? null,
      instances: [instance],
    };
    const cartId = await fillCart(api, [line]);
    const { totals } = (await api.get(`/cart/${cartId}?withTotals=1`)).body;
    expect(totals.lines[0]).toMatchObject({ withdrawn: false, serviceTitle: `Notre ${kind}` });
    const slot = await freeSlot(api, day, totals.minutes);
    const held = await hold(slot, { cartId });
    expect(held.status).toBe(201);
    const wanted = { expectedTotal: totals.total, locale: 'fr', lockId: held.body.lockId };
    const booked = await book(api, bookingBody(cartId, slot, wanted));
    expect([booked.status, booked.body.code]).toEqual([201, undefined]);
    own.bookingId = linkOf(booked.body.manageUrl).id;
    own.mailId = (await office().get('/admin/mails?limit=1')).body.mails[0].id;
    const mail = (await office().get(`/admin/mails/${own.mailId}`)).body;
    expect(mail.text).toContain(`Notre ${kind}`);
    if (product) expect(mail.text).toContain('Véranda');
  });

  test('renamed and hidden since, customers are sold none of them, and bookings and mails keep their words', async () => {
    for (const { service } of made.values()) {
      const renamed = { title: words('Autre nom'), expectedVersion: service.version };
      expect((await office().patch(`/admin/services/${service.id}`, renamed)).status).toBe(200);
      expect((await office().delete(`/admin/services/${service.id}`)).body).toEqual({ outcome: 'hidden' });
    }
    await seenByNodes();
    for (const [kind, { service, bookingId, mailId }] of made) {
      expect(await sale(service.id)).toBeUndefined();
      const after = JSON.stringify((await office().get(`/admin/bookings/${bookingId}`)).body);
      expect(after).toContain(`Notre ${kind}`);
      expect(after).not.toContain('Autre nom');
      const mail = (await office().get(`/admin/mails/${mailId}`)).body;
      expect(mail.text).toContain(`Notre ${kind}`);
      expect(mail.text).not.toContain('Autre nom');
    }
  });
});

describe('adding', () => {
  test('is one service however often it is sent, with an address of its own', async () => {
    const body = { id: newId(), kind: 'carpet', title: { en: 'Rug  wash & care', es: '', fr: '' } };
    const [one, two] = await Promise.all([1, 2].map(() => office().post('/admin/services', body)));
    expect([one?.status, two?.status].sort()).toEqual([200, 201]);
    expect(one?.body).toEqual(two?.body);
    expect(one?.body).toMatchObject({
      slug: 'rug-wash-care',
      title: { en: 'Rug wash & care' },
      active: true,
    });
    const other = await office().post('/admin/services', { ...body, id: newId() });
    expect(other.body.slug).toBe('rug-wash-care-2');
    const reserved = { id: newId(), kind: 'general', title: { en: 'Carpet cleaning', es: '', fr: '' } };
    expect((await office().post('/admin/services', reserved)).body.slug).toBe('carpet-cleaning-2');
    const { changes } = (await office().get('/admin/catalogue/history')).body;
    expect(changes.filter(({ target }: { target: string }) => target === body.id)).toMatchObject([
      { act: 'added', by: 'Sabal', title: 'Rug wash & care', type: 'services' },
    ]);
  });

  test('puts what is sold in a service at its end, with its group, minutes and price', async () => {
    const service = await aService('carpet');
    const stairs = await aProduct(service.id, { minutes: 35, image: '/drawings/rooms/stairs.svg' });
    await aProduct(service.id, { title: words('Placard') });
    const size = await anOption(service.id, { group: 'size', title: words('Très grande'), price: -2.5 });
    const extra = await anOption(service.id, { minutes: 10 });
    const sold = await soldNow(service.id, 'fr');
    expect(sold.products).toMatchObject([
      { id: stairs.id, title: 'Véranda', price: 35, minutes: 35, image: '/drawings/rooms/stairs.svg' },
      { title: 'Placard', minutes: null, image: '' },
    ]);
    expect(sold.options).toMatchObject([
      { id: size.id, slug: `size-${size.id}`, price: -2.5 },
      { id: extra.id, slug: `own-${extra.id}`, minutes: 10, label: '🌸 Parfum' },
    ]);
    const options = [{ optionId: extra.id }];
    const line = {
      id: newId(),
      serviceId: service.id,
      productId: stairs.id,
      instances: [{ id: newId(), options }],
    };
    const cartId = await fillCart(api, [line]);
    const { totals } = (await api.get(`/cart/${cartId}?withTotals=1`)).body;
    // 35 + 10 + 20 to set up, in steps of 30 (DU11).
    expect([totals.total, totals.minutes]).toEqual([39, 90]);
  });

  test.each([
    ['services', { kind: 'carpet', title: words(' ') }, { title: 'required' }],
    ['services', { kind: 'carpet', title: words('x'.repeat(81)) }, { 'title.fr': 'too_long' }],
    ['services', { kind: 'carpet', title: words('Moquette'), image: '/admin' }, { image: 'invalid' }],
    ['services', { kind: 'carpet', title: words('a\u202eb') }, { 'title.fr': 'invalid' }],
    ['services', { kind: 'windows', title: words('Vitres') }, { kind: 'invalid' }],
    ['products', { title: words('Pièce'), price: 0 }, { price: 'too_small' }],
    ['products', { title: words('Pièce'), price: 1.005 }, { price: 'invalid' }],
    ['products', { title: words('Pièce'), price: 5, minutes: 601 }, { minutes: 'too_large' }],
    ['products', { title: words('Pièce'), price: 5, minSeats: 0 }, { minSeats: 'too_small' }],
    ['options', { title: words('Extra'), emoji: 'abc' }, { emoji: 'invalid' }],
    ['options', { title: words('Extra'), price: 1e9 }, { price: 'too_large' }],
  ])('%s %j is refused beside its field', async (type, body, fields) => {
    const serviceId = type === 'services' ? undefined : shop.carpetId;
    const answer = await office().post(`/admin/${type}`, { id: newId(), serviceId, ...body });
    expect([answer.status, answer.body.fields]).toEqual([400, fields]);
  });

  test('nothing is added to a service that is not there', async () => {
    const body = { id: newId(), serviceId: newId(), title: words('Pièce'), price: 5 };
    for (const type of ['products', 'options'])
      expect((await office().post(`/admin/${type}`, body)).body.code).toBe('catalogue.not_found');
  });
});
