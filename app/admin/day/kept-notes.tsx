import { NotebookPen } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { bookingRead } from '../../data/staff/commands/load-bookings.ts';
import { saveStaffDraft } from '../../data/staff/staff-draft.ts';
import { useKnownCatalogue } from '../../frame/served-page.ts';
import { Button } from '../../ui/actions/button.tsx';
import { showToast } from '../../ui/feedback/toasts.ts';
import { focusNear } from '../../ui/keep-focus.ts';
import { CopyButton } from '../parts/booking-panel/copy-button.tsx';
import wayLink from '../parts/day/way-link.module.css';
import { useAdminRead } from '../parts/use-admin-read.ts';
import { whenWords } from '../parts/words/when-words.ts';
import styles from './kept-notes.module.css';
import { type KeptNote, useKeptNotes } from './use-kept-notes.ts';

type KeptNotesProps = {
  /** Visits that this device has at hand; a note of another one asks whether it may still be read. */
  rows: readonly BookingRowView[];
  openId: Id | undefined;
  timeZone: string;
  onOpen: (id: Id) => void;
};

/**
 * What was typed about a visit and not saved, also where the visit has gone to another crew meanwhile: its panel does
 * not open any more, and nothing else would show the note again (LC291).
 */
export function KeptNotes({ rows, openId, timeZone, onOpen }: KeptNotesProps) {
  const { t } = useTranslation('admin');
  const headingId = useId();
  const notes = useKeptNotes(openId).filter(({ bookingId, note }) => {
    const row = rows.find(({ id }) => id === bookingId);
    return row === undefined || (row.staffNotes ?? '') !== note.text.trim(); // another tab saved it
  });
  if (notes.length === 0) return null;
  return (
    <section className={styles.kept} aria-labelledby={headingId}>
      <h2 id={headingId}>
        <NotebookPen aria-hidden="true" />
        {t('day.kept.title', { count: notes.length })}
      </h2>
      <ul className={styles.notes}>
        {notes.map((kept) => (
          <li key={kept.name}>
            {rows.some(({ id }) => id === kept.bookingId) ? (
              <OwnNote {...{ kept, timeZone, onOpen }} />
            ) : (
              <NoteElsewhere {...{ kept, timeZone, onOpen }} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type NoteProps = { kept: KeptNote; timeZone: string; onOpen: (id: Id) => void };

function OwnNote({ kept, timeZone, onOpen }: NoteProps) {
  const { t } = useTranslation('admin');
  const name = kept.note.of?.customerName ?? t('booking.title');
  return (
    <NoteFrame {...{ kept, timeZone }}>
      <Button
        variant="secondary"
        aria-label={t('day.kept.openOf', { name })}
        onClick={() => onOpen(kept.bookingId)}
      >
        {t('day.kept.open')}
      </Button>
    </NoteFrame>
  );
}

/** Of a visit of another day, or one that is not to be read any more: only the server knows which. */
function NoteElsewhere(props: NoteProps) {
  const { t } = useTranslation('admin');
  const { kept, timeZone } = props;
  const { body, fault } = useAdminRead(bookingRead(kept.bookingId, () => undefined));
  if (fault !== 'booking.not_found' && body?.row.deletedAt === undefined) return <OwnNote {...props} />;
  return (
    <NoteFrame {...{ kept, timeZone }} why={t('day.kept.left')}>
      <SendNote {...{ kept, timeZone }} />
    </NoteFrame>
  );
}

/** To the address that the company has named, where it has. */
function SendNote({ kept: { note }, timeZone }: Omit<NoteProps, 'onOpen'>) {
  const { t } = useTranslation('admin');
  const { helpEmail } = useKnownCatalogue() ?? {};
  if (!helpEmail) return null;
  const name = note.of?.customerName ?? '';
  const subject = t('day.kept.subject', { name, when: whenWords(note.of?.startISO ?? null, timeZone) });
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(note.text)}`;
  return (
    <a className={wayLink.way} href={`mailto:${encodeURIComponent(helpEmail)}?${query}`}>
      {t('day.kept.send')}
    </a>
  );
}

type NoteFrameProps = { kept: KeptNote; timeZone: string; why?: string; children: ReactNode };

function NoteFrame({ kept: { name, note }, timeZone, why, children }: NoteFrameProps) {
  const { t } = useTranslation('admin');
  const place = useRef<HTMLElement>(null);
  const customer = note.of?.customerName ?? t('booking.title');
  const drop = () => {
    if (place.current) focusNear(place.current);
    saveStaffDraft(name, undefined);
    showToast({
      text: t('booking.dropped'),
      undo: { label: t('booking.undrop'), onUndo: () => saveStaffDraft(name, note) },
    });
  };
  return (
    <article ref={place} className={styles.note}>
      <h3 dir="auto">{customer}</h3>
      {note.of && <p className={styles.when}>{whenWords(note.of.startISO, timeZone)}</p>}
      <blockquote className={styles.text} dir="auto">
        {note.text.trim() || t('booking.staff.none')}
      </blockquote>
      {why !== undefined && <p className={styles.why}>{why}</p>}
      <div className={styles.acts}>
        {children}
        <CopyButton label={t('day.kept.copyOf', { name: customer })} text={note.text} />
        <Button variant="quiet" aria-label={t('day.kept.dropOf', { name: customer })} onClick={drop}>
          {t('day.kept.drop')}
        </Button>
      </div>
    </article>
  );
}
