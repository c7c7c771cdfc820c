import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import type { PriceConsent } from './use-price-consent.ts';

/** Old and new price of an unchanged cart; only a rise needs an answer. */
export function PriceNotice({ consent: { change, agree } }: { consent: PriceConsent }) {
  const { t } = useTranslation('cart');
  const { money } = useFormat();
  if (change === undefined) return null;
  const prices = { before: money(change.beforeCents), after: money(change.afterCents) };
  if (!change.risen) {
    return (
      <Alert tone="success" role="status" onDismiss={agree} dismissLabel={t('price.ok')}>
        {t('price.lower', prices)}
      </Alert>
    );
  }
  return (
    <Alert
      tone="warning"
      role="status"
      title={t('price.title')}
      actions={<Button onClick={agree}>{t('price.agree', prices)}</Button>}
    >
      {t('price.text', prices)}
    </Alert>
  );
}
