import { useCallback, useEffect, useRef } from 'react';
import { remote } from '../../data/remote.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import type { ManageLink } from '../parts/booking/manage-link.ts';
import { useWake } from '../parts/page/use-wake.ts';

/**
 * A language chosen on the page of a booking is the booking's, for its mails (D18). Opening the page in another
 * one chooses nothing. What could not be told is told when the connection or the page comes back.
 */
export function useBookingLocale({ id, email, sig }: ManageLink): void {
  const locale = useLocale();
  const told = useRef(locale);
  const tell = useCallback(async () => {
    if (told.current === locale || sig === undefined) return;
    const before = told.current;
    told.current = locale;
    const isTold = await remote.changeBookingLocale({ id, email, sig }, locale).catch(() => false);
    if (!isTold && told.current === locale) told.current = before;
  }, [id, email, sig, locale]);
  useEffect(() => void tell(), [tell]);
  useWake(() => void tell());
}
