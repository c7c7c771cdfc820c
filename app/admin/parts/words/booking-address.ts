import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Id, isId } from '#shared/kernel/ids.ts';
import { createStore } from '../../../store.ts';

/**
 * What lies over a screen. Only ids: an address can be read over the shoulder, and copied. A booking is `visit` there:
 * staff have such addresses in bookmarks and messages.
 */
export type Panel = 'visit' | 'block';
const panels: readonly Panel[] = ['visit', 'block'];

/** What an address says is open, or nothing where it is no id. */
export function openedIn(search: string, panel: Panel): Id | undefined {
  const id = new URLSearchParams(search).get(panel);
  return id !== null && isId(id) ? id : undefined;
}

/** The address with this open and nothing else, or with nothing open; the rest of it stays. */
export function withOpened(search: string, panel?: Panel, id?: Id): string {
  const kept = Object.fromEntries(panels.map((each) => [each, undefined]));
  return withQuery(search, panel === undefined ? kept : { ...kept, [panel]: id });
}

/** The query with these parts changed; an undefined one is taken away. */
export function withQuery(search: string, change: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) query.delete(name);
    else query.set(name, value);
  }
  return query.size === 0 ? '' : `?${query}`;
}

export interface Address {
  /** As `location.search`; at once after a change. */
  readonly search: string;
  /**
   * `push` for what Back should undo, such as a panel; anything else would fill the history. A function is given the
   * address as it is now: of two quick presses the second comes before the screen knows of the first.
   */
  readonly go: (change: string | ((search: string) => string), how: 'push' | 'replace') => void;
}

/** How often a screen changed it by itself. */
const changes = createStore(0);

/**
 * The query of the screen's address. The router tells of a change in a transition, which waits for whatever is lazy and
 * leaves a press without an answer meanwhile; the browser knows at once.
 */
export function useAddress(): Address {
  const { pathname, search: settled } = useLocation();
  const navigate = useNavigate();
  const search = useSyncExternalStore(
    listen,
    // On the way to another screen this one stays as it was.
    () => (window.location.pathname === pathname ? window.location.search : settled),
    () => settled,
  );
  const go: Address['go'] = (change, how) => {
    // An entry that was pushed for a panel stays one when the panel is led to another row.
    const state = how === 'push' ? { isPushed: true } : isPushed() ? { isPushed: true } : null;
    const next = typeof change === 'string' ? change : change(window.location.search);
    void navigate({ search: next }, { replace: how === 'replace', state });
    changes.set(changes.get() + 1);
  };
  return { search, go };
}

/** `[opened, open, close]` A panel that the address knows: a reload shows it again, Back closes it. */
export function useOpenPanel(
  panel: Panel,
): readonly [Id | undefined, open: (id: Id) => void, close: () => void] {
  const { search, go } = useAddress();
  const navigate = useNavigate();
  const opened = openedIn(search, panel);
  const open = (id: Id) => {
    // Steps from row to row inside of a panel are no entries of the history.
    const isInside = panels.some((each) => openedIn(window.location.search, each));
    go((now) => withOpened(now, panel, id), isInside ? 'replace' : 'push');
  };
  const close = () => {
    // A second Esc before the first has arrived would leave the screen, and what an answer is about may be closed already.
    if (isLeaving || opened === undefined || openedIn(window.location.search, panel) !== opened) return;
    if (!isPushed()) return go((now) => withOpened(now), 'replace');
    isLeaving = true;
    window.addEventListener('popstate', () => (isLeaving = false), { once: true });
    void navigate(-1);
  };
  return [opened, open, close];
}

/** `[opened, open, close]` The visit whose panel is open. */
export function useOpenBooking(): ReturnType<typeof useOpenPanel> {
  return useOpenPanel('visit');
}

let isLeaving = false;

/** Whether the entry of the history was made for what is open, so that Back is the way out of it. */
function isPushed(): boolean {
  const state: unknown = window.history.state;
  // The router keeps what it was given under `usr`; the state of useLocation comes as late as its address.
  const given = typeof state === 'object' && state !== null && 'usr' in state ? state.usr : undefined;
  return typeof given === 'object' && given !== null && 'isPushed' in given;
}

function listen(tell: () => void): () => void {
  const leave = changes.subscribe(tell);
  window.addEventListener('popstate', tell);
  return () => {
    leave();
    window.removeEventListener('popstate', tell);
  };
}
