import { useTranslation } from 'react-i18next';
import type { Cents } from '#shared/kernel/money.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';

/** How much is missing to a code's minimum, as words and a bar; nothing once it is reached. */
export function MissingBar({ eligibleCents, minCents }: { eligibleCents: Cents; minCents: Cents }) {
  const { t } = useTranslation('cart');
  const { money } = useFormat();
  if (eligibleCents >= minCents) return null;
  const label = t('promo.missing', { amount: money(minCents - eligibleCents) });
  return <ProgressBar value={eligibleCents} max={minCents} label={label} tone="accent" />;
}
