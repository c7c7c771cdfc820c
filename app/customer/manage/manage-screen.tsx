import { useTranslation } from 'react-i18next';
import { isId, shortId } from '#shared/kernel/ids.ts';
import { MANAGE_LINK_KEY } from '../../data/device/tab/tab-link.ts';
import { useScreenTitle } from '../../frame/use-screen-title.ts';
import { errorText } from '../../i18n/error-text.ts';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { AskLink } from '../parts/booking/ask-link.tsx';
import { HelpLink } from '../parts/booking/help-link.tsx';
import { type ManageLink, readManageLink } from '../parts/booking/manage-link.ts';
import { useQueryLink } from '../parts/booking/use-query-link.ts';
import { BookingDetails } from './booking-details.tsx';
import styles from './manage.module.css';
import { Summary } from './summary.tsx';
import { useManagedBooking } from './use-managed-booking.ts';

/** A booking as its owner sees it, reached by the link in the mail (D301). */
export function ManageScreen() {
  // With the words of the questions that it asks: what came later would move the buttons below it under the finger.
  const { t } = useTranslation(['manage', 'booking']);
  useScreenTitle(t('title'));
  const link = useManageLink();
  return (
    <div className={`page ${styles.screen}`}>
      {link && isId(link.id) ? <Linked key={link.id} link={link} /> : <BadLink text={t('bad.missing')} />}
    </div>
  );
}

function Linked({ link: opened }: { link: ManageLink }) {
  const { t } = useTranslation('manage');
  const managed = useManagedBooking(opened);
  const { link, booking, fetchedAt, summary, isLoading, failCode, retry } = managed;
  // Of now, which the copy may not be.
  if (summary) return <Summary summary={summary} />;
  if (booking && fetchedAt !== undefined) {
    return <BookingDetails {...{ booking, fetchedAt, link, isLoading, failCode, retry }} />;
  }
  if (isLoading) return <Loading />;
  if (failCode === 'link.invalid') return <BadLink text={t('bad.expired')} reference={shortId(link.id)} />;
  if (failCode === 'booking.not_found' || failCode === 'request.not_found') {
    return <BadLink text={errorText('booking.not_found')} reference={shortId(link.id)} />;
  }
  return <Unreachable code={failCode ?? ''} retry={retry} />;
}

function Unreachable({ code, retry }: { code: string; retry: () => void }) {
  const { t } = useTranslation('manage');
  return (
    <div className="stack">
      <PageTitle>{t('title')}</PageTitle>
      <ErrorPanel
        title={t('failed.title')}
        action={
          <Button variant="secondary" onClick={retry}>
            {t('retry')}
          </Button>
        }
      >
        {errorText(code)} {t('failed.text')}
      </ErrorPanel>
    </div>
  );
}

function BadLink({ text, reference = '' }: { text: string; reference?: string }) {
  const { t } = useTranslation('manage');
  return (
    <div className="stack">
      <EmptyState
        titleLevel="h1"
        drawing={<img src="/drawings/link-expired.svg" alt="" width="320" height="240" />}
        title={text}
      >
        {t('bad.text')}
      </EmptyState>
      <Card className={styles.ask}>
        <AskLink />
      </Card>
      <div className={`cluster ${styles.center}`}>
        <HelpLink className={styles.mail} subject={t('help.subject', { reference })}>
          {t('help.write')}
        </HelpLink>
        <ButtonLink to="/" variant="secondary">
          {t('home')}
        </ButtonLink>
      </div>
    </div>
  );
}

function Loading() {
  const { t } = useTranslation('manage');
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton width="min(20rem, 80%)" height="2.5rem" />
      <Skeleton shape="box" height="9rem" />
      <Skeleton shape="box" height="18rem" />
    </SkeletonGroup>
  );
}

/** The link this page was opened with. */
function useManageLink(): ManageLink | undefined {
  return readManageLink(useQueryLink(MANAGE_LINK_KEY));
}
