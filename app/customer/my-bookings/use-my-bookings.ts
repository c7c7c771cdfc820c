import { useCallback, useEffect, useRef, useState } from 'react';
import { forgetBookings } from '../../data/bookings/forget-bookings.ts';
import { readBookingLink } from '../../data/bookings/managed-booking.ts';
import { type DeviceBookings, readDeviceBookings } from '../../data/bookings/read-device-bookings.ts';
import { type MyBookings, readMyBookings } from '../../data/bookings/read-my-bookings.ts';
import { forgetTabLink, MANAGE_LINK_KEY } from '../../data/device/tab/tab-link.ts';
import { remote } from '../../data/remote.ts';
import { isOnline } from '../../data/wire/connection.ts';
import { useQueryLink } from '../parts/booking/use-query-link.ts';
import { useStored } from '../parts/page/use-stored.ts';
import { useWake } from '../parts/page/use-wake.ts';
import { readListLink } from './list-link.ts';

const STORAGE_KEY = 'my_bookings_link';

export interface MyBookingsState {
  /** The device's copy; shown at once, renewed quietly. */
  readonly list: MyBookings | undefined;
  /** What was booked or opened on this device, with or without a link (LC104). */
  readonly own: DeviceBookings;
  /** A link that lacks a part. */
  readonly isInvalid: boolean;
  readonly isLoading: boolean;
  /** Why the last read failed. */
  readonly failCode: string | undefined;
  readonly refresh: () => void;
  readonly forget: () => void;
}

/** The list of the link in the address, or else of the last one that this device was shown. */
export function useMyBookings(): MyBookingsState {
  const search = useQueryLink(STORAGE_KEY);
  const stored = useStored(readMyBookings);
  const [isLoading, setLoading] = useState(false);
  const [failed, setFailed] = useState<{ readonly sig: string; readonly code: string }>();
  const [isForgotten, setForgotten] = useState(false);
  const forgettings = useRef(0);
  const opened = isForgotten ? undefined : readListLink(search);
  const isInvalid = search !== '' && opened === undefined && !isForgotten;
  // Half a link is not the other one's that this device was shown, and is told once.
  const last = isInvalid ? undefined : stored?.value;
  const device = useStored(readDeviceBookings)?.value;
  const { email, sig } = opened ?? last ?? {};

  const load = useCallback(async () => {
    if (email === undefined || sig === undefined) return;
    setLoading(true);
    const before = forgettings.current;
    const outcome = await remote.loadMyBookings({ email, sig });
    setLoading(false);
    // The first list of a link, which came after all was to go.
    if (before !== forgettings.current) return void forgetBookings();
    setFailed(outcome.ok ? undefined : { sig, code: outcome.code });
    // The next visit starts from what is stored.
    if (!outcome.ok && outcome.code === 'link.invalid') forgetTabLink(STORAGE_KEY);
  }, [email, sig]);
  useEffect(() => {
    void load();
  }, [load]);
  useEffect(() => {
    if (isInvalid) forgetTabLink(STORAGE_KEY);
  }, [isInvalid]);
  useEffect(() => {
    void renewDeviceBookings();
  }, []);
  useWake(() => {
    void load();
    void renewDeviceBookings();
  });

  // A copy made by another link on this device is not this link's to show.
  const list = last && (opened === undefined || last.sig === opened.sig) ? last : undefined;
  const isAsked = opened !== undefined && failed?.sig !== opened.sig;
  return {
    list,
    own: device ?? nothing,
    isInvalid,
    isLoading: isLoading || stored === undefined || device === undefined || (list === undefined && isAsked),
    failCode: failed?.code,
    refresh: () => void load(),
    forget: () => {
      forgetTabLink(STORAGE_KEY);
      forgetTabLink(MANAGE_LINK_KEY);
      forgettings.current += 1;
      setForgotten(true);
      setFailed(undefined);
      void forgetBookings();
    },
  };
}

/** A customer with more than this at once asks with a link. */
const RENEWED_MAX = 5;

/** Visits ahead may have been changed elsewhere; a copy that cannot be renewed keeps its age. */
async function renewDeviceBookings(): Promise<void> {
  if (!isOnline()) return;
  const { upcoming } = await readDeviceBookings();
  const links = upcoming.slice(0, RENEWED_MAX).flatMap(({ manageUrl }) => readBookingLink(manageUrl) ?? []);
  await Promise.all(links.map((link) => remote.renewBooking(link)));
}

const nothing: DeviceBookings = { upcoming: [], past: [] };
