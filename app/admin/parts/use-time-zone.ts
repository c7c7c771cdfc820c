import { useEffect } from 'react';
import { remote } from '../../data/remote.ts';
import { useKnownCatalogue } from '../../frame/served-page.ts';

/** The company's zone, in which the back office reads and writes every time. */
export function useTimeZone(): string {
  const catalogue = useKnownCatalogue();
  useEffect(() => {
    void remote.refreshCatalogue();
  }, []);
  return catalogue?.timeZone ?? 'America/New_York';
}
