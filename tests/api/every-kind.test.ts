import { describe, expect, test } from 'vitest';
import { minimumJobCents } from '#shared/pricing/told-line.ts';
import { tenantOfSlug } from '../../server/access/find-tenant.ts';
import { deliverDueMails } from '../../server/domain/mails/deliver-due-mails.ts';
import { createMailer } from '../../server/providers/mailer/create-mailer.ts';
import { api, day, openShop, shop } from '../support/open-shop.ts';
import {
  aCarpetItem,
  book,
  bookingBody,
  fillCart,
  freeSlot,
  linkOf,
  openCart,
  rowsOf,
} from '../support/shop.ts';

openShop();

interface Sold {
  readonly id: string;
  readonly slug: string;
  readonly kind: string;
  readonly products: readonly { readonly id: string; readonly slug: string }[];
  readonly options: readonly { readonly id: string; readonly slug: string }[];
}

async function serviceOf(kind: string): Promise<Sold> {
  const { body } = await api.get('/services');
  return body.find((service: Sold) => service.kind === kind);
}

function idOf(list: Sold['products'], slug: string): string {
  return list.find((one) => one.slug === slug)?.id ?? '';
}

async function item(kind: string, instance: object, productSlug?: string) {
  const service = await serviceOf(kind);
  const productId = productSlug === undefined ? null : idOf(service.products, productSlug);
  return {
    id: crypto.randomUUID(),
    serviceId: service.id,
    productId,
    instances: [{ id: crypto.randomUUID(), options: [], ...instance }],
  };
}

const aHandyman = () =>
  item('handyman', {
    handymanMinutes: 80,
    handymanMeta: { categories: ['furniture', 'minor_elec'], description: 'Hang the swing 🌴, fix a lamp' },
    label: 'Furniture, electrical',
  });
const aRentme = () =>
  item('rentme', {
    intake: {
      kind: 'rentme',
      serviceType: 'moving',
      description: 'Carry boxes to the second floor',
      hoursWish: 3,
      vehicleRequired: true,
      milesEstimate: 10,
    },
  });
const pavers = {
  kind: 'pavers',
  serviceType: 'sealing',
  description: 'Driveway שלום',
  areaSqft: 1250.5,
  areaCondition: 'mossy',
  budgetAmount: 2000,
};
const aPavers = () => item('pavers', { intake: pavers });
const anEpoxy = () => item('epoxy', { intake: { kind: 'epoxy', areaSqft: 400, areaCondition: 'cracked' } });
const aTile = () => item('tile', { sqft: 100, soil: 'DEEP', sealant: true, label: 'Cocina' }, 'kitchen');

/** Books a cart and answers its mail, its manage page and the booking's answer. */
async function bookAndRead(items: readonly object[], change: object = {}) {
  const cartId = await fillCart(api, items);
  const { body: before } = await api.get(`/cart/${cartId}?withTotals=1`);
  const slot = await freeSlot(api, day, before.totals.minutes);
  const made = await book(api, bookingBody(cartId, slot, { expectedTotal: before.totals.total, ...change }));
  expect([made.status, made.body.code]).toEqual([201, undefined]);
  const { id, email, sig } = linkOf(made.body.manageUrl);
  const { body: managed } = await api.get(`/bookings/${id}?${new URLSearchParams({ email, sig })}`);
  return { before, made: made.body, managed, mail: await newestMail() };
}

const admin = { headers: { 'X-Admin-Token': 'sabal-dev-admin' } };

async function newestMail(): Promise<{ subject: string; text: string; html: string }> {
  const { mails } = (await api.get('/admin/mails?limit=1', admin)).body;
  return (await api.get(`/admin/mails/${mails[0].id}`, admin)).body;
}

/** What the mail says below a service, one entry a line. */
function detailsIn(text: string): string[] {
  return text.split('\n').flatMap((line) => (line.startsWith('  · ') ? [line.slice(4)] : []));
}

