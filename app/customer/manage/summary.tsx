import { useTranslation } from 'react-i18next';
import { shortId } from '#shared/kernel/ids.ts';
import { parseInstant } from '#shared/kernel/instant.ts';
import type { BookingSummary } from '../../data/bookings/load-booking.ts';
import { readCatalogue } from '../../data/catalogue/read-catalogue.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { AskLink } from '../parts/booking/ask-link.tsx';
import { HelpLink } from '../parts/booking/help-link.tsx';
import { SlotTime } from '../parts/booking/slot-time.tsx';
import { StatusTag } from '../parts/booking/status-tag.tsx';
import { useStored } from '../parts/page/use-stored.ts';

/** The zone of the tenant where no catalogue was ever loaded (D321). */
const DEFAULT_TIME_ZONE = 'America/New_York';

/** What a link without its signature may show (D104): what, when, how it stands; nothing can be changed. */
export function Summary({ summary }: { summary: BookingSummary }) {
  const { t } = useTranslation('manage');
  const timeZone = useStored(readCatalogue)?.value?.timeZone ?? DEFAULT_TIME_ZONE;
  const startAt = parseInstant(summary.startISO);
  const endAt = parseInstant(summary.endISO);
  return (
    <div className="stack">
      <PageTitle eyebrow={t('reference', { id: shortId(summary.id) })}>{summary.serviceTitle}</PageTitle>
      <Card className="stack">
        <StatusTag status={summary.status} />
        {startAt !== undefined && endAt !== undefined && (
          <SlotTime {...{ startAt, endAt, timeZone }} size="l" />
        )}
      </Card>
      <Alert
        title={t('summary.title')}
        actions={
          <HelpLink subject={t('help.subject', { reference: shortId(summary.id) })}>
            {t('help.write')}
          </HelpLink>
        }
      >
        {t('summary.text')}
      </Alert>
      <Card>
        <AskLink />
      </Card>
    </div>
  );
}
