import { useTranslation } from 'react-i18next';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import styles from './bookings.module.css';

const shapes = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

/** As high as the rows that come. */
export function BookingsSkeleton({ isWide }: { isWide: boolean }) {
  const { t } = useTranslation('admin');
  return (
    <SkeletonGroup label={t('bookings.loading')} className={styles.skeleton}>
      {shapes.map((shape) => (
        <Skeleton key={shape} shape="box" height={isWide ? '4rem' : '10rem'} />
      ))}
    </SkeletonGroup>
  );
}
