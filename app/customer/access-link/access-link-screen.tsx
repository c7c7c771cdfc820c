import { useTranslation } from 'react-i18next';
import { useMailsLeave } from '../../frame/use-mails-leave.ts';
import { useScreenTitle } from '../../frame/use-screen-title.ts';
import { Card } from '../../ui/layout/card.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { AskLink } from '../parts/booking/ask-link.tsx';
import styles from '../parts/page/plain-page.module.css';

/** Asks for a new secure link (D301). */
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
