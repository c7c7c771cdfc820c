import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { readCatalogue } from '../../../data/catalogue/read-catalogue.ts';
import { remote } from '../../../data/remote.ts';
import { readFetch } from '../../../data/wire/read-fetch-state.ts';

/** The device's copy at once, renewed quietly; how the renewal stands; and a way to ask again. */
export function useCatalogue() {
  const catalogue = useLiveQuery(readCatalogue);
  const fetched = useLiveQuery(() => readFetch('catalogue'));
  useEffect(() => {
    void remote.refreshCatalogue();
  }, []);
  return { catalogue, fetched, retry: () => void remote.refreshCatalogue({ force: true }) };
}
