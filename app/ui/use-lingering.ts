import { useEffect, useState } from 'react';

/**
 * Follows `on`, but turns true only after it has lasted `afterMs`, and false no sooner than `keepMs` after that or
 * after it ended: what flickers by is never drawn, what was drawn can be seen.
 */
export function useLingering(on: boolean, { afterMs, keepMs }: { afterMs: number; keepMs: number }): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (on === shown) return;
    const timer = setTimeout(() => setShown(on), on ? afterMs : keepMs);
    return () => clearTimeout(timer);
  }, [on, shown, afterMs, keepMs]);
  return shown;
}
