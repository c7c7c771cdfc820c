import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { readCatalogue } from '../../data/catalogue/read-catalogue.ts';
import { remote } from '../../data/remote.ts';

/** The company's zone, in which the back office reads and writes every time. */
export function useTimeZone(): string {
  const catalogue = useLiveQuery(readCatalogue);
  useEffect(() => {
    void remote.refreshCatalogue();
  }, []);
  return catalogue?.timeZone ?? 'America/New_York';
}
