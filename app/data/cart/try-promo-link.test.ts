import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aCoupon } from '#shared/coupons/coupon.test-support.ts';
import { keepPromoLink, notePromoLink, promoLink } from '../device/promo-link.ts';
import type { CartRow } from '../device/rows.ts';
import type { CouponOutcome } from './apply-coupon.ts';
import { freshRow } from './cart-store.ts';
import { promoLinkWaitMs, tryPromoLink } from './try-promo-link.ts';

const asked = vi.hoisted(() => ({ codes: [] as string[], outcome: { ok: true } as unknown }));
vi.mock('./apply-coupon.ts', () => ({
  applyCoupon: async (code: string) => {
    asked.codes.push(code);
    return asked.outcome;
  },
}));

const storage = new Map<string, string>();

beforeEach(() => {
  asked.codes = [];
  storage.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => void storage.set(key, text),
    removeItem: (key: string) => void storage.delete(key),
  });
  keepPromoLink(undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Opens this address, and answers what stands in the address bar then. */
function open(url: string): string {
  let shown = url;
  const { pathname } = new URL(url);
  vi.stubGlobal('location', { href: url, pathname });
  const replaceState = (_: unknown, _title: string, to: URL) => {
    shown = to.href;
  };
  vi.stubGlobal('history', { state: null, replaceState });
  notePromoLink();
  return shown;
}

function answer(outcome: CouponOutcome): void {
  asked.outcome = outcome;
}

const cart = (change: Partial<CartRow> = {}): CartRow => ({
  ...freshRow('cart', [{ id: 'item', serviceId: 'carpet', productId: null, instances: [] }], 3),
  sync: 'synced',
  ...change,
});

const granted = aCoupon({ code: 'WELCOME10' });

test('[PM14] a code leaves the address, is kept through a reload and counts once a cart has something in it', async () => {
  expect(open('https://book.test/services?promo=welcome10&utm_source=flyer')).toBe(
    'https://book.test/services?utm_source=flyer',
  );
  await tryPromoLink(undefined);
  await tryPromoLink(cart({ items: [] }));
  await tryPromoLink(cart({ sync: 'waiting' }));
  expect(asked.codes).toEqual([]);
  open('https://book.test/');
  expect(promoLink.get()).toEqual({ code: 'WELCOME10', state: 'waiting' });
  answer({ ok: true });
  await tryPromoLink(cart());
  expect(asked.codes).toEqual(['WELCOME10']);
  expect(promoLink.get()).toEqual({ code: 'WELCOME10', state: 'applied' });
  await tryPromoLink(cart({ version: 4, coupons: [granted] }));
  expect(asked.codes).toHaveLength(1);
  expect(promoLink.get()).toMatchObject({ state: 'applied' });
});

test.each([
  ['taken off its ticket', cart({ version: 5 })],
  ['booked, and the cart is a new one', freshRow('next', [], null)],
  ['booked, and no cart is left', undefined],
])('[PM14] nothing is said of a code any more that was %s', async (_how, row) => {
  open('https://book.test/?promo=WELCOME10');
  await tryPromoLink(cart({ coupons: [granted] }));
  expect(promoLink.get()).toMatchObject({ state: 'applied' });
  await tryPromoLink(row);
  expect(promoLink.get()).toBeUndefined();
  await tryPromoLink(cart({ version: 6 }));
  expect(asked.codes).toEqual([]);
});

test.each([
  ['a cart on its way', cart({ sync: 'waiting', version: null })],
  ['an edit of a booking', cart({ editingBookingId: 'booking' })],
])('[PM14] %s tells nothing of a code that counts', async (_what, row) => {
  open('https://book.test/?promo=WELCOME10');
  await tryPromoLink(cart({ coupons: [granted] }));
  await tryPromoLink(row);
  expect(promoLink.get()).toMatchObject({ state: 'applied' });
});

test('[PM14] a refusal is told with its reason, and asked about again only when the cart is another', async () => {
  open('https://book.test/?promo=WELCOME10');
  answer({ ok: false, code: 'promo.minSubtotal', minSubtotalCents: 12_500 });
  await tryPromoLink(cart());
  await tryPromoLink(cart());
  expect(asked.codes).toHaveLength(1);
  expect(promoLink.get()).toMatchObject({
    state: 'refused',
    why: 'promo.minSubtotal',
    minSubtotalCents: 12_500,
  });
  answer({ ok: true });
  await tryPromoLink(cart({ version: 4 }));
  expect(promoLink.get()).toMatchObject({ state: 'applied' });
});

test('[PM14] a code that is none is asked for once: another cart makes none of it, and guesses are counted', async () => {
  open('https://book.test/?promo=WELCOME10');
  answer({ ok: false, code: 'promo.invalid' });
  for (const version of [3, 4, 5]) await tryPromoLink(cart({ version }));
  expect(asked.codes).toHaveLength(1);
  expect(promoLink.get()).toMatchObject({ state: 'refused', why: 'promo.invalid' });
});

test('[PM14] after too many codes it says so, and is asked for again after the wait and not before', async () => {
  vi.useFakeTimers();
  open('https://book.test/?promo=WELCOME10');
  answer({ ok: false, code: 'promo.minSubtotal', minSubtotalCents: 12_500 });
  await tryPromoLink(cart());
  answer({ ok: false, code: 'request.too_many', retryAfterMs: 60_000 });
  await tryPromoLink(cart({ version: 4 }));
  expect(promoLink.get()).toMatchObject({ state: 'refused', why: 'request.too_many' });
  expect(promoLinkWaitMs()).toBeGreaterThanOrEqual(60_000);
  answer({ ok: true });
  await tryPromoLink(cart({ version: 5 }));
  expect(asked.codes).toHaveLength(2);
  vi.advanceTimersByTime(Math.ceil(promoLinkWaitMs()));
  await tryPromoLink(cart({ version: 5 }));
  expect(promoLink.get()).toMatchObject({ state: 'applied' });
});

test('[PM14] without a network it stays kept', async () => {
  open('https://book.test/?promo=WELCOME10');
  answer({ ok: false, code: 'network' });
  await tryPromoLink(cart());
  expect(promoLink.get()).toEqual({ code: 'WELCOME10', state: 'waiting' });
});

test('[PM14] an edit of a booking is left alone', async () => {
  open('https://book.test/?promo=WELCOME10');
  await tryPromoLink(cart({ editingBookingId: 'booking' }));
  expect(asked.codes).toEqual([]);
});

test.each(['', '%20', 'A'.repeat(100_000), '%3Cscript%3E', 'É', 'a%00b', '../x'])(
  '[PM14] what is no code is dropped, and leaves the address all the same',
  (typed) => {
    expect(open(`https://book.test/?promo=${typed}`)).toBe('https://book.test/');
    expect(promoLink.get()).toBeUndefined();
  },
);

test.each(['{', 'null', '[]', '{"code":5}', '{"code":"<b>"}'])(
  '[PM14] %s on the device is no code',
  (kept) => {
    storage.set('promo_link', kept);
    open('https://book.test/');
    expect(promoLink.get()).toBeUndefined();
  },
);

test('[PM14] put away while the server is asked, it does not come back', async () => {
  open('https://book.test/?promo=WELCOME10');
  answer({ ok: true });
  const trying = tryPromoLink(cart());
  keepPromoLink(undefined);
  await trying;
  expect(promoLink.get()).toBeUndefined();
});
