import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { refreshCatalogue } from '../../local/commands/refresh-catalogue.ts';
import { readCatalogue } from '../../local/reads/catalogue.ts';

/** The company's zone, in which the back office reads and writes every time. */
export function useTimeZone(): string {
  const catalogue = useLiveQuery(readCatalogue);
  useEffect(() => {
    void refreshCatalogue();
  }, []);
  return catalogue?.timeZone ?? 'America/New_York';
}
