import { useTranslation } from 'react-i18next';
import { ServiceGrid } from '../parts/offer/service-grid.tsx';
import styles from './cart.module.css';

/** Under an empty cart (D367): the head of the catalogue, which lists first what is asked for most. */
const SHOWN = 3;

export function PopularServices() {
  const { t } = useTranslation('cart');
  return (
    <section className={`stack ${styles.popular}`} aria-labelledby="popular-title">
      <h2 id="popular-title">{t('empty.popular')}</h2>
      <ServiceGrid compact first={SHOWN} />
    </section>
  );
}
