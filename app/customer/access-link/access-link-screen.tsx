import { useTranslation } from 'react-i18next';
import { useMailsLeave } from '../../shell/use-mails-leave.ts';
import { useScreenTitle } from '../../shell/use-screen-title.ts';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { AskLink } from '../parts/ask-link.tsx';
import styles from '../parts/plain-page.module.css';

/** Asks for a new secure link (A§2). */
export function AccessLinkScreen() {
  const { t } = useTranslation('access');
  const mailsLeave = useMailsLeave();
  useScreenTitle(t('title'));
  return (
    <div className={`page stack ${styles.screen}`} data-narrow>
      <PageTitle lead={t(mailsLeave ? 'lead' : 'leadKept')}>{t('title')}</PageTitle>
      <Card>
        <AskLink />
      </Card>
    </div>
  );
}
