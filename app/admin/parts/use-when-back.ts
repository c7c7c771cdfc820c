import { useRef } from 'react';
import { useOnline } from '../../frame/use-online.ts';
import { useWhenChanged } from '../../ui/use-when-changed.ts';

/**
 * Asks again for what is on screen each time that the connection is back. The stream begins anew then too, but is silent
 * about days that stand as they did (LC47), and about all that is no day.
 */
export function useWhenBack(ask: () => void): void {
  const online = useOnline();
  const wasOnline = useRef(online);
  useWhenChanged(() => {
    if (online && !wasOnline.current) ask();
    wasOnline.current = online;
  }, [online]);
}
