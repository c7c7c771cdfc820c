import { useTranslation } from 'react-i18next';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import styles from './intake.module.css';

export function IntakeSkeleton() {
  const { t } = useTranslation('intake');
  return (
    <div className={`page ${styles.screen}`} data-narrow>
      <SkeletonGroup label={t('loading')}>
        <Skeleton shape="box" height="12rem" />
        <Skeleton width="min(24rem, 90%)" height="2.5rem" />
        <Skeleton shape="box" height="14rem" />
        <Skeleton shape="box" height="10rem" />
      </SkeletonGroup>
    </div>
  );
}
