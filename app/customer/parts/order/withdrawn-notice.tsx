import { useTranslation } from 'react-i18next';
import type { Totals } from '#shared/pricing/totals.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';

/** Something in it is not offered any more, and these totals cannot be booked (D77). */
export function hasWithdrawn({ lines }: Totals): boolean {
  return lines.some((line) => line.withdrawn);
}

/** `<WithdrawnNotice totals>` D77: what is no longer offered has to leave the cart first; the way there. */
export function WithdrawnNotice({ totals }: { totals: Totals }) {
  const { t } = useTranslation('checkout');
  if (!hasWithdrawn(totals)) return null;
  return (
    <Alert
      tone="warning"
      role="status"
      title={t('withdrawn.title')}
      actions={
        <ButtonLink to="/cart" variant="secondary">
          {t('withdrawn.link')}
        </ButtonLink>
      }
    >
      {t('withdrawn.text')}
    </Alert>
  );
}
