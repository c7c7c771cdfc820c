import { useCallback, useEffect, useState } from 'react';
import { forgetBookings } from '../../local/commands/forget-bookings.ts';
import { loadMyBookings } from '../../local/commands/load-my-bookings.ts';
import { type MyBookings, readMyBookings } from '../../local/reads/my-bookings.ts';
import { forgetQueryLink, useQueryLink } from '../parts/use-query-link.ts';
import { useStored } from '../parts/use-stored.ts';
import { useWake } from '../parts/use-wake.ts';
import { readListLink } from './list-link.ts';

const STORAGE_KEY = 'my_bookings_link';

export interface MyBookingsState {
  /** The device's copy; shown at once, renewed quietly. */
  readonly list: MyBookings | undefined;
  /** A link that lacks a part, and nothing is stored. */
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
  const opened = isForgotten ? undefined : readListLink(search);
  const own = stored?.value;
  const { email, sig } = opened ?? own ?? {};

  const load = useCallback(async () => {
    if (email === undefined || sig === undefined) return;
    setLoading(true);
    const outcome = await loadMyBookings({ email, sig }).catch(() => notReached);
    setFailed(outcome.ok ? undefined : { sig, code: outcome.code });
    // The next visit starts from what is stored.
    if (!outcome.ok && outcome.code === 'link.invalid') forgetQueryLink(STORAGE_KEY);
    setLoading(false);
  }, [email, sig]);
  useEffect(() => {
    void load();
  }, [load]);
  useWake(() => void load());

  // A copy made by another link on this device is not this link's to show.
  const list = own && (opened === undefined || own.sig === opened.sig) ? own : undefined;
  const isAsked = opened !== undefined && failed?.sig !== opened.sig;
  return {
    list,
    isInvalid: search !== '' && opened === undefined && !isForgotten,
    isLoading: isLoading || stored === undefined || (list === undefined && isAsked),
    failCode: failed?.code,
    refresh: () => void load(),
    forget: () => {
      forgetQueryLink(STORAGE_KEY);
      setForgotten(true);
      setFailed(undefined);
      void forgetBookings();
    },
  };
}

const notReached = { ok: false, code: 'network' } as const;
