import { useEffect, useState } from 'react';
import type { Id } from '#shared/kernel/ids.ts';

const GLOW_MS = 2_000;
const NONE: ReadonlySet<Id> = new Set();

/** Rows that were just changed elsewhere, for two seconds. */
export function useGlowing(): [ReadonlySet<Id>, (ids: readonly Id[]) => void] {
  const [glowing, setGlowing] = useState(NONE);
  useEffect(() => {
    if (glowing.size === 0) return;
    const timer = setTimeout(() => setGlowing(NONE), GLOW_MS);
    return () => clearTimeout(timer);
  }, [glowing]);
  return [glowing, (ids) => ids.length > 0 && setGlowing(new Set(ids))];
}
