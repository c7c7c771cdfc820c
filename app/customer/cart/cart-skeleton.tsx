import { useTranslation } from 'react-i18next';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import styles from './cart.module.css';

/** Two lines and a summary in outline. Without a heading: focus waits for the one that stays. */
export function CartSkeleton() {
  const { t } = useTranslation('cart');
  return (
    <div className={`page stack ${styles.screen}`}>
      <Skeleton width="12rem" height="2.5rem" />
      <SkeletonGroup label={t('loading')} className="sidebar">
        <div className="stack">
          <Skeleton shape="box" height="9rem" />
          <Skeleton shape="box" height="9rem" />
        </div>
        <Skeleton shape="box" height="16rem" />
      </SkeletonGroup>
    </div>
  );
}
