import { CalendarCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import styles from './hero.module.css';
import { HeroFilm } from './hero-film.tsx';
import { LateReturning } from './late-returning.tsx';
import { ZipCheck } from './zip-check.tsx';

/** The promise and the way to keep it, above the fold from 360 by 640 on; the picture comes second there. */
export function Hero() {
  const { t } = useTranslation('home');
  return (
    <div className={styles.hero}>
      <div className={`page ${styles.row}`}>
        <div className={styles.words}>
          <PageTitle size="display" eyebrow={t('hero.eyebrow')} lead={t('hero.lead')}>
            {t('hero.heading')}
          </PageTitle>
          <div className="cluster">
            <ButtonLink to="/services" size="l" icon={<CalendarCheck aria-hidden="true" />}>
              {t('hero.book')}
            </ButtonLink>
            <ButtonLink to="#services" size="l" variant="secondary">
              {t('hero.prices')}
            </ButtonLink>
          </div>
          <LateReturning />
          <ZipCheck />
        </div>
        <HeroFilm />
      </div>
    </div>
  );
}
