import { useTranslation } from 'react-i18next';
import { readConfirmation } from '../../../data/place/read-confirmation.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useStored } from '../page/use-stored.ts';
import styles from './no-cart.module.css';

/** Nothing to book (D15). A customer who came back from a booking finds it again instead of an empty screen. */
export function NoCart() {
  const { t } = useTranslation('checkout');
  const confirmation = useStored(readConfirmation);
  return (
    <EmptyState
      titleLevel="h1"
      drawing={<img src="/drawings/empty-cart.svg" alt="" width="320" height="240" />}
      title={t('empty.title')}
      action={
        <div className={`cluster ${styles.actions}`}>
          <ButtonLink to="/services">{t('empty.browse')}</ButtonLink>
          {confirmation?.value && (
            <ButtonLink to="/confirmation" variant="secondary">
              {t('empty.lastBooking')}
            </ButtonLink>
          )}
        </div>
      }
    >
      {t('empty.text')}
    </EmptyState>
  );
}
