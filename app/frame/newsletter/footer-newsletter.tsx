import { useTranslation } from 'react-i18next';
import styles from '../layout/footer.module.css';
import { NewsletterForm } from './newsletter-form.tsx';

export function FooterNewsletter() {
  const { t } = useTranslation('newsletter');
  return (
    <section className={styles.newsletter} aria-labelledby="newsletter-title">
      <div>
        <h2 id="newsletter-title">{t('form.title')}</h2>
        <p className="soft">{t('form.lead')}</p>
      </div>
      <NewsletterForm />
    </section>
  );
}
