import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

interface Steps {
  readonly step: 1 | 2;
  readonly goOn: () => void;
  readonly goBack: () => void;
  /** Puts the first step in place of a second that has nothing to show. */
  readonly replaceWithFirst: () => void;
}

/** The step lives in the address, so that the browser's Back is the screen's Back. */
export function useStep(): Steps {
  const [params] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const step = params.get('step') === '2' ? 2 : 1;
  useArrivalAt(step);
  return {
    step,
    goOn: () => navigate(`${pathname}?step=2`, { state: fromFirst }),
    goBack: () => (isFromFirst(state) ? navigate(-1) : navigate(pathname, { replace: true })),
    replaceWithFirst: () => navigate(pathname, { replace: true }),
  };
}

/** Says that the entry before this one is the first step; a reload keeps it, a shared link has none. */
const fromFirst = { from: 'choose-rooms' };

function isFromFirst(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'from' in state && state.from === fromFirst.from;
}

/** A step is a screen of its own to the reader: it starts at its top, with its heading. */
function useArrivalAt(step: number): void {
  const known = useRef(step);
  useEffect(() => {
    if (known.current === step) return;
    known.current = step;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.querySelector<HTMLElement>('#content h1')?.focus({ preventScroll: true });
  }, [step]);
}
