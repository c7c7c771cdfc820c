import { useTranslation } from 'react-i18next';
import { useCancelPolicy } from '../use-cancel-policy.ts';
import { useClockWords } from '../use-clock-words.ts';
import { useOwnText } from '../use-own-text.ts';

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
