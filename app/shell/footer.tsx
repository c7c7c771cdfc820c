import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './footer.module.css';

export function Footer() {
  const { t } = useTranslation('shell');
  return (
    <footer className={styles.footer}>
      <div className={`page ${styles.row}`}>
        <div className={styles.company}>
          <img src="/logo.svg" alt="" width="36" height="36" loading="lazy" />
          <p>{t('footer.company')}</p>
        </div>
        <nav aria-label={t('footer.label')}>
          <ul className={styles.links}>
            <li>
              <Link to="/services">{t('footer.services')}</Link>
            </li>
            <li>
              <Link to="/cart">{t('nav.cart')}</Link>
            </li>
            <li>
              <Link to="/checkout">{t('footer.book')}</Link>
            </li>
            <li>
              <Link to="/terms">{t('footer.terms')}</Link>
            </li>
            <li>
              <Link to="/privacy">{t('footer.privacy')}</Link>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
