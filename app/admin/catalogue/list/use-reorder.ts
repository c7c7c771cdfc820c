import { type PointerEvent, useRef, useState } from 'react';

interface Drag {
  readonly from: number;
  readonly to: number;
}

/**
 * Takes a row of a list to another place by its handle, with a mouse, a finger or a pen; buttons do the same for keys.
 * While it is dragged the list shows where it would be; the order is told once, when it is let go.
 */
export function useReorder<Item>(items: readonly Item[], onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLElement>(null);
  const [drag, setDrag] = useState<Drag>();
  const rows = () => [...(list.current?.querySelectorAll(':scope > [data-row]') ?? [])];
  const placeAt = (y: number): number => {
    const found = rows().findIndex((row) => y < row.getBoundingClientRect().bottom);
    return found === -1 ? items.length - 1 : found;
  };
  const handle = (place: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ from: place, to: place });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (drag === undefined) return;
      const to = placeAt(event.clientY);
      if (to !== drag.to) setDrag({ ...drag, to });
    },
    onPointerUp: () => {
      if (drag !== undefined && drag.from !== drag.to) onMove(drag.from, drag.to);
      setDrag(undefined);
    },
    onPointerCancel: () => setDrag(undefined),
  });
  return {
    list,
    handle,
    /** Which row is in hand, as it was counted before. */
    draggedFrom: drag?.from,
    /** As the list would be: the row in hand stays where it is in the page, so that the pointer keeps it. */
    target: drag && drag.from !== drag.to ? drag.to : undefined,
  };
}

/** The list with one row at another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const rest = items.filter((_, place) => place !== from);
  const item = items[from];
  return item === undefined ? items : [...rest.slice(0, to), item, ...rest.slice(to)];
}
