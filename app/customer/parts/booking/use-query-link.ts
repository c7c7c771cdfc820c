import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { keepTabLink, readTabLink } from '../../../data/device/tab/tab-link.ts';
import { remote } from '../../../data/remote.ts';
import { unwrapQuery } from './manage-link.ts';

/**
 * The query that a mailed link opened this page with. It leaves the address bar at once, before anything could pass it
 * on by referrer, history or a screenshot (D126), and stays in this tab's storage under `storageKey`: a reload
 * still shows the page. What the device keeps of what it proved is forgotten on its own (LC103).
 */
export function useQueryLink(storageKey: string): string {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const [kept, setKept] = useState(() => readTabLink(storageKey));
  useLayoutEffect(() => {
    if (search === '') return;
    const link = unwrapQuery(search);
    keepTabLink(storageKey, link);
    setKept(link);
    void navigate(pathname, { replace: true });
  }, [search, pathname, storageKey, navigate]);
  const link = search === '' ? kept : unwrapQuery(search);
  useEffect(() => tellMailedOnTouch(link), [link]);
  return link;
}

/** What a person does on a page sooner or later, and a program that looks through mails does not. */
const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * What only a mail carries proves that its address is read by the person who opened it and then touched the page.
 * Programs that look through mails open every link and run its scripts, and must change nothing. Answers what ends the
 * waiting.
 */
function tellMailedOnTouch(link: string): (() => void) | undefined {
  const query = new URLSearchParams(link);
  const [email, box] = [query.get('email'), query.get('box')];
  if (email === null || box === null) return undefined;
  const done = new AbortController();
  const tell = () => {
    done.abort();
    remote.confirmMailbox({ email, box });
  };
  for (const touch of TOUCHES) addEventListener(touch, tell, { signal: done.signal, passive: true });
  return () => done.abort();
}
