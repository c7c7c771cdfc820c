import { ArrowRight, ShoppingCart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { openPart } from '#shared/pricing/open-part.ts';
import { readCart } from '../../data/cart/read-cart.ts';
import { Link } from '../../frame/link.tsx';
import { useLive } from '../../frame/use-live.ts';
import { useTotalWords } from '../../i18n/use-total-words.ts';
import { Card } from '../../ui/layout/card.tsx';
import styles from './cart-reminder.module.css';

/** For a customer who comes back to a cart with something in it. */
export function CartReminder() {
  const { t } = useTranslation('home');
  const words = useTotalWords();
  const cart = useLive(readCart);
  if (!cart || cart.count === 0) return null;
  const totals = cart.totals;
  const total = totals && !totals.quote ? words.sum(totals.totalCents, openPart(totals.lines)) : undefined;
  return (
    <Card tone="accent" pressable className={styles.reminder}>
      <ShoppingCart className={styles['reminder-icon']} aria-hidden="true" />
      <span className={styles['reminder-words']}>
        <Link to="/cart" data-card-link="">
          {[t('cart.title'), total].filter(Boolean).join(' · ')}
        </Link>
        <span>{t('cart.items', { count: cart.count })}</span>
      </span>
      <ArrowRight aria-hidden="true" />
    </Card>
  );
}
