import { useTranslation } from 'react-i18next';
import { useTerms, useTermsSince } from '../../frame/layout/use-terms.ts';
import { LegalPage } from './legal-page.tsx';

export function TermsScreen() {
  const { t } = useTranslation('legal');
  return (
    <LegalPage
      title={t('terms.title')}
      lead={t('terms.lead')}
      since={useTermsSince()}
      paragraphs={useTerms()}
    />
  );
}
