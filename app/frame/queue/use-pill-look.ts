import { useTranslation } from 'react-i18next';
import { readWaiting, type Waiting } from '../../data/outbox/read-waiting.ts';
import { useLingering } from '../../ui/use-lingering.ts';
import { useLive } from '../use-live.ts';
import { useQueueProgress } from './use-queue-progress.ts';

export type Look = 'asks' | 'queued' | 'sending' | 'sent';

const nothing: Waiting = { toSend: 0, unknown: 0, asks: 0, isSending: false };

/** Between two sends, and while the next one starts, it still says "Sending". */
const sendingLingers = { afterMs: 0, keepMs: 1_000 };
/** Actual's rule (D366): a quick save shows nothing, a slow one does not flicker. */
const savingLingers = { afterMs: 400, keepMs: 200 };

/** How the queue is shown now: the pill's look and words, or that something is being saved, or nothing. */
export function usePillLook(online: boolean) {
  const { t } = useTranslation('shell');
  const waiting = useLive(() => readWaiting(online), [online]) ?? nothing;
  const progress = useQueueProgress(waiting, online);
  const isSending = useLingering(waiting.isSending && online, sendingLingers);
  const isSaving = useLingering(waiting.isSending && online && !progress.wasTold, savingLingers);
  const look = chooseLook({ ...progress, isSending: isSending && online, asks: waiting.asks });
  const sendingWords = (n: number) => t('pill.sending', { n, total: progress.total });
  const wordsOf = (shown: Look): string => {
    if (shown === 'asks') return t('pill.asks', { count: waiting.asks });
    if (shown === 'sent') return t('pill.sent');
    if (shown === 'sending') return sendingWords(progress.n);
    const isChecked = waiting.unknown === waiting.toSend;
    return t(isChecked ? 'pill.checking' : 'pill.toSend', { count: waiting.toSend });
  };
  return {
    look,
    words: look && wordsOf(look),
    /** While things go out one by one only the first is spoken; the pill shows the others. */
    spoken: look === 'sending' ? sendingWords(1) : look && wordsOf(look),
    isSaving: isSaving && look === undefined,
  };
}

type Facts = { wasTold: boolean; isSending: boolean; isDone: boolean; left: number; asks: number };

function chooseLook({ wasTold, isSending, isDone, left, asks }: Facts): Look | undefined {
  if (asks > 0) return 'asks';
  if (isDone) return 'sent';
  if (left === 0 || !wasTold) return undefined;
  return isSending ? 'sending' : 'queued';
}
