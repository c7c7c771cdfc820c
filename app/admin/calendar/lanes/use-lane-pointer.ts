import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { WallInterval } from '#shared/agenda/agenda.ts';
import { toLocal } from '#shared/agenda/local-time.ts';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { useLatest } from '../../../ui/use-latest.ts';
import { at } from '../grid/timed-rows.ts';
import type { LaneMove } from './use-lane-move.ts';

/** From here on a press with a mouse is a drag, and with a finger a scroll; pixels. */
const DRAG_FROM = 6;
/** A finger that rests so long takes the visit up, as in the week. */
const LONG_PRESS_MS = 350;
/** So near to an edge of the window the page goes along; pixels, and pixels a step. */
const EDGE = 48;
const EDGE_STEP = 14;

interface LanePointerOptions {
  /** The lanes stand in it, each with `data-lane`. */
  readonly grid: RefObject<HTMLElement | null>;
  readonly hours: WallInterval;
  readonly timeZone: string;
  readonly editable: boolean;
  readonly move: LaneMove;
}

/**
 * Drags by mouse, pen and finger. Answers what begins one, and whether the click that ends it is still to come: it opens
 * nothing.
 */
export function useLanePointer({ grid, hours, timeZone, editable, move }: LanePointerOptions) {
  const latest = useLatest(move);
  const isLifted = useRef(false);
  const wasDragged = useRef(false);
  const stop = useRef<() => void>(undefined);
  useEffect(() => {
    const element = grid.current;
    // Only a listener that may prevent it keeps the page from scrolling under a finger that holds a visit.
    const hold = (event: TouchEvent) => {
      if (isLifted.current) event.preventDefault();
    };
    element?.addEventListener('touchmove', hold, { passive: false });
    return () => {
      element?.removeEventListener('touchmove', hold);
      stop.current?.();
    };
  }, [grid]);

  const minuteAt = (lane: Element, y: number) => {
    const box = lane.getBoundingClientRect();
    return hours.startMin + ((y - box.top) / box.height) * (hours.endMin - hours.startMin);
  };

  const begin = (event: ReactPointerEvent, row: BookingRowView, isEnd: boolean) => {
    if (!editable || event.button !== 0 || row.status === 'CANCELLED') return;
    const lane = event.currentTarget.closest('[data-lane]');
    if (!lane) return;
    const { pointerId, clientX, clientY, pointerType } = event;
    const grabbedMin = minuteAt(lane, clientY) - toLocal(at(row.startISO), timeZone).minuteOfDay;
    wasDragged.current = false;
    let [x, y] = [clientX, clientY];
    const lift = () => {
      isLifted.current = latest.current.lift(row, 'pointer');
    };
    const timer = pointerType === 'touch' ? setTimeout(lift, LONG_PRESS_MS) : undefined;
    const follow = () => {
      const target = laneAt(grid.current, x);
      const id = target?.getAttribute('data-lane');
      if (!target || !id) return;
      if (isEnd) latest.current.stretch(minuteAt(target, y));
      else latest.current.place(minuteAt(target, y) - grabbedMin, id);
    };
    const scrolling = setInterval(() => {
      const by = y < EDGE ? -EDGE_STEP : y > window.innerHeight - EDGE ? EDGE_STEP : 0;
      if (!isLifted.current || by === 0) return;
      window.scrollBy({ top: by, behavior: 'instant' });
      follow();
    }, 16);
    const onMove = (moved: PointerEvent) => {
      if (moved.pointerId !== pointerId) return;
      [x, y] = [moved.clientX, moved.clientY];
      if (!isLifted.current) {
        if (Math.hypot(x - clientX, y - clientY) < DRAG_FROM) return;
        if (pointerType === 'touch') return end();
        lift();
        if (!isLifted.current) return end();
      }
      follow();
    };
    const onUp = (up: PointerEvent) => {
      if (up.pointerId !== pointerId) return;
      const wasLifted = isLifted.current;
      end();
      if (!wasLifted) return;
      wasDragged.current = true;
      latest.current.drop();
    };
    const giveUp = () => {
      if (isLifted.current) latest.current.letGo();
      end();
    };
    const onKey = (key: KeyboardEvent) => {
      if (key.key === 'Escape' && isLifted.current) giveUp();
    };
    // The menu that a long press opens would end the drag.
    const onMenu = (menu: Event) => {
      if (isLifted.current) menu.preventDefault();
    };
    const end = () => {
      clearTimeout(timer);
      clearInterval(scrolling);
      isLifted.current = false;
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', giveUp);
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('contextmenu', onMenu);
    };
    stop.current = end;
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', giveUp);
    window.addEventListener('keydown', onKey);
    window.addEventListener('contextmenu', onMenu);
  };

  return {
    begin,
    minuteAt,
    /** Once for each drag. */
    swallowsClick: (): boolean => {
      const was = wasDragged.current;
      wasDragged.current = false;
      return was;
    },
  };
}

/** The lane under a place of the screen, or the nearest one beside it. */
function laneAt(grid: HTMLElement | null, x: number): Element | undefined {
  const lanes = [...(grid?.querySelectorAll('[data-lane]') ?? [])];
  const away = (lane: Element) => {
    const { left, right } = lane.getBoundingClientRect();
    return x < left ? left - x : x > right ? x - right : 0;
  };
  return lanes.sort((one, other) => away(one) - away(other))[0];
}
