import { useEffect } from 'react';
import { useCompanyName } from './company/use-company-name.ts';

/** What the browser's tab says: "Cart · Sabal". Called once by every screen with words in the language on screen. */
export function useScreenTitle(title: string): void {
  const company = useCompanyName();
  useEffect(() => {
    document.title = [title, company].filter(Boolean).join(' · ');
  }, [title, company]);
}
