import { useTranslation } from 'react-i18next';
import { OwnTab } from '../../../frame/own-tab/own-tab.tsx';
import styles from '../finalize.module.css';

/** Nothing is paid now (D55), taxes (D54), and what booking agrees to (D131); links leave the form where it is. */
export function SmallPrint({ quote }: { quote: boolean }) {
  const { t } = useTranslation('finalize');
  return (
    <div className={styles.print}>
      {!quote && <p>{t('print.payLater')}</p>}
      <p>
        {t('print.agree')} <OwnTab to="/terms">{t('print.terms')}</OwnTab> {t('print.and')}{' '}
        <OwnTab to="/privacy">{t('print.privacy')}</OwnTab>
        {t('print.end')}
      </p>
    </div>
  );
}
