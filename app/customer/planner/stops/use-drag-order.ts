import { type CSSProperties, type PointerEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { aimedPlace, type Extent } from './aimed-place.ts';

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
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: () => void;
    readonly onLostPointerCapture: () => void;
  };
}

/** The handle is held and has not been moved yet. */
interface Press {
  readonly place: number;
  readonly startY: number;
}

interface Grip extends Press {
  readonly startScroll: number;
  /** The folded cards before any of them moved, on the page. */
  readonly cards: readonly Extent[];
  /** Where the card would go by the last move, which no drawing may have shown yet. */
  to: number;
  /** Where on the screen the finger is; a page that scrolls carries the card on under a finger that rests. */
  atY: number;
  frame: number;
}

/** A press that moves less is none: the cards stay unfolded. */
const LIFT_PX = 4;
/** The page follows a card that is held this near to the edge of the screen, the faster the nearer. */
const EDGE_PX = 48;
const SCROLL_PX_PER_MS = 0.9;

/**
 * Carries one card of a list to another place by a handle; pointer, pen and finger alike. `cards` are the elements of
 * the list in order, and fold themselves while `dragged` is a place. The list changes only on letting go; until then the
 * others make room.
 */
export function useDragOrder(
  cards: () => readonly Element[],
  onMove: (from: number, to: number) => void,
): DragOrder {
  const [drag, setDrag] = useState<Drag | null>(null);
  const press = useRef<Press>(undefined);
  const grip = useRef<Grip>(undefined);

  const begin = (place: number, event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    endGrip();
    press.current = { place, startY: event.clientY };
  };

  const lift = ({ place, startY }: Press, atY: number) => {
    const list = cards();
    foldUnderFinger(list, place, () =>
      flushSync(() => setDrag({ from: place, to: place, movedPx: 0, roomPx: 0 })),
    );
    const folded = list.map(extentOf);
    const held: Grip = { place, startY, startScroll: scrollY, cards: folded, to: place, atY, frame: 0 };
    grip.current = held;
    held.frame = requestAnimationFrame((at) => follow(held, at, at));
    setDrag({ from: place, to: place, movedPx: 0, roomPx: roomOf(folded, place) });
  };

  const carry = ({ clientY }: PointerEvent<HTMLElement>) => {
    const pressed = press.current;
    if (pressed === undefined) return;
    if (grip.current === undefined && Math.abs(clientY - pressed.startY) >= LIFT_PX) lift(pressed, clientY);
    const held = grip.current;
    if (held === undefined) return;
    held.atY = clientY;
    lay(held);
  };

  const lay = (held: Grip) => {
    const movedPx = held.atY - held.startY + scrollY - held.startScroll;
    const to = aimedPlace(held.cards, held.place, movedPx);
    held.to = to;
    setDrag((before) =>
      before === null || before.movedPx === movedPx ? before : { ...before, movedPx, to },
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
    if (grip.current) {
      cancelAnimationFrame(grip.current.frame);
      cards()[0]?.parentElement?.style.removeProperty('padding-block');
    }
    grip.current = undefined;
    press.current = undefined;
  };
  useEffect(() => () => cancelAnimationFrame(grip.current?.frame ?? 0), []);

  const drop = (event: PointerEvent<HTMLElement>) => {
    carry(event);
    const held = grip.current;
    cancel();
    if (held === undefined) return;
    const card = cards()[held.place];
    if (held.place !== held.to) onMove(held.place, held.to);
    // Unfolded again, the cards before it may have pushed it away; the element goes with its stop.
    setTimeout(() => card?.scrollIntoView({ block: 'nearest' }));
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

function extentOf(card: Element): Extent {
  const { top, bottom } = card.getBoundingClientRect();
  return { top: top + scrollY, bottom: bottom + scrollY };
}

/** What folding takes away is put around the list: the held card stays under the finger, the page as long as it was. */
function foldUnderFinger(cards: readonly Element[], place: number, fold: () => void): void {
  const list = cards[0]?.parentElement;
  const own = cards[place];
  if (!list || !own) return;
  const [top, height] = [extentOf(own).top, list.offsetHeight];
  // Never shorter on the way either: the browser would scroll a page that is.
  list.style.paddingBlockEnd = `${height}px`;
  fold();
  const above = Math.max(0, top - extentOf(own).top);
  const below = Math.max(0, 2 * height - list.offsetHeight - above);
  list.style.paddingBlock = `${above}px ${below}px`;
}

/** What its neighbours move by while a card is in the air: its height and one gap. */
function roomOf(cards: readonly Extent[], place: number): number {
  const [own, next, last] = [cards[place], cards[place + 1], cards[place - 1]];
  if (own === undefined) return 0;
  const gap = next ? next.top - own.bottom : last ? own.top - last.bottom : 0;
  return own.bottom - own.top + Math.max(0, gap);
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
