import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askForPush, endPush, isPushHere, type PushState, readPushState } from '../../data/device/push.ts';
import { loadPush, subscribePush, unsubscribePush } from '../../data/staff/commands/notify-device.ts';
import { useOnline } from '../../frame/use-online.ts';
import { useWhenLoaded } from '../../ui/use-loaded.ts';
import { faultWords } from '../parts/words/fault-words.ts';

export interface DevicePush {
  /** `on` where the server and the browser both say so; `unknown` while the server cannot be asked. */
  readonly state: 'on' | 'off' | 'unknown' | Exclude<PushState, 'ready'> | undefined;
  readonly busy: boolean;
  readonly fault: string | undefined;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Turns notifications of this device on and off. `onChanged`: the list of devices says something else now. */
export function useDevicePush(onChanged: () => Promise<void>): DevicePush {
  const { t } = useTranslation('admin');
  const online = useOnline();
  const [state, setState] = useState<DevicePush['state']>();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  useWhenLoaded(readState, setState, [online]);

  const attempt = async (work: () => Promise<string | undefined>) => {
    setBusy(true);
    setFault(undefined);
    // Browsers throw where they cannot reach their push service.
    setFault(await work().catch(() => t('notices.device.browser')));
    setState(await readState());
    setBusy(false);
    await onChanged();
  };
  return {
    state,
    busy,
    fault,
    start: () =>
      attempt(async () => {
        const known = await loadPush();
        if (!known.ok) return faultWords(known.code, t);
        const subscription = await askForPush(known.body.publicKey);
        if (subscription === undefined) return undefined; // they said no: the state tells it
        const answer = await subscribePush(subscription);
        return answer.ok ? undefined : faultWords(answer.code, t);
      }),
    stop: () =>
      attempt(async () => {
        await endPush();
        const answer = await unsubscribePush();
        return answer.ok ? undefined : faultWords(answer.code, t);
      }),
  };
}

async function readState(): Promise<DevicePush['state']> {
  const here = await readPushState();
  if (here !== 'ready') return here;
  const known = await loadPush();
  if (!known.ok) return 'unknown';
  const { publicKey, subscribed } = known.body;
  return subscribed && (await isPushHere(publicKey)) ? 'on' : 'off';
}
