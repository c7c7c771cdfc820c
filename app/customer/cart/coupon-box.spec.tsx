import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Totals } from '#shared/pricing/totals.ts';
import type { LocalCart } from '../../data/cart/read-cart.ts';
import { db } from '../../data/device/db.ts';
import { cart as w } from '../../i18n/messages/cart/en.ts';
import { errors } from '../../i18n/messages/errors/en.ts';
import { CouponBox } from './coupon-box.tsx';

type Outcome = { ok: boolean; code?: string };
const calls = vi.hoisted(() => ({ applied: vi.fn(), removed: vi.fn() }));
vi.mock('../../data/remote.ts', () => ({
  remote: { applyCoupon: calls.applied, removeCoupon: calls.removed },
}));

/** Calls under way, the oldest first: each is answered when the test says so. */
let answers: ((outcome: Outcome) => void)[];

beforeEach(async () => {
  answers = [];
  calls.applied.mockReset().mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  calls.removed.mockReset().mockResolvedValue({ ok: true });
  await db.drafts.clear();
  await i18next.use(initReactI18next).init({
    ...{ lng: 'en', resources: { en: { cart: w, errors } }, interpolation: { escapeValue: false } },
  });
});

async function open(granted: readonly string[] = []): Promise<void> {
  const coupons = granted.map((code) => ({ id: code, code, label: code }));
  const cart = { coupons } as unknown as LocalCart; // all of it that is looked at
  const totals = { promotions: [], subtotalCents: 9_000, serviceChargeCents: 0, discountCents: 0 };
  await render(<CouponBox cart={cart} totals={totals as unknown as Totals} />);
  await page.getByRole('button', { name: w.promo.open }).click();
}

async function askFor(code: string): Promise<void> {
  await page.getByLabelText(w.promo.label).fill(code);
  await page.getByRole('button', { name: w.promo.apply }).click();
}

const giveUp = () => page.getByRole('button', { name: w.optionsDialog.cancel }).click();

/** Everything that follows an answer has happened. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

test('a code that was given up while it was asked for is taken off, should it be granted all the same', async () => {
  await open();
  await askFor('spring');
  await giveUp();
  answers[0]?.({ ok: true });
  await expect.poll(() => calls.removed.mock.calls).toEqual([['SPRING']]);
  await expect.element(page.getByLabelText(w.promo.label)).toHaveValue('spring');
});

test('one that the cart has already, that is asked for again, or that was refused is left alone', async () => {
  await open(['OURS']);
  await askFor('ours');
  await giveUp();
  answers[0]?.({ ok: true });
  await askFor('again');
  await giveUp();
  await askFor('again');
  answers[1]?.({ ok: true });
  await settled();
  answers[2]?.({ ok: false, code: 'promo.invalid' });
  await expect.element(page.getByRole('button', { name: w.promo.apply })).not.toHaveAttribute('aria-busy');
  expect(calls.applied.mock.calls).toEqual([['OURS'], ['AGAIN'], ['AGAIN']]);
  expect(calls.removed).not.toHaveBeenCalled();
});

test('the answer of a code given up is none to the next one', async () => {
  await open();
  await askFor('old');
  await giveUp();
  await askFor('new');
  answers[0]?.({ ok: false, code: 'promo.expired' });
  await settled();
  await expect.element(page.getByRole('button', { name: w.promo.apply })).toHaveAttribute('aria-busy');
  answers[1]?.({ ok: true });
  await expect.element(page.getByRole('button', { name: w.promo.open })).toBeVisible();
});
