import type { ReactNode } from 'react';
import { readFetch } from '../../local/reads/fetch-state.ts';
import { NoCart } from './no-cart.tsx';
import { useStored } from './use-stored.ts';

/** An empty cart, or one that is on its way: a device that lost its database still knows the cart's id. */
export function EmptyUnlessComing({ loading }: { loading: ReactNode }) {
  const fetch = useStored(() => readFetch('cart'));
  return !fetch || fetch.value?.status === 'loading' ? loading : <NoCart />;
}
