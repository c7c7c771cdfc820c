import { useTranslation } from 'react-i18next';
import type { Cents } from '#shared/kernel/money.ts';
import { openPart } from '#shared/pricing/open-part.ts';
import type { Totals } from '#shared/pricing/totals.ts';
import { findPriceChange } from '../../data/cart/agreed-price.ts';
import type { LocalCart, PriceChange } from '../../data/cart/read-cart.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTotalWords } from '../../i18n/use-total-words.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Facts } from '../../ui/layout/facts.tsx';
import { PriceTag } from '../../ui/layout/price-tag.tsx';
import { openBefore, PriceReasons } from '../parts/order/price-notice.tsx';

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
  const totals = change?.totals;
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
          {totals && <AgreeButton {...{ totals, onAgree }} />}
        </>
      }
    >
      {totals && (
        <NewPrice
          {...{ totals }}
          previousCents={change.previousTotalCents}
          change={cart.agreed && findPriceChange(cart.agreed, cart.items, totals)}
        />
      )}
    </Dialog>
  );
}

function AgreeButton({ totals, onAgree }: { totals: Totals } & Pick<PriceDialogProps, 'onAgree'>) {
  const { t } = useTranslation(['finalize', 'cart']);
  const open = openPart(totals.lines);
  const total = useTotalWords().sum(totals.totalCents, open);
  if (totals.quote) return <Button onClick={() => onAgree(totals)}>{t('cart:price.agreeQuote')}</Button>;
  const isOpen = open.toQuote > 0 || open.provisional;
  return (
    <Button onClick={() => onAgree(totals)}>
      {isOpen ? t('book.open', { total }) : t('price.agree', { total })}
    </Button>
  );
}

type NewPriceProps = {
  totals: Totals;
  previousCents: Cents | undefined;
  change: PriceChange | undefined;
};

/** Both totals with what they leave open (PR40), and why they differ. */
function NewPrice({ totals, previousCents, change }: NewPriceProps) {
  const { t } = useTranslation(['finalize', 'cart']);
  const { money } = useFormat();
  const words = useTotalWords();
  const open = openPart(totals.lines);
  const plus = words.plus(open);
  const reasons = change?.reasons ?? [];
  const before = change?.openBefore ?? openBefore(open, reasons);
  const wasQuote = change?.openBefore?.quote === true;
  const was =
    previousCents === undefined
      ? undefined
      : {
          label: t('price.was'),
          text: wasQuote ? t('cart:summary.quote') : words.amount(previousCents, before),
        };
  if (totals.quote) return <PriceTag size="l" text={t('cart:summary.quote')} was={was} />;
  return (
    <div className="stack">
      <p>{t('price.text')}</p>
      <PriceTag size="l" text={words.amount(totals.totalCents, open)} was={was} />
      <Facts
        look="lines"
        facts={[
          { label: t('price.subtotal'), value: money(totals.subtotalCents) },
          {
            label: t('price.discount'),
            value: totals.discountCents > 0 ? `−${money(totals.discountCents)}` : null,
          },
          { label: t('price.total'), value: words.sum(totals.totalCents, open) },
        ]}
      />
      {plus && <p className="soft">{plus}</p>}
      <p>
        <PriceReasons reasons={reasons} />
      </p>
    </div>
  );
}
