import { useTranslation } from 'react-i18next';
import type { MailHead } from '#shared/api/admin/mails.ts';
import { type Instant, parseInstant } from '#shared/kernel/instant.ts';
import { serverNow } from '../../data/device/clock.ts';
import { Link } from '../../frame/link.tsx';
import { useTimeZone } from '../parts/use-time-zone.ts';
import { staffFormat } from '../parts/words/staff-format.ts';
import { goneWords, kindWords } from './mail-kind-words.ts';
import { MailStateTag } from './mail-state-tag.tsx';
import styles from './mails.module.css';

/** Newest first, day by day. */
export function MailList({ mails }: { mails: readonly MailHead[] }) {
  const { t } = useTranslation('admin');
  const timeZone = useTimeZone();
  const dayOf = (at: Instant) => staffFormat.date(at, timeZone);
  const today = dayOf(serverNow());
  const days = new Map<string, MailHead[]>();
  for (const mail of mails) {
    const day = dayOf(parseInstant(mail.createdAt) ?? serverNow());
    days.set(day, [...(days.get(day) ?? []), mail]);
  }
  return (
    <div className={styles.days}>
      {[...days].map(([day, ofDay]) => {
        const words = day === today ? t('mails.today') : day;
        return (
          <section key={day}>
            <h2 className={styles.day}>{words}</h2>
            <ul className={styles.list} aria-label={t('mails.list', { day: words })}>
              {ofDay.map((mail) => (
                <MailRow key={mail.id} mail={mail} timeZone={timeZone} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function MailRow({ mail, timeZone }: { mail: MailHead; timeZone: string }) {
  const { t } = useTranslation('admin');
  const at = parseInstant(mail.createdAt);
  return (
    <li className={styles.row}>
      <time className={`tabular ${styles.time}`} dateTime={mail.createdAt}>
        {at !== undefined && staffFormat.time(at, timeZone)}
      </time>
      <span className={styles.words}>
        <Link to={`/admin/mails/${mail.id}`} className={styles.subject}>
          <span dir="auto">{mail.subject || t(kindWords(mail.kind))}</span>
        </Link>
        <span className={`soft ${styles.to}`}>
          {mail.to}
          {mail.gone && ` · ${t(goneWords(mail.kind).row)}`}
        </span>
      </span>
      <MailStateTag state={mail.state} />
    </li>
  );
}
