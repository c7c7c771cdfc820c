import { useTranslation } from 'react-i18next';
import { useMailsLeave } from '../../frame/use-mails-leave.ts';
import { errorText } from '../../i18n/error-text.ts';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { AskLink } from '../parts/booking/ask-link.tsx';
import { Forget, Past, Upcoming } from './booking-lists.tsx';
import type { MyBookingsState } from './use-my-bookings.ts';

/**
 * What this device knows by itself (LC104), where no link has shown a list: each visit with the age of its copy, and the
 * way to all of them.
 */
export function DeviceLists(props: MyBookingsState) {
  const { t } = useTranslation('bookings');
  const { own } = props;
  const mailsLeave = useMailsLeave();
  return (
    <>
      <PageTitle lead={t('device.text')}>{t('title')}</PageTitle>
      <LinkTrouble {...props} />
      {own.upcoming.length > 0 && <Upcoming upcoming={own.upcoming} />}
      {own.past.length > 0 && <Past past={own.past} />}
      <Card as="section" aria-labelledby="all-bookings" className="stack">
        <h2 id="all-bookings">{t('device.all')}</h2>
        <p className="soft">{t(mailsLeave ? 'openText' : 'openKept')}</p>
        <AskLink />
      </Card>
      <div className="cluster">
        <ButtonLink to="/" variant="secondary">
          {t('home')}
        </ButtonLink>
        <Forget {...props} />
      </div>
    </>
  );
}

/** Why the list that a link was to show is not there. */
function LinkTrouble({ isInvalid, failCode, isLoading, refresh }: MyBookingsState) {
  const { t } = useTranslation('bookings');
  if (isInvalid) return <Alert tone="warning">{t('invalid')}</Alert>;
  if (failCode === undefined) return null;
  if (failCode === 'link.invalid') return <Alert tone="warning">{t('expired')}</Alert>;
  return (
    <Alert
      tone="warning"
      role="status"
      title={t('failed')}
      actions={
        <Button variant="secondary" busy={isLoading} onClick={refresh}>
          {t('retry')}
        </Button>
      }
    >
      {errorText(failCode)}
    </Alert>
  );
}
