import { useEffect, useState } from 'react';
import type { Id } from '#shared/kernel/ids.ts';

const HIGHLIGHT_MS = 2_000;
const NONE: ReadonlySet<Id> = new Set();

/** Rows that were just changed elsewhere, for two seconds. */
export function useHighlighted(): [ReadonlySet<Id>, (ids: readonly Id[]) => void] {
  const [highlighted, setHighlighted] = useState(NONE);
  useEffect(() => {
    if (highlighted.size === 0) return;
    const timer = setTimeout(() => setHighlighted(NONE), HIGHLIGHT_MS);
    return () => clearTimeout(timer);
  }, [highlighted]);
  return [highlighted, (ids) => ids.length > 0 && setHighlighted(new Set(ids))];
}
