import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { refreshCatalogue } from '../../local/commands/refresh-catalogue.ts';
import { readCatalogue } from '../../local/reads/catalogue.ts';
import { readFetch } from '../../local/reads/fetch-state.ts';

/** The device's copy at once, renewed quietly; how the renewal stands; and a way to ask again. */
export function useCatalogue() {
  const catalogue = useLiveQuery(readCatalogue);
  const fetched = useLiveQuery(() => readFetch('catalogue'));
  useEffect(() => {
    void refreshCatalogue();
  }, []);
  return { catalogue, fetched, retry: () => void refreshCatalogue({ force: true }) };
}
