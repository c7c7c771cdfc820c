import { useRef } from 'react';
import { useWhenLoaded } from '../../ui/use-loaded.ts';
import { findTown } from './find-town.ts';
import type { ContactFields } from './use-contact-fields.ts';

type ZipAndTown = Pick<ContactFields<'city' | 'postalCode'>, 'values' | 'tidy'>;

/** A ZIP code names its town, as in the planner; a town that was written stays, one that was filled in follows. */
export function useZipTown({ values, tidy }: ZipAndTown, isUs = true): void {
  const filled = useRef('');
  const { city, postalCode } = values;
  const zip = isUs ? /^\d{5}/.exec(postalCode.trim())?.[0] : undefined;
  useWhenLoaded(
    () => {
      const isWritten = city.trim() !== '' && city !== filled.current;
      return zip === undefined || isWritten ? undefined : findTown(zip);
    },
    (town) => {
      if (town === undefined) return;
      filled.current = town;
      tidy('city', city, town);
    },
    [zip], // once for each ZIP code, so that a town taken out stays out
  );
}
