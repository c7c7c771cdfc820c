import { useEffect, useRef } from 'react';
import { announce } from '../../../ui/feedback/announce.ts';

/** Speaks a total once it has settled after a change (D366); the first one seen is no news. */
export function useAnnouncedTotal(text: string | undefined): void {
  const known = useRef(text);
  useEffect(() => {
    if (text === undefined || known.current === text) return;
    if (known.current !== undefined) announce(text, { key: 'total', afterMs: 500 });
    known.current = text;
  }, [text]);
}
