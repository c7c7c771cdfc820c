import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { type Instant, instantFromMs } from '#shared/kernel/instant.ts';
import { serverNow } from '../../data/device/clock.ts';
import { keepCopy, readCopy } from '../../data/staff/copies.ts';

const KEY = 'bookings.seen';
const seen = z.object({ at: z.number() });

/** When this list was last opened on this device, before this time; what was made since then is new. */
export function useLastLook(): Instant | undefined {
  const [at, setAt] = useState<Instant>();
  useEffect(() => {
    void readCopy(KEY, seen).then((copy) => {
      if (copy !== undefined) setAt(instantFromMs(copy.body.at));
      void keepCopy(KEY, { at: serverNow() });
    });
  }, []);
  return at;
}
