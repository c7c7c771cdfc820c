import { useCallback, useEffect, useRef, useState } from 'react';
import type { BookingView } from '#shared/api/bookings.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import type { BookingSummary } from '../../data/bookings/load-booking.ts';
import { readManagedBooking } from '../../data/bookings/read-managed-booking.ts';
import { remote } from '../../data/remote.ts';
import type { ManageLink } from '../parts/booking/manage-link.ts';
import { useStored } from '../parts/page/use-stored.ts';
import { useWake } from '../parts/page/use-wake.ts';

export interface ManagedBooking {
  /** What is asked with: one that came without its signature goes by the one that this device was let in with. */
  readonly link: ManageLink;
  /** The device's copy; shown at once, renewed quietly. */
  readonly booking: BookingView | undefined;
  readonly fetchedAt: Instant | undefined;
  /** All that a link without a signature shows. */
  readonly summary: BookingSummary | undefined;
  readonly isLoading: boolean;
  /** Why the last read failed: a code of shared/api/error-codes.ts, `network` or `timeout`. */
  readonly failCode: string | undefined;
  readonly retry: () => void;
}

export function useManagedBooking(opened: ManageLink): ManagedBooking {
  const { id } = opened;
  const [isLoading, setLoading] = useState(true);
  const [failCode, setFailCode] = useState<string>();
  const [summary, setSummary] = useState<BookingSummary>();
  const copy = useStored(() => readManagedBooking(id), [id]);
  const link = signed(opened, copy?.value?.link);
  const { email, sig } = link;
  const isReady = sig !== undefined || copy !== undefined;

  const loads = useRef(0);
  const load = useCallback(async () => {
    const own = ++loads.current;
    setLoading(true);
    const outcome = await remote.loadBooking({ id, email, sig });
    if (own !== loads.current) return; // asked again since, and what came of that is newer
    setFailCode(outcome.ok ? undefined : outcome.code);
    setSummary(outcome.ok ? outcome.summary : undefined);
    setLoading(false);
  }, [id, email, sig]);
  useEffect(() => {
    if (isReady) void load();
  }, [isReady, load]);
  useWake(() => void load());

  // A copy made by another customer's link on this device is not this link's to show.
  const isOwn =
    failCode !== 'link.invalid' && copy?.value?.booking.email.toLowerCase() === email.toLowerCase();
  const own = isOwn ? copy?.value : undefined;
  return {
    link,
    booking: own?.booking,
    fetchedAt: own?.fetchedAt,
    summary,
    isLoading: isLoading || copy === undefined,
    failCode,
    retry: () => void load(),
  };
}

function signed(opened: ManageLink, kept: ManageLink | undefined): ManageLink {
  const isTheirs = kept?.email.toLowerCase() === opened.email.toLowerCase();
  return opened.sig === undefined && kept && isTheirs ? kept : opened;
}
