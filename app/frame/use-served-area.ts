import { allOfFlorida, type ServedArea } from '#shared/company/served-area.ts';
import { useKnownCatalogue } from './served-page.ts';

/** Where the company comes without asking first, as this device was told last. */
export function useServedArea(): ServedArea {
  return useKnownCatalogue()?.area ?? allOfFlorida;
}
