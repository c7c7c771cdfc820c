import { useTranslation } from 'react-i18next';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import styles from './planner.module.css';

export function PlannerSkeleton() {
  const { t } = useTranslation('planner');
  return (
    <div className={`page ${styles.screen}`}>
      <SkeletonGroup label={t('loading')}>
        <Skeleton width="min(24rem, 90%)" height="2.5rem" />
        <Skeleton shape="box" height="8rem" />
        <Skeleton shape="box" height="14rem" />
        <Skeleton shape="box" height="14rem" />
      </SkeletonGroup>
    </div>
  );
}
