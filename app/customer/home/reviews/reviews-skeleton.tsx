import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import styles from './reviews.module.css';

const look = `page ${styles.section}`;

/** As high as the section, so that nothing below it jumps. Without a label, while there are no words yet, it is silent. */
export function ReviewsSkeleton({ label }: { label?: string }) {
  const shapes = (
    <>
      <Skeleton width="14rem" height="2rem" />
      <Skeleton width="20rem" height="1.5rem" />
      <Skeleton shape="box" height="21rem" />
    </>
  );
  if (label === undefined) return <div className={look}>{shapes}</div>;
  return (
    <SkeletonGroup label={label} className={look}>
      {shapes}
    </SkeletonGroup>
  );
}
