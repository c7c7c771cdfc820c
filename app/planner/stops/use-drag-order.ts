import { type CSSProperties, type PointerEvent, useEffect, useRef, useState } from 'react';
import { aimedPlace } from './aimed-place.ts';

interface Drag {
  readonly from: number;
  readonly to: number;
  /** How far the finger has carried the card, the page's own movement included. */
  readonly movedPx: number;
  /** The room the card leaves: what its neighbours move by. */
  readonly roomPx: number;
}

export interface DragOrder {
  /** The place of the card in the air. */
  readonly dragged: number | null;
  readonly styleOf: (place: number) => CSSProperties | undefined;
  readonly handleProps: (place: number) => {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
    readonly onLostPointerCapture: () => void;
  };
}

interface Grip {
  readonly startY: number;
  readonly startScroll: number;
  /** Of the cards when the drag began, on the page. */
  readonly middles: readonly number[];
  /** Where on the screen the finger is; a page that scrolls carries the card on under a finger that rests. */
  atY: number;
  frame: number;
}

/** The page follows a card that is held this near to the edge of the screen, the faster the nearer. */
const EDGE_PX = 48;
const SCROLL_PX_PER_MS = 0.9;

/**
 * Carries one card of a list to another place by a handle; pointer, pen and finger alike. `cards` are the elements of
 * the list in order. The list changes only on letting go; until then the others make room.
 */
export function useDragOrder(
  cards: () => readonly Element[],
  onMove: (from: number, to: number) => void,
): DragOrder {
  const [drag, setDrag] = useState<Drag | null>(null);
  const grip = useRef<Grip>(undefined);

  const begin = (place: number, event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const rects = cards().map((card) => card.getBoundingClientRect());
    const own = rects[place];
    if (own === undefined) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const next = rects[place + 1] ?? rects[place - 1];
    const gap =
      next === undefined
        ? 0
        : Math.max(0, next.top > own.top ? next.top - own.bottom : own.top - next.bottom);
    const middles = rects.map((rect) => rect.top + rect.height / 2 + scrollY);
    endGrip();
    const held: Grip = { startY: event.clientY, startScroll: scrollY, middles, atY: event.clientY, frame: 0 };
    grip.current = held;
    held.frame = requestAnimationFrame((at) => follow(held, at, at));
    setDrag({ from: place, to: place, movedPx: 0, roomPx: own.height + gap });
  };

  const carry = (event: PointerEvent<HTMLElement>) => {
    const held = grip.current;
    if (held === undefined) return;
    held.atY = event.clientY;
    lay(held);
  };

  const lay = ({ atY, startY, startScroll, middles }: Grip) => {
    const movedPx = atY - startY + scrollY - startScroll;
    setDrag((before) =>
      before === null || before.movedPx === movedPx
        ? before
        : { ...before, movedPx, to: aimedPlace(middles, before.from, movedPx) },
    );
  };

  const follow = (held: Grip, lastAt: number, at: number) => {
    const step = scrollStep(held.atY, at - lastAt);
    if (step !== 0) {
      scrollBy({ top: step, behavior: 'instant' });
      lay(held);
    }
    held.frame = requestAnimationFrame((nextAt) => follow(held, at, nextAt));
  };

  const endGrip = () => {
    if (grip.current) cancelAnimationFrame(grip.current.frame);
    grip.current = undefined;
  };
  useEffect(() => () => cancelAnimationFrame(grip.current?.frame ?? 0), []);

  const drop = () => {
    if (grip.current === undefined) return;
    endGrip();
    setDrag(null);
    if (drag && drag.from !== drag.to) onMove(drag.from, drag.to);
  };

  const cancel = () => {
    endGrip();
    setDrag(null);
  };

  return {
    dragged: drag?.from ?? null,
    styleOf: (place) => (drag ? { translate: `0 ${shiftOf(drag, place)}px` } : undefined),
    handleProps: (place) => ({
      onPointerDown: (event) => begin(place, event),
      onPointerMove: carry,
      onPointerUp: drop,
      onPointerCancel: cancel,
      onLostPointerCapture: cancel,
    }),
  };
}

/** Pixels of one frame of `ms`; 0 away from the edges. The bars at the ends of the screen are edges too. */
function scrollStep(atY: number, ms: number): number {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const above = (Number.parseFloat(scrollPaddingTop) || 0) + EDGE_PX - atY;
  const below = atY - innerHeight + (Number.parseFloat(scrollPaddingBottom) || 0) + EDGE_PX;
  const depth = Math.min(1, Math.max(above, below, 0) / EDGE_PX);
  return depth * SCROLL_PX_PER_MS * ms * (above > below ? -1 : 1);
}

function shiftOf({ from, to, movedPx, roomPx }: Drag, place: number): number {
  if (place === from) return movedPx;
  if (place > from && place <= to) return -roomPx;
  if (place < from && place >= to) return roomPx;
  return 0;
}
