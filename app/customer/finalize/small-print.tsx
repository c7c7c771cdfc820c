import { useTranslation } from 'react-i18next';
import styles from './finalize.module.css';

/** Nothing is paid now (D55), taxes (D54), and what booking agrees to (D131); links leave the form where it is. */
export function SmallPrint({ quote }: { quote: boolean }) {
  const { t } = useTranslation('finalize');
  return (
    <div className={styles.print}>
      {!quote && <p>{t('print.payLater')}</p>}
      <p>
        {t('print.agree')}{' '}
        <a href="/terms" target="_blank" rel="noreferrer">
          {t('print.terms')}
        </a>{' '}
        {t('print.and')}{' '}
        <a href="/privacy" target="_blank" rel="noreferrer">
          {t('print.privacy')}
        </a>
        {t('print.end')}
      </p>
    </div>
  );
}
