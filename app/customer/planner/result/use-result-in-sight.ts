import { type RefObject, useEffect, useRef } from 'react';
import type { PlanStatus } from '../../../booking/plan/plan-answer.ts';

/** On a phone the route and its price stand far below the last stop: once they are there, the page goes to them. */
export function useResultInSight(
  panel: RefObject<HTMLElement | null>,
  status: PlanStatus,
  isWide: boolean,
): void {
  const before = useRef(status);
  useEffect(() => {
    const isNews = before.current === 'computing' && (status === 'route' || status === 'offline');
    before.current = status;
    if (!isNews || isWide) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    panel.current?.scrollIntoView({ block: 'start', behavior: isStill ? 'instant' : 'smooth' });
  }, [panel, status, isWide]);
}
