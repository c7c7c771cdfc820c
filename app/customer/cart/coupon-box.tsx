import { TicketPercent } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { isStaffDiscount } from '#shared/coupons/staff-discount.ts';
import type { Cents } from '#shared/kernel/money.ts';
import type { CouponLine, Totals } from '#shared/pricing/totals.ts';
import { CouponEntry } from '../../booking/coupon/coupon-entry.tsx';
import { CouponTicket } from '../../booking/coupon/coupon-ticket.tsx';
import type { CouponOutcome } from '../../data/cart/apply-coupon.ts';
import type { CartCoupon, LocalCart } from '../../data/cart/read-cart.ts';
import { promoLink } from '../../data/device/promo-link.ts';
import { remote } from '../../data/remote.ts';
import { useDraft } from '../../frame/use-draft.ts';
import { errorText } from '../../i18n/error-text.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { announce } from '../../ui/feedback/announce.ts';
import { useWhenChanged } from '../../ui/use-when-changed.ts';
import { SlowNote } from '../parts/page/slow-note.tsx';
import styles from './cart.module.css';
import { MissingBar } from './missing-bar.tsx';

type Refusal = Extract<CouponOutcome, { ok: false }>;

/** Codes of this cart as tickets, and a folded form for another one. Only the server grants a code. */
export function CouponBox({ cart, totals }: { cart: LocalCart; totals: Totals }) {
  const { t } = useTranslation('cart');
  const { money } = useFormat();
  const [open, setOpen] = useState(false);
  const eligibleCents = totals.subtotalCents - totals.serviceChargeCents;
  return (
    <div className={`stack ${styles.promo}`}>
      {totals.promotions
        .filter((applied) => !isStaffDiscount(applied))
        .map((applied) => (
          <AppliedCoupon
            key={applied.id}
            applied={applied}
            coupon={cart.coupons.find((coupon) => coupon.id === applied.id)}
            eligibleCents={eligibleCents}
          />
        ))}
      {totals.discountCents > 0 && (
        <p className={styles.saves}>{t('promo.saves', { amount: money(totals.discountCents) })}</p>
      )}
      {open ? (
        <CodeForm
          eligibleCents={eligibleCents}
          granted={cart.coupons.map(({ code }) => code)}
          onDone={() => setOpen(false)}
        />
      ) : (
        <div className={styles.fold}>
          <Button
            variant="quiet"
            icon={<TicketPercent aria-hidden="true" />}
            aria-expanded={false}
            onClick={() => setOpen(true)}
          >
            {t('promo.open')}
          </Button>
        </div>
      )}
    </div>
  );
}

type CodeFormProps = {
  eligibleCents: number;
  /** Codes that the cart has. */
  granted: readonly string[];
  onDone: () => void;
};

function CodeForm(props: CodeFormProps) {
  const { eligibleCents } = props;
  const { t } = useTranslation('cart');
  const { typed, type, busy, refusal, error, submit, giveUp } = useCode(props);
  return (
    <CouponEntry {...{ typed, busy, error }} autoFocus onType={type} onSubmit={(code) => void submit(code)}>
      <SlowNote
        isBusy={busy}
        text={t('promo.checking')}
        cancel={{ label: t('optionsDialog.cancel'), onCancel: giveUp }}
      />
      {refusal?.code === 'promo.minSubtotal' && refusal.minSubtotalCents !== undefined && (
        <MissingBar eligibleCents={refusal.ofCents ?? eligibleCents} minCents={refusal.minSubtotalCents} />
      )}
    </CouponEntry>
  );
}

type AppliedProps = {
  applied: CouponLine;
  coupon: CartCoupon | undefined;
  eligibleCents: Cents;
};

/** An applied code. One that does not count just now stays, says why, and comes back with the sum (D59). */
function AppliedCoupon({ applied, coupon, eligibleCents }: AppliedProps) {
  const { t } = useTranslation('cart');
  const { code, label, active, reason, ofCents } = applied;
  const minCents = coupon?.minSubtotalCents ?? undefined;
  const { busy, hasFailed, remove } = useRemoval(code);
  const why = reason ? errorText(reason, { minSubtotalCents: minCents, ofCents }) : t('promo.inactive');
  return (
    <div className="stack">
      <CouponTicket {...{ code, busy }} isOff={!active} onRemove={() => void remove()}>
        {active ? label : why}
      </CouponTicket>
      {active && coupon?.firstOnly && <small>{t('promo.firstOnly')}</small>}
      <SlowNote isBusy={busy} text={t('promo.removing')} />
      {hasFailed && (
        <Alert
          tone="danger"
          role="alert"
          title={t('promo.removeFailed')}
          actions={
            <Button variant="secondary" onClick={() => void remove()}>
              {t('error.retry')}
            </Button>
          }
        />
      )}
      {!active && reason === 'promo.minSubtotal' && minCents !== undefined && (
        <MissingBar eligibleCents={ofCents ?? eligibleCents} minCents={minCents} />
      )}
    </div>
  );
}

function useRemoval(code: string) {
  const [busy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const remove = async () => {
    if (busy) return;
    setBusy(true);
    setFailed(false);
    const outcome = await remote.removeCoupon(code);
    setBusy(false);
    setFailed(outcome?.ok !== true);
  };
  return { busy, hasFailed, remove };
}

const DRAFT_KEY = 'promo-code';
/** A code typed and not granted yet. */
const draftSchema = z.object({ code: z.string() });

/** The refusal is kept as a code, so that its words follow the language. */
function useCode({ eligibleCents, granted, onDone }: CodeFormProps) {
  const { t } = useTranslation(['cart', 'errors']);
  const draft = useDraft(DRAFT_KEY, draftSchema, { code: '' });
  const typed = draft.value.code;
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const asked = useRef<{ readonly code: string }>(undefined);
  // What the services of a code cost was said of the cart as it was, and only the server knows which they are.
  useWhenChanged(() => setRefusal((known) => (known?.ofCents === undefined ? known : null)), [eligibleCents]);
  const type = (text: string) => {
    draft.change(() => ({ code: text }));
    setRefusal(null);
  };
  const submit = async (code: string) => {
    setBusy(true);
    setRefusal(null);
    const mine = { code };
    asked.current = mine;
    // Granted already, or asked for by a link: not ours to take off.
    const isOthers = granted.includes(code) || promoLink.get()?.code === code;
    const outcome = await remote.applyCoupon(code);
    if (mine !== asked.current) {
      // Given up meanwhile: what was granted all the same is not wanted, unless it was asked for again. One that stays
      // is seen as a ticket, which can be taken off.
      if (outcome.ok && !isOthers && asked.current?.code !== code) await remote.removeCoupon(code);
      return;
    }
    setBusy(false);
    if (!outcome.ok) return setRefusal(outcome);
    void draft.clear();
    announce(t('promo.added', { code }));
    onDone();
  };
  const giveUp = () => {
    asked.current = undefined;
    setBusy(false);
  };
  const generic = t('promo.failed', { ns: 'errors' });
  const error = refusal && (refusal.code.startsWith('promo.') ? errorText(refusal.code, refusal) : generic);
  return { typed, type, busy, refusal, error: error ?? undefined, submit, giveUp };
}
