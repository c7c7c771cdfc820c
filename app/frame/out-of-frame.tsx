import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { isFramable } from '#shared/company/framable.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { isFramed } from './framed.ts';

/**
 * In a frame of another site only what needs no key and no private link is shown (D449); the rest opens in a tab of its
 * own, whoever asked for it there. The server refuses it as a page, and this as a step inside the app.
 */
export function OutOfFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const { pathname, search, hash } = useLocation();
  if (!isFramed || isFramable(pathname)) return children;
  return (
    <main className="page">
      <EmptyState
        title={t('framed.title')}
        titleLevel="h1"
        action={
          <a href={pathname + search + hash} target="_blank" rel="noopener">
            {t('framed.open')}
          </a>
        }
      >
        {t('framed.text')}
      </EmptyState>
    </main>
  );
}
