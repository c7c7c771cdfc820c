import { useLiveQuery } from 'dexie-react-hooks';
import { ShoppingCart } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use-format.ts';
import { readCart } from '../local/reads/cart.ts';
import { announce } from '../ui/announce.ts';
import { classNames } from '../ui/class-names.ts';
import { Badge } from '../ui/tag.tsx';
import styles from './header.module.css';
import { NavLink } from './nav-link.tsx';

/** The way to the cart: how many things are in it and, where there is room, what they cost. */
export function CartLink() {
  const { t } = useTranslation('shell');
  const { money } = useFormat();
  const cart = useLiveQuery(readCart);
  const count = cart?.count ?? 0;
  // Nothing but quotes has no total, and an unpriced cart has none yet.
  const total = cart?.totals && !cart.totals.quote ? money(cart.totals.totalCents) : undefined;
  const filled = total ? t('cartBadge.label', { count, total }) : t('cartBadge.count', { count });
  const words = count === 0 ? t('cartBadge.empty') : filled;
  useSpokenChange(cart && words);
  return (
    <NavLink to="/cart" className={classNames(styles.link)} aria-label={words}>
      <span className={styles.icon}>
        <ShoppingCart aria-hidden="true" />
        <span className={styles.badge} aria-hidden="true">
          <Badge count={count} label="" />
        </span>
      </span>
      <span className={styles.label}>{t('nav.cart')}</span>
      {count > 0 && total && <span className={styles.total}>{total}</span>}
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
