import { type RefObject, useLayoutEffect } from 'react';

/** Tells the sheet how high the panel is: a sticky box cannot know by itself whether it fits the screen. */
export function usePanelHeight(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = panel.current;
    if (box === null) return;
    const watch = new ResizeObserver(() => box.style.setProperty('--panel-height', `${box.offsetHeight}px`));
    watch.observe(box);
    return () => watch.disconnect();
  }, [panel]);
}
