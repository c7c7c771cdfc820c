import { useTranslation } from 'react-i18next';
import { useScreenTitle } from '../../frame/use-screen-title.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { ServiceGrid } from '../parts/offer/service-grid.tsx';
import { Faq } from './faq.tsx';
import { Hero } from './hero.tsx';
import styles from './home-screen.module.css';
import { HowItWorks } from './how-it-works.tsx';
import { Promises } from './promises.tsx';
import { ReviewsSection } from './reviews-section.tsx';
import { SellingPoints } from './selling-points.tsx';

export function HomeScreen() {
  const { t } = useTranslation('home');
  useScreenTitle(t('title'));
  return (
    <>
      <Hero />
      <div className={styles.sections}>
        <SellingPoints />
        <section id="services" className={`page ${styles.section}`} aria-labelledby="services-title">
          <div className={styles.head}>
            <h2 id="services-title">{t('services.title')}</h2>
            <p className="lead">{t('services.lead')}</p>
          </div>
          <ServiceGrid compact />
        </section>
        <HowItWorks />
        <ReviewsSection />
        <Promises />
        <Faq />
        <FinalCall />
      </div>
    </>
  );
}

function FinalCall() {
  const { t } = useTranslation('home');
  return (
    <div className="page">
      <section className={styles.final} aria-labelledby="final-title">
        <div className={styles.head}>
          <h2 id="final-title">{t('final.title')}</h2>
          <p className="lead">{t('final.text')}</p>
        </div>
        <ButtonLink to="/services" size="l">
          {t('final.action')}
        </ButtonLink>
      </section>
    </div>
  );
}
