import type { ReactNode } from 'react';
import type { LocalCart } from '../../data/cart/read-cart.ts';
import { OrderSummary } from '../parts/order/order-summary.tsx';
import styles from './finalize.module.css';

type DetailsPageProps = {
  /** Where there is room for it, what is booked stands beside the form. */
  wide: boolean;
  cart: LocalCart;
  children: ReactNode;
};

/** `<DetailsPage wide cart>` The columns of the page that asks for name and address. */
export function DetailsPage({ wide, cart, children }: DetailsPageProps) {
  return (
    <div className="sidebar">
      <div className={`stack ${styles.main}`}>{children}</div>
      {wide && (
        <aside className={styles.side}>
          <OrderSummary cart={cart} />
        </aside>
      )}
    </div>
  );
}
