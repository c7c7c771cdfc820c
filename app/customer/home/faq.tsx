import { useTranslation } from 'react-i18next';
import { Disclosure } from '../../ui/disclosure.tsx';
import styles from './home-screen.module.css';

export function Faq() {
  const { t } = useTranslation('home');
  return (
    <section id="faq" className={styles.faq} aria-labelledby="faq-title">
      <h2 id="faq-title">{t('faq.title')}</h2>
      <div className={styles.answers}>
        <Disclosure title={t('faq.account.q')}>
          <p>{t('faq.account.a')}</p>
        </Disclosure>
        <Disclosure title={t('faq.length.q')}>
          <p>{t('faq.length.a')}</p>
        </Disclosure>
        <Disclosure title={t('faq.area.q')}>
          <p>{t('faq.area.a')}</p>
        </Disclosure>
      </div>
    </section>
  );
}
