import { Skeleton } from './skeleton.tsx';

/** `<FormSkeleton>` The rest of a screen whose head is there: silent, and of the sheet's own sizes alone. */
export function FormSkeleton() {
  return (
    <div className="stack" aria-hidden="true">
      <Skeleton shape="box" />
      <Skeleton shape="box" />
      <Skeleton shape="box" />
    </div>
  );
}
