import { useTranslation } from 'react-i18next';
import type { Totals } from '#shared/pricing/totals.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';

/** Told before it is done (D578); a new price is promised where something is left to be quoted. */
export function OfferEnds({ totals }: { totals: Totals }) {
  const { t } = useTranslation('edit');
  const isAsked = totals.lines.some(({ quote }) => quote);
  return (
    <Alert tone="warning" role="status" title={t('confirm.offerEnds')}>
      {t(isAsked ? 'confirm.offerAsked' : 'confirm.offerGone')}
    </Alert>
  );
}