describe('what was asked for arrives unchanged', () => {
  test.each([
    ['handyman', aHandyman],
    ['rentme', aRentme],
    ['pavers', aPavers],
    ['epoxy', anEpoxy],
    ['tile', aTile],
  ])('%s: from PATCH to GET, byte for byte', async (_kind, make) => {
    const sent = await make();
    const cartId = await fillCart(api, [sent]);
    const { items } = (await api.get(`/cart/${cartId}`)).body;
    const [instance] = sent.instances;
    const kept = { ...instance, ...('soil' in (instance ?? {}) && { soil: 'HIGH' }) };
    expect(items[0].instances[0]).toEqual(kept);
  });

  test.each([
    'قطع الأثاث ثقيلة ‏جدا',
    '👩‍👩‍👧‍👦 e\u0301 🇺🇸 \u202eabc\u202c',
    `line one\r\n\tline two`,
    '𝒳'.repeat(2000),
  ])('a description such as %.20s keeps every byte through booking and manage page', async (description) => {
    const { before, managed } = await bookAndRead([
      await item('handyman', { handymanMinutes: 60, handymanMeta: { categories: [], description } }),
    ]);
    expect(before.cart.items[0].instances[0].handymanMeta.description).toBe(description);
    expect(managed.itemsSnapshot[0].detail[0].request.description).toBe(description);
  });

  test.each([
    ['handymanMeta.description', { handymanMeta: { categories: [], description: 'x'.repeat(10_000) } }],
    ['intake.description', { intake: { kind: 'pavers', description: 'é'.repeat(10_000) } }],
  ])(
    '10,000 characters in %s are refused by their place, and the cart stays as it was',
    async (path, bad) => {
      const good = await aPavers();
      const cartId = await fillCart(api, [good]);
      const answer = await api.patch(`/cart/${cartId}/items`, {
        mode: 'replace',
        items: [good, { ...good, id: crypto.randomUUID(), instances: [{ options: [], ...bad }] }],
      });
      expect([answer.status, answer.body.code, answer.body.fields]).toEqual([
        400,
        'request.invalid',
        { [`items.1.instances.0.${path}`]: 'too_long' },
      ]);
      expect((await api.get(`/cart/${cartId}`)).body.items).toHaveLength(1);
    },
  );

  test('half an emoji is refused by its place', async () => {
    const cartId = await openCart(api);
    const bad = await item('rentme', { intake: { kind: 'rentme', description: 'x\ud83c' } });
    const answer = await api.patch(`/cart/${cartId}/items`, { mode: 'replace', items: [bad] });
    expect([answer.status, answer.body.fields]).toEqual([
      400,
      { 'items.0.instances.0.intake.description': 'invalid' },
    ]);
  });

  test.each([
    ['areaSqft', 1e9, 'too_large'],
    ['budgetAmount', -1, 'too_small'],
    ['milesEstimate', '1,250', 'invalid'],
  ])('a request’s %s of %s is refused by its place', async (field, value, code) => {
    const cartId = await openCart(api);
    const bad = await item('pavers', { intake: { kind: 'pavers', [field]: value } });
    const answer = await api.patch(`/cart/${cartId}/items`, { mode: 'replace', items: [bad] });
    expect([answer.status, answer.body.fields]).toEqual([
      400,
      { [`items.0.instances.0.intake.${field}`]: code },
    ]);
  });

  test('figures of a room are clamped, never refused', async () => {
    const upholstery = await item('upholstery', { seats: 1e9 }, 'sofa');
    const cartId = await fillCart(api, [
      await item('tile', { sqft: 1e9 }, 'kitchen'),
      await item('tile', { sqft: -5 }, 'bathroom'),
      upholstery,
      await item('handyman', { handymanMinutes: 61, handymanMeta: { categories: [], description: 'abcde' } }),
    ]);
    const { items } = (await api.get(`/cart/${cartId}`)).body;
    expect(items.map(({ instances: [one] }: { instances: Record<string, unknown>[] }) => one)).toMatchObject([
      { sqft: 20_000 },
      { sqft: 50 },
      { seats: 50 },
      { handymanMinutes: 80 },
    ]);
  });
});

