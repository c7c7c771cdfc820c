import { Check, CircleAlert, Clock3, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Instant } from '#shared/kernel/instant.ts';
import { now } from '../../data/device/clock.ts';
import type { IntentRow } from '../../data/device/rows.ts';
import { discardIntent } from '../../data/outbox/discard-intent.ts';
import { restoreIntent } from '../../data/outbox/restore-intent.ts';
import { formatAge } from '../../i18n/format-age.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { FixEmail } from './fix-email.tsx';
import { fixPath } from './fix-path.ts';
import type { Listed } from './keep-settled.ts';
import styles from './offline-pill.module.css';
import { useIntentWords } from './use-intent-words.ts';

type QueuedIntentProps = { listed: Listed; onDiscarded: () => void; onLeave: () => void };

/** One line of the list: the sentence, its age, how it stands, and what can be done about it. */
export function QueuedIntent({ listed, onDiscarded, onLeave }: QueuedIntentProps) {
  const { row, end } = listed;
  const { what, state } = useIntentWords();
  const age = useAge(row.createdAt);
  const place = useRef<HTMLLIElement>(null);
  const isLocked =
    end === 'sent' || row.kind === 'given-up' || row.state === 'sending' || row.state === 'unknown';
  // The button that was pressed goes; focus stays with the line.
  const keepFocus = () => place.current?.focus();
  const discard = async () => {
    const gone = await discardIntent(row.id);
    if (gone === undefined) return; // it was sent meanwhile, or is on its way
    onDiscarded();
    keepFocus();
  };
  const undo = async () => {
    await restoreIntent(row);
    keepFocus();
  };
  return (
    <li ref={place} tabIndex={-1} className={styles.queued} data-state={end ?? row.state}>
      <StateIcon listed={listed} />
      <div className="stack">
        <p>
          <strong>{what(row)}</strong> <span className="soft">· {age}</span>
          <br />
          <span>{state(listed)}</span>
        </p>
        {end === 'discarded' && <Undo what={what(row)} onUndo={() => void undo()} />}
        {end === undefined && !isLocked && (
          <Choices
            {...{ row, onLeave }}
            what={what(row)}
            onDiscard={() => void discard()}
            onFixed={keepFocus}
          />
        )}
      </div>
    </li>
  );
}

function Undo({ what, onUndo }: { what: string; onUndo: () => void }) {
  const { t } = useTranslation('outbox');
  return (
    <Button variant="secondary" aria-label={t('act.of', { act: t('act.undo'), what })} onClick={onUndo}>
      {t('act.undo')}
    </Button>
  );
}

type ChoicesProps = {
  row: IntentRow;
  what: string;
  onDiscard: () => void;
  onFixed: () => void;
  onLeave: () => void;
};

function Choices({ row, what, onDiscard, onFixed, onLeave }: ChoicesProps) {
  const { t } = useTranslation('outbox');
  const [isFixing, setFixing] = useState(false);
  const path = fixPath(row);
  const word = t(row.state === 'asks' ? 'act.fix' : 'act.edit');
  const label = t('act.of', { act: word, what });
  const variant = row.state === 'asks' ? 'primary' : 'secondary';
  if (isFixing && (row.kind === 'newsletter' || row.kind === 'access-link')) {
    const done = () => {
      setFixing(false);
      onFixed();
    };
    return <FixEmail row={row} onDone={done} />;
  }
  return (
    <div className="cluster">
      {path === undefined ? (
        <Button variant={variant} aria-label={label} onClick={() => setFixing(true)}>
          {word}
        </Button>
      ) : (
        <ButtonLink variant={variant} to={path} aria-label={label} onClick={onLeave}>
          {word}
        </ButtonLink>
      )}
      <Button
        variant="quiet"
        icon={<Trash2 aria-hidden="true" />}
        aria-label={t('act.of', { act: t('act.discard'), what })}
        onClick={onDiscard}
      >
        {t('act.discard')}
      </Button>
    </div>
  );
}

function StateIcon({ listed: { row, end } }: { listed: Listed }) {
  if (row.kind === 'given-up') return <Clock3 aria-hidden="true" />;
  if (end === undefined && (row.state === 'sending' || row.state === 'unknown')) return <Spinner />;
  const Icon = end === 'sent' ? Check : row.state === 'asks' ? CircleAlert : Clock3;
  return <Icon aria-hidden="true" />;
}

/** Ages are told in minutes. */
const TICK_MS = 30_000;

/** "12 minutes ago", kept right while it is shown. */
function useAge(at: Instant): string {
  const { t } = useTranslation('outbox');
  const locale = useLocale();
  const [today, setToday] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setToday(now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return formatAge(today - at, locale) ?? t('justNow');
}
