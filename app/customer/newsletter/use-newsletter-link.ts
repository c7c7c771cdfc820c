import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The query this page was opened with; '' when it was opened without one. It leaves the address bar at once
 * (D126) and is kept in this entry of the history alone, so that a reload still knows it.
 */
export function useNewsletterLink(): string {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [query, setQuery] = useState(search || keptIn(state));
  useLayoutEffect(() => {
    if (search === '') return;
    setQuery(search);
    void navigate('/newsletter', { replace: true, state: { link: search } });
  }, [search, navigate]);
  return query;
}

function keptIn(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('link' in state)) return '';
  return typeof state.link === 'string' ? state.link : '';
}
