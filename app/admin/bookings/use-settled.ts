import { useEffect, useState } from 'react';

/** The text once it has not changed for a moment; nothing at once. */
export function useSettled(text: string, afterMs: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (text === settled) return;
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : afterMs);
    return () => clearTimeout(timer);
  }, [text, settled, afterMs]);
  return text === '' ? '' : settled;
}
