import { useEffect, useSyncExternalStore } from 'react';
import { listenToToken, readToken } from '../../../data/staff/admin-token.ts';
import { renewPush, silencePush } from '../../../data/staff/commands/notify-device.ts';
import { erasingsHeard } from '../../../data/staff/copies.ts';
import { keepOffline } from '../../../data/staff/keep-offline.ts';
import { useOnline } from '../../../frame/use-online.ts';
import { useStore } from '../../../ui/use-store.ts';
import { useMay } from '../access/use-may.ts';
import { useTimeZone } from '../use-time-zone.ts';

/** The screen that was opened has the line for itself first. */
const QUIET_MS = 2_000;
const LOOK_AGAIN_MS = 30 * 60_000;

/** Copies for days without a connection, and the way here of notifications: after the login, and while the app is open. */
export function useKeepOffline(): void {
  const timeZone = useTimeZone();
  const online = useOnline();
  const token = useSyncExternalStore(listenToToken, readToken);
  const isOffice = useMay('office');
  const heard = useStore(erasingsHeard);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was dropped then is read again soon.
  useEffect(() => {
    if (!online || token === undefined) return;
    const keep = () => {
      void keepOffline(timeZone).catch(() => undefined);
      // Again for a crew (D473): at its login the push service may have been out of reach, or a build before let it in.
      if (!isOffice) silencePush();
      else void renewPush().catch(() => undefined); // browsers throw where they cannot reach their push service
    };
    const soon = setTimeout(keep, QUIET_MS);
    const again = setInterval(keep, LOOK_AGAIN_MS);
    return () => {
      clearTimeout(soon);
      clearInterval(again);
    };
  }, [timeZone, online, token, isOffice, heard]);
}
