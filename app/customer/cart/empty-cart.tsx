import { Undo2 } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { LocalCart } from '../../data/cart/read-cart.ts';
import { restoreCart } from '../../data/cart/restore-cart.ts';
import { lazyPart } from '../../frame/lazy-part.tsx';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import styles from './cart.module.css';

const EditChanges = lazyPart(() => import('../parts/editing/edit-changes.tsx'), 'EditChanges');

/** The cards of the catalogue come after the empty cart has said so; without them it is as true. */
const Popular = lazyPart(() => import('./popular-services.tsx'), 'PopularServices');

/** One drawing, one way on, a first choice; and what was removed last, if there is something. */
export function EmptyCart({ cart }: { cart: LocalCart }) {
  const { t } = useTranslation('cart');
  const { lastRemoved } = cart;
  useEffect(() => {
    // Emptied by hand just now: the button that had focus is gone, and with it the place of a keyboard.
    if (lastRemoved && document.activeElement === document.body) focusHeading();
  }, [lastRemoved]);
  return (
    <div className={`page ${styles.screen}`}>
      {cart.editingBookingId !== null && <EditChanges cart={cart} />}
      <EmptyState
        titleLevel="h1"
        title={t('empty.title')}
        drawing={<img src="/drawings/empty-cart.svg" alt="" width={320} height={240} />}
        action={
          <div className="cluster">
            <ButtonLink to="/services" size="l">
              {t('empty.browse')}
            </ButtonLink>
            {lastRemoved && (
              <Button
                variant="quiet"
                icon={<Undo2 aria-hidden="true" />}
                onClick={() => void restoreCart(lastRemoved)}
              >
                {t('empty.putBack')}
              </Button>
            )}
          </div>
        }
      >
        {t('empty.text')}
      </EmptyState>
      <Popular />
    </div>
  );
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('#content h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
