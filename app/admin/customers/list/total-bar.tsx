import type { CSSProperties } from 'react';

/** A number and a thin bar beside those of the others. */
export function TotalBar({ count, most }: { count: number; most: number }) {
  return (
    <span className="clients-total tabular">
      {count}
      <span className="clients-bar" style={{ '--part': count / Math.max(1, most) } as CSSProperties} />
    </span>
  );
}
