import { useEffect } from 'react';
import { renewCatalogue } from '../../../data/catalogue/renew-catalogue.ts';
import { remote } from '../../../data/remote.ts';
import { readFetch } from '../../../data/wire/read-fetch-state.ts';
import { useKnownCatalogue } from '../../../frame/served-page.ts';
import { useLive } from '../../../frame/use-live.ts';

/** The device's copy at once, renewed quietly; how the renewal stands; and a way to ask again. */
export function useCatalogue() {
  const catalogue = useKnownCatalogue();
  const fetched = useLive(() => readFetch('catalogue'));
  useEffect(() => {
    void renewCatalogue();
  }, []);
  return { catalogue, fetched, retry: () => void remote.refreshCatalogue({ force: true }) };
}
