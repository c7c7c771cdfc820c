import { expect, test } from 'vitest';
import type { CartItem } from '#shared/cart/cart.ts';
import { cartMark } from './cart-mark.ts';

const line: CartItem = {
  id: 'a',
  serviceId: 's',
  productId: 'p',
  instances: [{ id: 'i', label: 'Hall', seats: 2, options: [{ optionId: 'o', qty: 1 }] }],
};
const codes = [{ code: 'SPRING5' }, { code: 'LOYAL5' }];

test('[LC34] the order of keys and codes, ids and empty fields make no other cart', () => {
  const same: CartItem = {
    instances: [{ options: [{ qty: 1, optionId: 'o' }], seats: 2, label: 'Hall', id: 'j', sqft: undefined }],
    productId: 'p',
    serviceId: 's',
    id: 'b',
  };
  const mark = cartMark({ items: [line], coupons: codes });
  expect(cartMark({ items: [same], coupons: [...codes].reverse() })).toBe(mark);
});

test.each<[string, Partial<CartItem>]>([
  ['another product', { productId: 'q' }],
  ['one more room', { instances: [...line.instances, ...line.instances] }],
  ['another size', { instances: line.instances.map((one) => ({ ...one, seats: 3 })) }],
  ['one option less', { instances: line.instances.map((one) => ({ ...one, options: [] })) }],
])('[LC34] %s is another cart', (_what, change) => {
  const mark = (item: CartItem) => cartMark({ items: [item], coupons: [] });
  expect(mark({ ...line, ...change })).not.toBe(mark(line));
});

test('[LC34] a code more or less is another cart', () => {
  expect(cartMark({ items: [line], coupons: codes })).not.toBe(cartMark({ items: [line], coupons: [] }));
});
