import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { readCart } from '../../../data/cart/read-cart.ts';
import { readFetch } from '../../../data/wire/read-fetch-state.ts';
import { NoCart } from '../order/no-cart.tsx';
import { useStored } from '../page/use-stored.ts';

/**
 * An empty cart, or one that is on its way: a device that lost its database still knows the cart's id. While the server
 * cannot say what was in it, no screen calls it empty: the cart's own screen says what is wrong.
 */
export function EmptyUnlessComing({ loading }: { loading: ReactNode }) {
  const fetch = useStored(() => readFetch('cart'));
  const cart = useStored(readCart);
  if (!fetch || !cart || fetch.value?.status === 'loading') return loading;
  // The screen around it reads the cart too, and may hear a moment later that it has come.
  if (cart.value.count > 0) return loading;
  if (!cart.value.isComing) return <NoCart />;
  return fetch.value?.status === 'failed' ? <Navigate to="/cart" replace /> : loading;
}
