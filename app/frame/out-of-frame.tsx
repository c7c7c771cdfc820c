import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isFramable } from '#shared/company/framable.ts';
import { isFramed } from './framed.ts';
import { lazyPart, NotDownloaded } from './lazy-part.tsx';

/** Nobody else needs it. */
const FramedOut = lazyPart(() => import('./own-tab/framed-out.tsx'), 'FramedOut', { missing: NotDownloaded });

/**
 * In a frame of another site only what needs no key and no private link is shown (D449); the rest opens in a tab of its
 * own, whoever asked for it there. The server refuses it as a page, and this as a step inside the app.
 */
export function OutOfFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return !isFramed || isFramable(pathname) ? children : <FramedOut />;
}
