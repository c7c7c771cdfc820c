import { useTranslation } from 'react-i18next';
import { useKnownCatalogue } from '../served-page.ts';
import { useCancelPolicy } from '../use-cancel-policy.ts';
import { useOwnText } from '../use-own-text.ts';
import { useClockWords } from './use-clock-words.ts';

/** The day our own words of the terms last changed in meaning. */
const TERMS_VERSION = '2026-11-27';

export type Paragraph = {
  /** Part of the address: other pages link to it. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
};

/** The terms in the language on screen, for page and popup alike. Who changes a meaning here changes TERMS_VERSION too. */
export function useTerms(): readonly Paragraph[] {
  const { t } = useTranslation('legal');
  const own = useOwnText('terms');
  const { ahead, words } = useCancelPolicy();
  const clock = useClockWords();
  const cancelling = ahead ? t('terms.cancelling.textBefore', { ahead }) : t('terms.cancelling.text');
  return [
    { id: 'who', title: t('terms.who.title'), text: t('terms.who.text') },
    { id: 'booking', title: t('terms.booking.title'), text: t('terms.booking.text') },
    { id: 'prices', title: t('terms.prices.title'), text: t('terms.prices.text') },
    { id: 'taxes', title: t('terms.taxes.title'), text: t('terms.taxes.text') },
    { id: 'paying', title: t('terms.paying.title'), text: t('terms.paying.text') },
    {
      id: 'cancelling',
      title: t('terms.cancelling.title'),
      text: [cancelling, words].filter(Boolean).join('\n\n'),
    },
    {
      id: 'visit',
      title: t('terms.onSite.title'),
      text: [clock && t('terms.onSite.clock', { clock }), t('terms.onSite.text')].filter(Boolean).join(' '),
    },
    { id: 'law', title: t('terms.law.title'), text: t('terms.law.text') },
    { id: 'changes', title: t('terms.changes.title'), text: t('terms.changes.text') },
    ...(own === '' ? [] : [{ id: 'company', title: t('terms.own.title'), text: own }]),
  ];
}

/**
 * The day from which on the terms on this screen are in force (D389), as `YYYY-MM-DD`. Sent with a booking, so that it is
 * known which text was agreed to.
 */
export function useTermsSince(): string {
  const ownSince = useKnownCatalogue()?.ownTermsSince ?? '';
  return ownSince > TERMS_VERSION ? ownSince : TERMS_VERSION;
}