describe('the mail has words for every kind', () => {
  test('handyman: an estimate, with prefix, categories and time, in three languages', async () => {
    const said = {
      en: [
        'Furniture assembly, Minor electrical',
        'Estimated time: 1 h 20 min',
        '“Hang the swing 🌴, fix a lamp”',
      ],
      es: [
        'Montaje de muebles, Electricidad menor',
        'Tiempo estimado: 1 h 20 min',
        '«Hang the swing 🌴, fix a lamp»',
      ],
      fr: [
        'Montage de meubles, Petite électricité',
        'Durée estimée\u00a0: 1 h 20 min',
        '«\u00a0Hang the swing 🌴, fix a lamp\u00a0»',
      ],
    };
    for (const [locale, lines] of Object.entries(said)) {
      const { made, managed, mail } = await bookAndRead([await aHandyman()], { locale, notes: 'Ring twice' });
      expect(made).toMatchObject({ status: 'CONFIRMED', estimate: true, quote: false, total: 110 });
      expect(managed.notes).toBe('[SERVICE] Ring twice');
      expect(managed.itemsSnapshot[0].detail[0].request).toEqual({
        kind: 'handyman',
        minutes: 80,
        categories: ['furniture', 'minor_elec'],
        description: 'Hang the swing 🌴, fix a lamp',
      });
      expect(detailsIn(mail.text)).toEqual(lines);
    }
  });

  test('rent-me: hours, vehicle and miles; the total is called an estimate', async () => {
    const { made, mail } = await bookAndRead([await aRentme()]);
    expect(made).toMatchObject({ status: 'CONFIRMED', estimate: true, total: 205 });
    expect(detailsIn(mail.text)).toEqual([
      'Moving help',
      '3 hours, with a vehicle, about 10 mi',
      '“Carry boxes to the second floor”',
    ]);
    expect(mail.text).toContain('Estimated total: $205.00');
    expect(mail.text).toContain('The total is an estimate');
  });

  test('pavers and epoxy: PENDING, no price anywhere, nothing owed', async () => {
    const { made, managed, mail } = await bookAndRead([await aPavers(), await anEpoxy()], {
      locale: 'fr',
      notes: '[SERVICE] [quote] Portail vert',
    });
    expect(made).toMatchObject({ status: 'PENDING', quote: true, total: 0 });
    expect(managed.notes).toBe('[QUOTE] Portail vert');
    expect(managed.itemsSnapshot[0].detail[0].request).toMatchObject({ kind: 'pavers', budget: 2000 });
    expect(mail.subject).toMatch(/^Demande de devis reçue\u00a0: /);
    expect(detailsIn(mail.text)).toEqual([
      'Protection et scellement',
      '1\u202f250,5 pi², mousse et herbes',
      'Budget\u00a0: 2\u202f000\u00a0$',
      '«\u00a0Driveway שלום\u00a0»',
      '400 pi², fissuré',
    ]);
    expect(mail.text).toContain('Vous ne devez rien');
    expect(mail.text).not.toContain('vous réglez après');
    expect(mail.text).not.toMatch(/Total/);
    expect(mail.html).toContain('<div dir="auto"');
  });

  test('tile and upholstery: areas, soil, sealant, seats and options', async () => {
    const upholstery = await serviceOf('upholstery');
    const optionId = idOf(upholstery.options, 'loose-pillows');
    const sofa = await item('upholstery', { seats: 4, options: [{ optionId, qty: 2 }] }, 'sofa');
    const { made, mail } = await bookAndRead([await aTile(), sofa], { locale: 'es' });
    expect(made).toMatchObject({ status: 'CONFIRMED', estimate: false, quote: false });
    const [tile, seat] = detailsIn(mail.text);
    expect(tile).toBe('Cocina: 100 pies², mucha suciedad, con sellador');
    expect(seat).toMatch(/^Sofá: 4 asientos, .+ × 2$/);
  });

  test('[PR41] a small tile job tells its minimum on the page and in the mail', async () => {
    const small = await item('tile', { sqft: 50, label: 'Foyer' });
    const { made, managed, mail } = await bookAndRead([small]);
    expect(made.total).toBe(150);
    const [line] = managed.itemsSnapshot;
    expect(line.pricingSummary).toEqual({ quantity: 1, unitPrice: 150, lineTotal: 150 });
    expect([line.detail[0].amount, minimumJobCents(line)]).toEqual([75, 7_500]);
    expect(detailsIn(mail.text)).toEqual(['Foyer: 50 sq ft', 'Minimum job: +$75.00']);
  });

  test('[PR40] a mixed cart: priced total, what is still to be quoted, [QUOTE] before [SERVICE]', async () => {
    const items = [aCarpetItem(shop, 2), await aHandyman(), await aPavers()];
    const { made, managed, mail } = await bookAndRead(items);
    expect(made).toMatchObject({ status: 'PENDING', quote: false, estimate: true });
    expect(made.total).toBe(110 + 2 * shop.carpetPrice);
    expect(managed.notes).toBe('[QUOTE]');
    expect([made.toQuote, managed.toQuote, made.provisional]).toEqual([1, 1, undefined]);
    const admin = { headers: { 'X-Admin-Token': 'sabal-dev-admin' } };
    expect((await api.get(`/admin/bookings/${made.id}`, admin)).body.row.toQuote).toBe(1);
    expect(mail.text).toMatch(/^Estimated total so far: \$[\d.]+ \(plus what is still to be quoted\)$/m);
    expect(mail.text).toMatch(/: to be quoted$/m);
    expect(mail.subject).toMatch(/^Request received: /);
  });

  test('names of an older build and markup stay what they are', async () => {
    const odd = await item('handyman', {
      handymanMinutes: 60,
      handymanMeta: {
        categories: ['constructor', '<b>gutters</b>'],
        description: '<script>alert(1)</script>',
      },
    });
    const { mail } = await bookAndRead([odd]);
    expect(detailsIn(mail.text)[0]).toBe('constructor, <b>gutters</b>');
    expect(mail.html).toContain('&lt;script&gt;');
    expect(mail.html).not.toMatch(/<script>|<b>gutters/);
  });
});

