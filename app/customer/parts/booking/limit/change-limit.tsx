import { useTranslation } from 'react-i18next';
import { changeableUntil, mayChangeAlone } from '#shared/booking/change-alone.ts';
import { dialled } from '#shared/company/company.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import { serverNow } from '../../../../data/device/clock.ts';
import { useKnownCatalogue } from '../../../../frame/served-page.ts';
import { useCancelPolicy } from '../../../../frame/use-cancel-policy.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { HelpLink } from '../help-link.tsx';
import styles from './change-limit.module.css';

type ChangeLimitProps = { startAt: Instant; timeZone: string; subject: string };

/** Until when a visit is its customer's to move or cancel; after that, whom to call. Nothing where it is until it starts. */
export function ChangeLimit({ startAt, timeZone, subject }: ChangeLimitProps) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const { hours, words } = useCancelPolicy();
  if (hours === 0) return words === '' ? null : <p className={styles.small}>{words}</p>;
  if (!mayChangeAlone(startAt, serverNow(), hours)) return <TooLate subject={subject} />;
  const until = changeableUntil(startAt, hours);
  return (
    <p className={styles.small}>
      {t('limit.until', { date: format.date(until, timeZone), time: format.time(until, timeZone) })} {words}
    </p>
  );
}

/** What to do instead: a person is reached by whatever the company has named. */
export function TooLate({ subject }: { subject: string }) {
  const { t } = useTranslation(['booking', 'shell']);
  const { words } = useCancelPolicy();
  const { phone, helpEmail } = useKnownCatalogue() ?? {};
  return (
    <Alert
      tone="warning"
      title={t('limit.late')}
      actions={
        (phone || helpEmail) && (
          <>
            {phone && (
              <a className="tabular" href={`tel:${dialled(phone)}`}>
                {t('shell:call', { phone })}
              </a>
            )}
            {helpEmail && <HelpLink subject={subject}>{t('limit.write')}</HelpLink>}
          </>
        )
      }
    >
      {t('limit.lateText')} {words}
    </Alert>
  );
}

/** Whether it is past that moment. The server judges by its own clock, and has the last word. */
export function useIsTooLate(startAt: Instant): boolean {
  const { hours } = useCancelPolicy();
  return hours > 0 && !mayChangeAlone(startAt, serverNow(), hours);
}
