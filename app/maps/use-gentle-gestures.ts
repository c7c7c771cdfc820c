import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';

/** How long the hint stays after the last try. */
const HINT_MS = 1_400;

export type GestureHint = 'wheel' | 'fingers';

/**
 * Keeps one finger and the plain wheel from Leaflet, so that the page scrolls through its map; two fingers, Ctrl with
 * the wheel, buttons and keys move it. Answers which hint is due.
 */
export function useGentleGestures(map: LeafletMap | null): GestureHint | null {
  const [hint, setHint] = useState<GestureHint | null>(null);
  useEffect(() => {
    const frame = map?.getContainer().parentElement;
    if (!frame) return;
    let timer: ReturnType<typeof setTimeout>;
    const tell = (next: GestureHint | null) => {
      clearTimeout(timer);
      setHint(next);
      timer = setTimeout(() => setHint(null), HINT_MS);
    };
    const onWheel = (event: WheelEvent) => {
      if (event.ctrlKey || event.metaKey) return;
      event.stopPropagation();
      tell('wheel');
    };
    const onTouch = (event: TouchEvent) => {
      if (event.touches.length > 1) return tell(null);
      event.stopPropagation();
      if (event.type === 'touchmove') tell('fingers');
    };
    // On the way down, before Leaflet's own listeners on the box inside.
    const listening = { capture: true, passive: true };
    frame.addEventListener('wheel', onWheel, listening);
    frame.addEventListener('touchstart', onTouch, listening);
    frame.addEventListener('touchmove', onTouch, listening);
    return () => {
      clearTimeout(timer);
      frame.removeEventListener('wheel', onWheel, listening);
      frame.removeEventListener('touchstart', onTouch, listening);
      frame.removeEventListener('touchmove', onTouch, listening);
    };
  }, [map]);
  return hint;
}
