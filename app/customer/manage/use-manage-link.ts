import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type ManageLink, readManageLink } from '../parts/manage-link.ts';

/** For this tab only: a reload still shows the booking, a shared computer forgets it with the tab. */
const STORAGE_KEY = 'manage_link';

/**
 * The link this page was opened with. The query leaves the address bar at once, before anything could pass it on by
 * referrer, history or a screenshot (decision 126).
 */
export function useManageLink(): ManageLink | undefined {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [kept, setKept] = useState(recall);
  useLayoutEffect(() => {
    if (search === '') return;
    keep(search);
    setKept(search);
    void navigate('/manage', { replace: true });
  }, [search, navigate]);
  return readManageLink(search === '' ? kept : search);
}

function keep(search: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, search);
  } catch {
    // Storage is full or forbidden: a reload then needs the link again.
  }
}

function recall(): string {
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? '';
  } catch {
    return '';
  }
}
