import { useTranslation } from 'react-i18next';
import type { CompanySettingsView } from '#shared/api/admin/company.ts';
import { changeableUntil } from '#shared/booking/change-alone.ts';
import { HOLD_MIN } from '#shared/company/booking-rules.ts';
import { policyNotes } from '#shared/company/cancel-policy.ts';
import type { BookingRules } from '#shared/company/nothing-set.ts';
import { ownWords } from '#shared/company/own-words.ts';
import { addMinutes, formatInstant } from '#shared/kernel/instant.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { serverNow } from '../../../data/device/clock.ts';
import { formatAhead, formatDate, formatTime } from '../../../i18n/format.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { useTimeZone } from '../../parts/use-time-zone.ts';
import styles from '../company.module.css';
import { PreviewCard } from '../frame/preview-card.tsx';

type RulesPreviewProps = { rules: BookingRules; view: CompanySettingsView };

/** What these rules become: at a chosen time, in the terms, in a mail, on the page of a booking, and past the limit. */
export function RulesPreview({ rules, view }: RulesPreviewProps) {
  return (
    <PreviewCard locale={view.defaultLocale}>
      {(locale) => <InWords rules={rules} view={view} locale={locale} />}
    </PreviewCard>
  );
}

/** The next full hour, five days from now. */
const AHEAD_MIN = 5 * 24 * 60;
const HOUR_MS = 3_600_000;

function InWords({ rules, view, locale }: RulesPreviewProps & { locale: Locale }) {
  const { t: staff } = useTranslation('admin');
  const { t } = useTranslation(['checkout', 'booking', 'legal'], { lng: locale });
  const timeZone = useTimeZone();
  const { holdMin, cancelHours } = rules;
  const soon = addMinutes(serverNow(), AHEAD_MIN);
  const visit = addMinutes(soon, -(soon % HOUR_MS) / 60_000);
  const until = changeableUntil(visit, cancelHours);
  const time = formatTime(visit, locale, timeZone);
  const words = ownWords(rules.cancelWords, locale, view.defaultLocale);
  const ahead = formatAhead(cancelHours, locale);
  const notes = policyNotes({
    locale,
    booking: { startISO: formatInstant(visit), timeZone },
    policy: {
      ...{ hours: cancelHours, words, now: serverNow() },
      contacts: [view.phone, view.helpEmail].filter((way) => way !== ''),
    },
  });
  return (
    <>
      <figure className={styles.figure}>
        <figcaption className="soft" lang="fr">
          {staff('company.rules.previewHold')}
        </figcaption>
        <div>
          {holdMin === HOLD_MIN.usual
            ? t('checkout:hold.held', { time })
            : t('checkout:hold.heldFor', { time, minutes: holdMin })}
        </div>
      </figure>
      <figure className={styles.figure}>
        <figcaption className="soft" lang="fr">
          {staff('company.rules.previewTerms')}
        </figcaption>
        <div className={styles.lines}>
          {cancelHours === 0
            ? t('legal:terms.cancelling.text')
            : t('legal:terms.cancelling.textBefore', { ahead })}
          {words && `\n\n${words}`}
        </div>
      </figure>
      <figure className={styles.figure}>
        <figcaption className="soft" lang="fr">
          {staff('company.rules.previewMail')}
        </figcaption>
        <div className={`${styles.mail} ${styles.lines}`}>
          {notes.length > 0 ? notes.join('\n') : <span lang="fr">{staff('company.past.nothing')}</span>}
        </div>
      </figure>
      {cancelHours > 0 && (
        <>
          <figure className={styles.figure}>
            <figcaption className="soft" lang="fr">
              {staff('company.rules.previewVisit', {
                date: formatDate(visit, 'fr', timeZone),
                time: formatTime(visit, 'fr', timeZone),
              })}
            </figcaption>
            <div className={styles.lines}>
              {t('booking:limit.until', {
                date: formatDate(until, locale, timeZone),
                time: formatTime(until, locale, timeZone),
              })}
            </div>
          </figure>
          <figure className={styles.figure}>
            <figcaption className="soft" lang="fr">
              {staff('company.rules.previewLate')}
            </figcaption>
            <Alert tone="warning" title={t('booking:limit.late')}>
              {t('booking:limit.lateText')}
            </Alert>
          </figure>
        </>
      )}
    </>
  );
}
