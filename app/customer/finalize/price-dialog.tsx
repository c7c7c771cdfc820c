import { useTranslation } from 'react-i18next';
import type { Cents } from '#shared/kernel/money.ts';
import type { Totals } from '#shared/pricing/totals.ts';
import { findPriceChange } from '../../data/cart/agreed-price.ts';
import type { LocalCart } from '../../data/cart/read-cart.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Facts } from '../../ui/layout/facts.tsx';
import { PriceTag } from '../../ui/layout/price-tag.tsx';
import { PriceReasons } from '../parts/order/price-notice.tsx';

type PriceDialogProps = {
  change: { readonly totals: Totals; readonly previousTotalCents: Cents | undefined } | null;
  /** What it was agreed for. */
  cart: LocalCart;
  onAgree: (totals: Totals) => void;
  onClose: () => void;
};

/** A total never changes silently (D64): the old one, the new one, and a choice. */
export function PriceDialog({ change, cart, onAgree, onClose }: PriceDialogProps) {
  const { t } = useTranslation('finalize');
  const { money } = useFormat();
  const totals = change?.totals;
  const previous = change?.previousTotalCents;
  return (
    <Dialog
      open={change !== null}
      onClose={onClose}
      title={t('price.title')}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} data-first-focus="">
            {t('price.back')}
          </Button>
          {totals && (
            <Button onClick={() => onAgree(totals)}>
              {t('price.agree', { total: money(totals.totalCents) })}
            </Button>
          )}
        </>
      }
    >
      {totals && (
        <div className="stack">
          <p>{t('price.text')}</p>
          <PriceTag
            size="l"
            text={money(totals.totalCents)}
            was={previous === undefined ? undefined : { label: t('price.was'), text: money(previous) }}
          />
          <Facts
            look="lines"
            facts={[
              { label: t('price.subtotal'), value: money(totals.subtotalCents) },
              {
                label: t('price.discount'),
                value: totals.discountCents > 0 ? `−${money(totals.discountCents)}` : null,
              },
              { label: t('price.total'), value: money(totals.totalCents) },
            ]}
          />
          <p>
            <PriceReasons reasons={reasonsOf(cart, totals)} />
          </p>
        </div>
      )}
    </Dialog>
  );
}

/** Between what was agreed to and what the server says now; nothing where they do not differ by a rise. */
function reasonsOf({ agreed, items }: LocalCart, totals: Totals) {
  return (agreed && findPriceChange(agreed, items, totals)?.reasons) ?? [];
}
