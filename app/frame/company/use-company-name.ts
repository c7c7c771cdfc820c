import { readMirror } from '../../data/device/mirror.ts';
import { useKnownCatalogue } from '../served-page.ts';

/** What the company is called. Until the device has read its copy, as it was called last; empty on a first visit. */
export function useCompanyName(): string {
  return useKnownCatalogue()?.companyName || (readMirror('company_name') ?? '');
}
