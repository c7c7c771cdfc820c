import { ShoppingCart } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { openPart } from '#shared/pricing/open-part.ts';
import { readCart } from '../../data/cart/read-cart.ts';
import { useTotalWords } from '../../i18n/use-total-words.ts';
import { classNames } from '../../ui/class-names.ts';
import { announce } from '../../ui/feedback/announce.ts';
import { Badge } from '../../ui/layout/tag.tsx';
import { NavLink } from '../nav-link.tsx';
import { useLive } from '../use-live.ts';
import styles from './header.module.css';

/** The way to the cart: how many things are in it and, where there is room, what they cost. */
export function CartLink() {
  const { t } = useTranslation('shell');
  const words = useTotalWords();
  const cart = useLive(readCart);
  const count = cart?.count ?? 0;
  // Nothing and nothing but quotes have no total, and an unpriced cart has none yet.
  const totals = count > 0 ? cart?.totals : undefined;
  const total = totals && !totals.quote ? words.sum(totals.totalCents, openPart(totals.lines)) : undefined;
  const filled = total ? t('cartBadge.label', { count, total }) : t('cartBadge.count', { count });
  const spoken = count === 0 ? t('cartBadge.empty') : filled;
  useSpokenChange(cart && spoken);
  return (
    <NavLink to="/cart" className={classNames(styles.link)} aria-label={spoken}>
      <span className={styles.icon}>
        <ShoppingCart aria-hidden="true" />
        <span className={styles.badge} aria-hidden="true">
          <Badge count={count} label="" />
        </span>
      </span>
      <span className={styles.label}>{t('nav.cart')}</span>
      {total && <span className={styles.total}>{total}</span>}
    </NavLink>
  );
}

/** Speaks a change once it settles; the words the page opened with are no news. */
function useSpokenChange(words: string | undefined): void {
  const known = useRef<string>(undefined);
  useEffect(() => {
    if (words === undefined || known.current === words) return;
    if (known.current !== undefined) announce(words, { key: 'cart', afterMs: 500 });
    known.current = words;
  }, [words]);
}
