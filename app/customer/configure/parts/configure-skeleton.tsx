import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/button.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { StickyBar } from '../../../ui/layout/sticky-bar.tsx';
import styles from '../configure.module.css';

const places = [1, 2, 3, 4, 5, 6];

/** The first step in outline; the bar says why nothing can be added yet. Focus waits for the heading that stays. */
export function ConfigureSkeleton() {
  const { t } = useTranslation('configure');
  return (
    <div className={`page stack ${styles.screen}`}>
      <SkeletonGroup label={t('loading')}>
        <Skeleton width="min(24rem, 90%)" height="2.5rem" />
        <Skeleton width="min(32rem, 100%)" />
        <div className={styles.products}>
          {places.map((place) => (
            <Skeleton key={place} shape="box" height="12rem" />
          ))}
        </div>
      </SkeletonGroup>
      <StickyBar
        label={t('bar.label')}
        action={
          <Button size="l" disabled why={t('error.notLoaded')}>
            {t('bar.continue')}
          </Button>
        }
      >
        {t('bar.none')}
      </StickyBar>
    </div>
  );
}
