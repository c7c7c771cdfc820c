import { useEffect } from 'react';
import { remote } from '../data/remote.ts';
import { useKnownCatalogue } from './served-page.ts';

/** Whether a screen may promise a mail (D127). What the device knows at once, then what the server says. */
export function useMailsLeave(): boolean {
  useEffect(() => {
    void remote.refreshCatalogue();
  }, []);
  return useKnownCatalogue()?.mailsLeave ?? true;
}
