import { useTranslation } from 'react-i18next';
import type { PriceReason } from '../../../data/cart/read-cart.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import type { PriceConsent } from './use-price-consent.ts';

/** `<PriceNotice consent>` Old and new total and why; only a rise needs an answer. */
export function PriceNotice({ consent: { change, agree } }: { consent: PriceConsent }) {
  const { t } = useTranslation('cart');
  const { money } = useFormat();
  if (change === undefined) return null;
  const prices = { before: money(change.beforeCents), after: money(change.afterCents) };
  if (change.kind !== 'asks') {
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
      {t('price.text', prices)} <PriceReasons reasons={change.reasons} />
    </Alert>
  );
}

const reasonKeys = {
  cart: 'price.because.cart',
  price: 'price.because.price',
  serviceCharge: 'price.because.serviceCharge',
  open: 'price.because.open',
  codeEnded: 'price.because.codeEnded',
  codeMinimum: 'price.because.codeMinimum',
  codeLess: 'price.because.codeLess',
} as const satisfies Record<PriceReason['kind'], string>;

/** Why a total is not the one that was agreed to, a sentence each. */
export function PriceReasons({ reasons }: { reasons: readonly PriceReason[] }) {
  const { t } = useTranslation('cart');
  const sentences = reasons.map((reason) => {
    const code = 'code' in reason ? reason.code : '';
    return t(reasonKeys[reason.kind], { code });
  });
  return <>{sentences.join(' ')}</>;
}
