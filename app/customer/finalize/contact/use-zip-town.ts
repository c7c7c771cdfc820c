import { useEffect, useRef } from 'react';
import { findTown } from '../../parts/delivery/find-town.ts';
import type { ContactForm } from './use-contact-form.ts';

/** A ZIP code names its town, as in the planner; a town that was written stays, one that was filled in follows. */
export function useZipTown({ values, tidy }: ContactForm): void {
  const filled = useRef('');
  const { city, postalCode, country } = values;
  const zip = country === 'US' ? /^\d{5}/.exec(postalCode.trim())?.[0] : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once per ZIP code, so that a town taken out stays out.
  useEffect(() => {
    if (zip === undefined || (city.trim() !== '' && city !== filled.current)) return;
    let left = false;
    void findTown(zip).then((town) => {
      if (left || town === undefined) return;
      filled.current = town;
      tidy('city', city, town);
    });
    return () => {
      left = true;
    };
  }, [zip]);
}
