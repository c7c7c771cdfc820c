import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { readCatalogue } from '../data/catalogue/read-catalogue.ts';
import { remote } from '../data/remote.ts';

/** Whether a screen may promise a mail (D127). What the device knows at once, then what the server says. */
export function useMailsLeave(): boolean {
  useEffect(() => {
    void remote.refreshCatalogue();
  }, []);
  return useLiveQuery(readCatalogue)?.mailsLeave ?? true;
}
