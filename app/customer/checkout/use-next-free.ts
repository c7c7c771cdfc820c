import { useEffect, useRef, useState } from 'react';
import { toLocal } from '#shared/agenda/local-time.ts';
import type { Day } from '#shared/kernel/day.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import { serverNow } from '../../data/device/clock.ts';
import { remote } from '../../data/remote.ts';
import { readSlots, type SlotEntry } from '../../data/slots/read-slots.ts';
import type { VisitKey } from '../../data/slots/visit-key.ts';
import { useLive } from '../../frame/use-live.ts';
import { useLiveDays } from '../../frame/use-live-days.ts';
import { useWhenLoaded } from '../../ui/use-loaded.ts';
import { useWhenChanged } from '../../ui/use-when-changed.ts';
import { daysWithNext, type FreeCounts } from './free-days.ts';
import { keepOffered, NEXT_FREE } from './next-free-slots.ts';
import { useSayTaken } from './use-say-taken.ts';

/** A time that was taken is seen to be gone before another comes in its place. */
const TAKEN_SHOWN_MS = 10_000;

interface NextFree {
  /** Undefined while they are not known. */
  readonly slots: readonly SlotEntry[] | undefined;
  /** Asked for, and no answer yet. */
  readonly isComing: boolean;
}

interface NextFreeOf {
  readonly today: Day;
  readonly visit: VisitKey;
  readonly timeZone: string;
  /** What is being taken or held. */
  readonly own: Instant | null;
  /** The day whose times are on screen, which tells of them itself. */
  readonly shown: Day | undefined;
}

/** The next three free times, from as few days as hold them, kept where they are. */
export function useNextFree(
  counts: FreeCounts,
  { today, visit, timeZone, own, shown }: NextFreeOf,
): NextFree {
  const [offered, setOffered] = useState<readonly Instant[]>([]);
  const offeredDays = offered.map((startAt) => toLocal(startAt, timeZone).day);
  const days = daysWithNext(counts, today, NEXT_FREE, offeredDays);
  const key = days.join(' ');
  const stored = useLive(
    async () => ({ visit, days: await Promise.all(days.map((day) => readSlots(day, visit))) }),
    [key, visit],
  );
  // Of other days too, until these are read: a list that went meanwhile took its buttons from under the finger.
  const known = stored?.visit === visit ? stored.days.map((one) => one?.slots ?? []) : undefined;

  const [answered, setAnswered] = useState<string>();
  useWhenLoaded(
    () => Promise.all(days.map((day) => remote.refreshSlots(day, visit))),
    () => setAnswered(key),
    [key, visit],
  );

  const [first, last = first] = [days[0], days.at(-1)];
  useLiveDays(first, last, async (since) => {
    const outcomes = await Promise.all(days.map((day) => remote.refreshSlots(day, visit, { since })));
    return outcomes.find(({ ok }) => !ok) ?? { ok: true };
  });

  const found = keepOffered(known ?? [], offered, serverNow(), own);
  const starts = found.map(({ startAt }) => startAt);
  if (known !== undefined && starts.join() !== offered.join()) setOffered(starts);
  const sayTaken = useSayTaken(timeZone, { withDay: true });
  const before = useRef<readonly SlotEntry[]>([]);
  useWhenChanged(() => {
    const isTold = ({ startAt }: SlotEntry) => startAt === own || toLocal(startAt, timeZone).day === shown;
    sayTaken(
      before.current.filter((slot) => !isTold(slot)),
      known?.flat(),
    );
    before.current = found;
  }, [stored, starts.join()]);
  const isOld = found.some((slot) => !slot.available);
  useEffect(() => {
    if (!isOld) return;
    const timer = setTimeout(() => setOffered([]), TAKEN_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isOld]);
  return { slots: found.length > 0 ? found : undefined, isComing: answered !== key };
}
