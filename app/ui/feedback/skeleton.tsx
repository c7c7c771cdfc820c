import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

type SkeletonProps = {
  /** Any CSS length; a text line is "1em" high and as wide as its place. */
  width?: string | undefined;
  height?: string | undefined;
  shape?: 'line' | 'box' | 'round' | undefined;
};

/** `<Skeleton width height shape="line|box|round">` One grey shape, visible after 150 ms. Wrap several in `<SkeletonGroup>`. */
export function Skeleton({ width, height, shape = 'line' }: SkeletonProps) {
  return (
    <span
      className={classNames(styles.skeleton, styles[shape])}
      style={{ inlineSize: width, blockSize: height }}
      aria-hidden="true"
    />
  );
}

/** `<SkeletonGroup label className>` Says once to screen readers that something is loading. */
export function SkeletonGroup({
  label,
  className = 'stack',
  children,
}: {
  label: string;
  className?: string | undefined;
  children: React.ReactNode;
}) {
  return (
    <div className={className} role="status" aria-busy="true">
      <span className="visually-hidden">{label}</span>
      {children}
    </div>
  );
}
