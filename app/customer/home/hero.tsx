import { CalendarCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { hasReturned } from '../../data/bookings/has-returned.ts';
import { lazyPart } from '../../frame/lazy-part.tsx';
import { useLive } from '../../frame/use-live.ts';
import { useOwnText } from '../../frame/use-own-text.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import styles from './hero.module.css';
import { HeroFilm } from './hero-film.tsx';
import { ZipCheck } from './zip-check.tsx';

/** Most people are here for the first time: they do not download it. */
const Returning = lazyPart(() => import('./returning.tsx'), 'Returning');

/** The promise and the way to keep it, above the fold from 360 by 640 on; the picture comes second there. */
export function Hero() {
  const { t } = useTranslation('home');
  const title = useOwnText('heroTitle');
  const lead = useOwnText('heroLead');
  const isKnown = useLive(hasReturned);
  return (
    <div className={styles.hero}>
      <div className={`page ${styles.row}`}>
        <div className={styles.words}>
          <PageTitle size="display" eyebrow={t('hero.eyebrow')} lead={lead || t('hero.lead')}>
            {title || t('hero.heading')}
          </PageTitle>
          <div className="cluster">
            <ButtonLink to="/services" size="l" icon={<CalendarCheck aria-hidden="true" />}>
              {t('hero.book')}
            </ButtonLink>
            <ButtonLink to="#services" size="l" variant="secondary">
              {t('hero.prices')}
            </ButtonLink>
          </div>
          {isKnown && <Returning />}
          <ZipCheck />
        </div>
        <HeroFilm />
      </div>
    </div>
  );
}
