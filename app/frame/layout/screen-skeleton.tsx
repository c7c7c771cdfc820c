import { useTranslation } from 'react-i18next';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';

/** While a screen is downloaded: a heading, a line and a block, as most of them begin. */
export function ScreenSkeleton() {
  const { t } = useTranslation('shell');
  return (
    <div className="page" style={{ paddingBlock: 'var(--space-7)' }}>
      <SkeletonGroup label={t('loading')}>
        <Skeleton width="min(20rem, 80%)" height="2.5rem" />
        <Skeleton width="min(32rem, 100%)" />
        <Skeleton shape="box" height="18rem" />
      </SkeletonGroup>
    </div>
  );
}
