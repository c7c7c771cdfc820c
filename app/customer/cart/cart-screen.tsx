import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { readCart } from '../../data/cart/read-cart.ts';
import { editedCartId } from '../../data/device/tab/edit-tab.ts';
import { remote } from '../../data/remote.ts';
import { readFetch } from '../../data/wire/read-fetch-state.ts';
import { useKnownCatalogue } from '../../frame/served-page.ts';
import { useLive } from '../../frame/use-live.ts';
import { useScreenTitle } from '../../frame/use-screen-title.ts';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import styles from './cart.module.css';
import { CartContents } from './cart-contents.tsx';
import { CartError } from './cart-error.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { useEditAddress } from './use-edit-address.ts';

/** D315: an empty cart is not believed while the server is still asked, but no longer than this (D73). */
const EMPTY_AFTER_MS = 600;

/** The same while the cart of an edit is filled. */
const EDIT_EMPTY_AFTER_MS = 4_000;

/** `/cart` and `/edit/{cartId}`. What the device has is shown at once; the network only adds to it. */
export function CartScreen() {
  const { t } = useTranslation('cart');
  const { cartId } = useParams();
  const isEntering = useEditAddress(cartId);
  const cart = useLive(readCart);
  const catalogue = useKnownCatalogue();
  const cartFetch = useLive(() => readFetch('cart'));
  const catalogueFetch = useLive(() => readFetch('catalogue'));
  const waited = useWaited(editedCartId() === undefined ? EMPTY_AFTER_MS : EDIT_EMPTY_AFTER_MS);
  useScreenTitle(t('title'));
  useEffect(() => {
    void remote.refreshCatalogue();
    void remote.refreshCart();
  }, []);

  if (cart === undefined || isEntering) return <CartSkeleton />;
  if (cart.items.length === 0) {
    if (cart.isComing) {
      return cartFetch?.status === 'failed' ? <CartError code={cartFetch.code} /> : <CartSkeleton />;
    }
    if (cartFetch?.status === 'loading' && !waited) return <CartSkeleton />;
    return <EmptyCart cart={cart} />;
  }
  if (catalogue === undefined || cart.totals === undefined) {
    if (catalogueFetch?.status === 'failed') return <CartError code={catalogueFetch.code} />;
    return <CartSkeleton />;
  }
  return <CartContents cart={cart} totals={cart.totals} catalogue={catalogue} />;
}

/** Two lines and a summary in outline. Without a heading: focus waits for the one that stays. */
function CartSkeleton() {
  const { t } = useTranslation('cart');
  return (
    <div className={`page stack ${styles.screen}`}>
      <Skeleton width="12rem" height="2.5rem" />
      <SkeletonGroup label={t('loading')} className="sidebar">
        <div className="stack">
          <Skeleton shape="box" height="9rem" />
          <Skeleton shape="box" height="9rem" />
        </div>
        <Skeleton shape="box" height="16rem" />
      </SkeletonGroup>
    </div>
  );
}

/** True once this long has passed since the screen opened. */
function useWaited(ms: number): boolean {
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return waited;
}
