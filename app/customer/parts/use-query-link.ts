import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { confirmMailbox } from '../../local/commands/confirm-mailbox.ts';
import { keepTabLink, readTabLink } from '../../local/tab-link.ts';

/**
 * The query that a mailed link opened this page with. It leaves the address bar at once, before anything could pass it
 * on by referrer, history or a screenshot (decision 126), and stays in this tab's storage under `storageKey`: a reload
 * still shows the page. What the device keeps of what it proved is forgotten on its own (LC103).
 */
export function useQueryLink(storageKey: string): string {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const [kept, setKept] = useState(() => readTabLink(storageKey));
  useLayoutEffect(() => {
    if (search === '') return;
    keepTabLink(storageKey, search);
    setKept(search);
    void navigate(pathname, { replace: true });
  }, [search, pathname, storageKey, navigate]);
  const link = search === '' ? kept : search;
  useEffect(() => tellMailed(link), [link]);
  return link;
}

/** What only a mail carries proves that its address is read by whoever opened it. */
function tellMailed(link: string): void {
  const query = new URLSearchParams(link);
  const [email, box] = [query.get('email'), query.get('box')];
  if (email !== null && box !== null) confirmMailbox({ email, box }).catch(() => undefined);
}