describe('the service charge', () => {
  const charge = async (cents: number) => {
    await rowsOf(api, 'update pricing_settings set service_charge_cents = $1', [cents]);
    await rowsOf(api, 'update tenants set catalogue_revision = catalogue_revision + 1');
    await new Promise((resolve) => setTimeout(resolve, 1_050)); // a node looks at the revision once a second
  };

  test('is a line of its own in the mail when there is one, and rows add up to the total', async () => {
    const without = await bookAndRead([aCarpetItem(shop, 1)]);
    expect(without.mail.text).not.toContain('Service charge');
    expect(without.managed.totalSummary.serviceCharge).toBeUndefined();
    await charge(500);
    const { managed, mail, made } = await bookAndRead([aCarpetItem(shop, 1)]);
    expect(made.total).toBe(shop.carpetPrice + 5);
    expect(managed.totalSummary).toMatchObject({ serviceCharge: 5, subtotal: shop.carpetPrice + 5 });
    expect(mail.text).toMatch(/^Service charge: \$5\.00$/m);
    const quoteOnly = await bookAndRead([await aPavers()]);
    expect(quoteOnly.mail.text).not.toContain('Service charge');
    await charge(0);
  });
});

test('every mail of every kind is delivered, or kept, without a fault', async () => {
  const tenant = await tenantOfSlug(api.db, 'sabal');
  if (!tenant) throw new Error('the seed has no tenant');
  await deliverDueMails({ ...api.server.deps, mailer: createMailer({}) }, tenant, () => false);
  expect(await rowsOf(api, `select kind from mail_outbox where state = 'dead'`)).toEqual([]);
});
