import { useEffect } from 'react';

/** What the browser's tab says: "Cart · Sabal". Called once by every screen with words in the language on screen. */
export function useScreenTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Sabal` : 'Sabal';
  }, [title]);
}
