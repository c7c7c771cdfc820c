import { useTranslation } from 'react-i18next';
import { HelpLink } from '../../customer/parts/help-link.tsx';

/** What happens next, and whom to ask (B§2.1). */
export function NextNotes() {
  const { t } = useTranslation('planner');
  return (
    <div className="planner-next">
      <h3>{t('next.title')}</h3>
      <ol>
        <li>{t('next.choose')}</li>
        <li>{t('next.confirm')}</li>
        <li>{t('next.drive')}</li>
      </ol>
      <p className="soft">
        {t('next.contact')} <HelpLink subject={t('next.contactSubject')}>{t('next.contactLink')}</HelpLink>
      </p>
    </div>
  );
}
