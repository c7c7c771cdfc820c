import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PictureFault } from '#shared/pictures/picture.ts';
import { findFaultOfFile, pictureFaultOf, sendPicture } from '../../../data/staff/commands/send-picture.ts';
import { announce } from '../../../ui/feedback/announce.ts';
import { faultWords } from '../words/fault-words.ts';

export type PictureSending =
  | { readonly phase: 'idle' }
  /** `share` is 1 while the server makes its two sizes. */
  | { readonly phase: 'sending'; readonly file: File; readonly share: number }
  /** `file` where the same may do better. */
  | { readonly phase: 'failed'; readonly words: string; readonly file?: File };

/** Sends what was chosen, one picture at a time; `onKept` hears where it is kept. A part that leaves the page stops it. */
export function useSendPicture(onKept: (stored: string) => void) {
  const { t } = useTranslation('admin');
  const [sending, setSending] = useState<PictureSending>({ phase: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const refuse = (fault: PictureFault) => setSending({ phase: 'failed', words: t(`picture.fault.${fault}`) });

  const send = async (file: File) => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    const fault = await findFaultOfFile(file);
    if (own.signal.aborted) return;
    if (fault !== undefined) return refuse(fault);
    let share = 0;
    const onSent = (now: number) => {
      share = now;
      if (!own.signal.aborted) setSending({ phase: 'sending', file, share });
    };
    onSent(0);
    const answer = await sendPicture(file, { onSent, signal: own.signal });
    if (own.signal.aborted) return;
    if (answer.ok) {
      setSending({ phase: 'idle' });
      announce(t('picture.sent'));
      return onKept(answer.body.url);
    }
    const refused = pictureFaultOf(answer.body);
    if (refused !== undefined) return refuse(refused);
    const isCut = answer.code === 'network' || answer.code === 'timeout';
    const words = isCut
      ? t('picture.broken', { percent: Math.floor(share * 100) })
      : faultWords(answer.code, t);
    setSending({ phase: 'failed', words, file });
  };
  const stop = () => {
    running.current?.abort();
    setSending({ phase: 'idle' });
    announce(t('picture.stopped'));
  };
  return { sending, send, stop };
}
