import { useRef } from 'react';
import { useLatest } from '../../ui/use-latest.ts';
import { useWhenLoaded } from '../../ui/use-loaded.ts';
import { whenLeft } from '../../ui/when-left.ts';
import { followTown } from './find-town.ts';
import { type ContactFields, contactFieldId } from './use-contact-fields.ts';

type ZipAndTown = Pick<ContactFields<'city' | 'postalCode'>, 'values' | 'tidy'>;

/** A ZIP code names its town, as in the planner; a town that was written stays, one that was filled in follows. */
export function useZipTown({ values, tidy }: ZipAndTown, isUs = true): void {
  const { city, postalCode } = values;
  const zip = isUs ? /^\d{5}/.exec(postalCode.trim())?.[0] : undefined;
  const seen = useRef<{ readonly zip: string; readonly before: string | undefined }>(undefined);
  const latest = useLatest(tidy);
  useWhenLoaded(
    () => {
      if (zip === undefined) return undefined;
      if (seen.current?.zip !== zip) seen.current = { zip, before: seen.current?.zip };
      return followTown({ city, ...seen.current });
    },
    (named) =>
      named && whenLeft(contactFieldId('city'), () => latest.current('city', named.over, named.town)),
    [zip], // once for each ZIP code, so that a town taken out stays out
  );
}
