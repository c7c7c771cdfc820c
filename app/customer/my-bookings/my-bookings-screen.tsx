import { useTranslation } from 'react-i18next';
import { useMailsLeave } from '../../frame/use-mails-leave.ts';
import { useScreenTitle } from '../../frame/use-screen-title.ts';
import { errorText } from '../../i18n/error-text.ts';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { AskLink } from '../parts/booking/ask-link.tsx';
import styles from '../parts/page/plain-page.module.css';
import { BookingLists } from './booking-lists.tsx';
import { DeviceLists } from './device-lists.tsx';
import { useMyBookings } from './use-my-bookings.ts';

/** The visits that this device knows, and all bookings of an address once a mailed link shows them (D301). */
export function MyBookingsScreen() {
  const { t } = useTranslation('bookings');
  useScreenTitle(t('title'));
  return (
    <div className={`page stack ${styles.screen}`} data-narrow>
      <Content />
    </div>
  );
}

function Content() {
  const { t } = useTranslation('bookings');
  const mailsLeave = useMailsLeave();
  const state = useMyBookings();
  const { list, own, isInvalid, isLoading, failCode, refresh } = state;
  if (list) return <BookingLists {...state} list={list} />;
  if (own.upcoming.length + own.past.length > 0) return <DeviceLists {...state} />;
  if (isLoading) return <Loading />;
  if (isInvalid) return <AskAgain title={t('invalid')} />;
  if (failCode === 'link.invalid') return <AskAgain title={t('expired')} />;
  if (failCode === undefined)
    return <AskAgain title={t('open')} lead={t(mailsLeave ? 'openText' : 'openKept')} />;
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <ErrorPanel
        title={t('failed')}
        action={
          <Button variant="secondary" onClick={refresh}>
            {t('retry')}
          </Button>
        }
      >
        {errorText(failCode)}
      </ErrorPanel>
    </>
  );
}

/** No link, half of one, or one that has ended: another one comes by mail. */
function AskAgain({ title, lead }: { title: string; lead?: string }) {
  const { t } = useTranslation('bookings');
  return (
    <>
      <PageTitle eyebrow={lead === undefined ? t('title') : undefined} lead={lead}>
        {title}
      </PageTitle>
      <Card>
        <AskLink />
      </Card>
      <div className="cluster">
        <ButtonLink to="/" variant="secondary">
          {t('home')}
        </ButtonLink>
      </div>
    </>
  );
}

function Loading() {
  const { t } = useTranslation('bookings');
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton width="min(20rem, 80%)" height="2.5rem" />
      <Skeleton shape="box" height="9rem" />
      <Skeleton shape="box" height="9rem" />
    </SkeletonGroup>
  );
}
