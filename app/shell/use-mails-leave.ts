import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { refreshCatalogue } from '../local/commands/refresh-catalogue.ts';
import { readCatalogue } from '../local/reads/catalogue.ts';

/** Whether a screen may promise a mail (decision 127). What the device knows at once, then what the server says. */
export function useMailsLeave(): boolean {
  useEffect(() => {
    void refreshCatalogue();
  }, []);
  return useLiveQuery(readCatalogue)?.mailsLeave ?? true;
}
