import { useTranslation } from 'react-i18next';
import { type OpenPart, openPart } from '#shared/pricing/open-part.ts';
import type { Totals } from '#shared/pricing/totals.ts';
import type { PriceReason } from '../../../data/cart/read-cart.ts';
import { useTotalWords } from '../../../i18n/use-total-words.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import type { PriceConsent } from './use-price-consent.ts';

type PriceNoticeProps = {
  consent: PriceConsent;
  /** The cart's, as they are now: what its total leaves open. */
  totals: Totals;
};

/** `<PriceNotice consent totals>` Old and new total and why; only a rise needs an answer. */
export function PriceNotice({ consent: { change, agree }, totals }: PriceNoticeProps) {
  const { t } = useTranslation('cart');
  const { sum } = useTotalWords();
  if (change === undefined) return null;
  const open = openPart(totals.lines);
  const before = change.openBefore ?? openBefore(open, change.reasons);
  const prices = { before: sum(change.beforeCents, before), after: sum(change.afterCents, open) };
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
      actions={
        <Button onClick={agree}>{totals.quote ? t('price.agreeQuote') : t('price.agree', prices)}</Button>
      }
    >
      {t(textKey(totals.quote, change.openBefore?.quote === true), prices)}{' '}
      {!totals.quote && <PriceReasons reasons={change.reasons} />}
    </Alert>
  );
}

/** Where all of it is to be quoted there is no total, before or now (D46). */
function textKey(isQuote: boolean, wasQuote: boolean) {
  if (isQuote) return 'price.toQuote';
  return wasQuote ? 'price.quoted' : 'price.text';
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

/** What the agreed total left open: what this one does, unless that it opened is why it asks. */
export function openBefore(open: OpenPart, reasons: readonly PriceReason[]): Partial<OpenPart> {
  return reasons.some(({ kind }) => kind === 'open') ? {} : open;
}

/** Why a total is not the one that was agreed to, a sentence each. */
export function PriceReasons({ reasons }: { reasons: readonly PriceReason[] }) {
  const { t } = useTranslation('cart');
  const sentences = reasons.map((reason) => {
    const code = 'code' in reason ? reason.code : '';
    return t(reasonKeys[reason.kind], { code });
  });
  return <>{sentences.join(' ')}</>;
}
