import { useTranslation } from 'react-i18next';
import { shortId } from '#shared/kernel/ids.ts';
import { parseInstant } from '#shared/kernel/instant.ts';
import type { BookingGlimpse } from '../../data/bookings/load-booking.ts';
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
export function Glimpse({ glimpse }: { glimpse: BookingGlimpse }) {
  const { t } = useTranslation('manage');
  const timeZone = useStored(readCatalogue)?.value?.timeZone ?? DEFAULT_TIME_ZONE;
  const startAt = parseInstant(glimpse.startISO);
  const endAt = parseInstant(glimpse.endISO);
  return (
    <div className="stack">
      <PageTitle eyebrow={t('reference', { id: shortId(glimpse.id) })}>{glimpse.serviceTitle}</PageTitle>
      <Card className="stack">
        <StatusTag status={glimpse.status} />
        {startAt !== undefined && endAt !== undefined && (
          <SlotTime {...{ startAt, endAt, timeZone }} size="l" />
        )}
      </Card>
      <Alert
        title={t('glimpse.title')}
        actions={
          <HelpLink subject={t('help.subject', { reference: shortId(glimpse.id) })}>
            {t('help.write')}
          </HelpLink>
        }
      >
        {t('glimpse.text')}
      </Alert>
      <Card>
        <AskLink />
      </Card>
    </div>
  );
}
