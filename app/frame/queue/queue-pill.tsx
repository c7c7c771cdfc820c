import { Check, Clock3, CloudOff, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../ui/feedback/announce.ts';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { BookedWatcher } from './booked-watcher.tsx';
import styles from './offline-pill.module.css';
import { QueueSheet } from './queue-sheet.tsx';
import { type Look, usePillLook } from './use-pill-look.ts';

/** `children`: what is told when nothing waits. */
export type QueuePillProps = { online: boolean; children: ReactNode };

/** What waits, needs the person or is going out, as one button that opens the list. */
export function QueuePill({ online, children }: QueuePillProps) {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  const { look, words, spoken, isSaving } = usePillLook(online);
  useEffect(() => {
    if (spoken !== undefined) announce(spoken, { key: 'queue' });
  }, [spoken]);
  const isShown = look !== undefined || !online;
  useEffect(() => {
    if (isShown) uncoverFocus();
  }, [isShown]);
  return (
    <>
      {!look && children}
      {isSaving && <div className={styles.saving} />}
      {look && (
        <button
          type="button"
          className={styles.pill}
          data-pill=""
          data-look={look}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <LookIcon look={look} online={online} />
          <span>
            <strong>{words}</strong>{' '}
            {look === 'queued' && <span className={styles.text}>{t('pill.kept')}</span>}
          </span>
        </button>
      )}
      <QueueSheet open={isOpen} onClose={() => setOpen(false)} />
      <BookedWatcher />
    </>
  );
}

/** The pill does not cover the field the person types in; the page's scroll padding has room for it. */
function uncoverFocus(): void {
  const { activeElement } = document;
  if (!activeElement?.matches('main :is(input, textarea, select, button, a)')) return;
  const { top, bottom } = activeElement.getBoundingClientRect();
  if (bottom > 0 && top < innerHeight) activeElement.scrollIntoView({ block: 'nearest' });
}

function LookIcon({ look, online }: { look: Look; online: boolean }) {
  if (look === 'sending') return <Spinner />;
  const Icon = look === 'asks' ? TriangleAlert : look === 'sent' ? Check : online ? Clock3 : CloudOff;
  return <Icon size={20} aria-hidden="true" />;
}
