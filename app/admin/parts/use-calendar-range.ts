import { useCallback, useEffect, useMemo, useState } from 'react';
import { addDays, type Day } from '#shared/kernel/day.ts';
import type { FailCode } from '../../data/device/rows.ts';
import {
  calendarEdition,
  changeCalendar,
  prefetchCalendar,
  readCalendar,
  refreshCalendar,
  restoreCalendar,
} from '../../data/staff/calendar-store.ts';
import type { CalendarRange } from '../../data/staff/calendar-weeks.ts';
import { RUSH_MS, useLiveDays } from '../../frame/use-live-days.ts';
import { useOnline } from '../../frame/use-online.ts';
import { useStore } from '../../ui/use-store.ts';
import type { AdminData } from './use-admin-read.ts';
import { useTimeZone } from './use-time-zone.ts';
import { useWhenBack } from './use-when-back.ts';

export type { CalendarRange } from '../../data/staff/calendar-weeks.ts';

export type CalendarData = Omit<AdminData<CalendarRange>, 'put'>;

interface Asking {
  readonly busy: boolean;
  readonly fault: FailCode | undefined;
}

/**
 * Visits and blocks from `from` up to and without `to` (45 days at most): what this tab knows at once, then what the
 * device kept, then what the server says, and again whenever the stream tells of a change (LC47, LC88). Without a
 * connection nothing tells of one, so what is shown says its age from that moment on (LC82).
 */
export function useCalendarRange(from: Day, to: Day): CalendarData {
  const timeZone = useTimeZone();
  const edition = useStore(calendarEdition);
  const online = useOnline();
  const [{ busy, fault }, setAsking] = useState<Asking>({ busy: true, fault: undefined });

  const reload = useCallback(async () => {
    setAsking((known) => ({ ...known, busy: true }));
    const answer = await refreshCalendar(from, to, timeZone);
    setAsking({ busy: false, fault: answer.ok ? undefined : answer.code });
  }, [from, to, timeZone]);

  useEffect(() => {
    const stop = new AbortController();
    setAsking({ busy: true, fault: undefined });
    void restoreCalendar(from, to);
    void refreshCalendar(from, to, timeZone, stop.signal).then((answer) => {
      if (!stop.signal.aborted) setAsking({ busy: false, fault: answer.ok ? undefined : answer.code });
    });
    return () => stop.abort();
  }, [from, to, timeZone]);

  useWhenBack(() => void reload());

  useLiveDays(
    from,
    addDays(to, -1),
    async () => {
      const answer = await refreshCalendar(from, to, timeZone);
      setAsking((known) => ({ ...known, fault: answer.ok ? undefined : answer.code }));
      return answer.ok ? { ok: true } : { ok: false, code: answer.code };
    },
    RUSH_MS,
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another edition is another answer.
  const known = useMemo(() => readCalendar(from, to, timeZone), [edition, from, to, timeZone]);
  const change = useCallback<CalendarData['change']>(
    (of) => changeCalendar(from, to, timeZone, of),
    [from, to, timeZone],
  );
  return {
    body: known?.body,
    asOf: known?.asOf,
    isCopy: known !== undefined && (known.isCopy || fault !== undefined || !online),
    busy,
    fault,
    reload,
    change,
  };
}

/** Reads neighbours ahead of a swipe; what is there and fresh is not asked for again. */
export function usePrefetchCalendar(): (from: Day, to: Day) => void {
  const timeZone = useTimeZone();
  return useCallback((from, to) => void prefetchCalendar(from, to, timeZone), [timeZone]);
}
