import { useEffect, useRef, useState } from 'react';
import type { Id } from '#shared/kernel/ids.ts';
import type { CalendarRange } from '../parts/use-calendar-range.ts';

const HIGHLIGHT_MS = 2_000;
const NONE: ReadonlySet<Id> = new Set();

/** Ids of what is new or other than a moment ago, for two seconds. Another range is no news. */
export function useHighlight(rangeKey: string, range: CalendarRange | undefined): ReadonlySet<Id> {
  const [highlighted, setHighlighted] = useState(NONE);
  const before = useRef<{ key: string; marks: ReadonlyMap<Id, string> }>(undefined);
  useEffect(() => {
    if (range === undefined) return;
    const marks = marksOf(range);
    const known = before.current?.key === rangeKey ? before.current.marks : undefined;
    before.current = { key: rangeKey, marks };
    if (known === undefined) return;
    const changed = [...marks].filter(([id, mark]) => known.get(id) !== mark).map(([id]) => id);
    if (changed.length === 0) return;
    setHighlighted(new Set(changed));
    const timer = setTimeout(() => setHighlighted(NONE), HIGHLIGHT_MS);
    return () => clearTimeout(timer);
  }, [rangeKey, range]);
  return highlighted;
}

function marksOf({ bookings, blocks }: CalendarRange): ReadonlyMap<Id, string> {
  return new Map([
    ...bookings.map((row) => [row.id, `${row.version} ${row.status} ${row.startISO} ${row.endISO}`] as const),
    ...blocks.map((one) => [one.id, `${one.startISO} ${one.endISO} ${one.reason}`] as const),
  ]);
}
