import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VisitReviewView } from '#shared/api/reviews.ts';
import { isId } from '#shared/kernel/ids.ts';
import { parseInstant } from '#shared/kernel/instant.ts';
import type { BookingLink } from '../../data/bookings/managed-booking.ts';
import { REVIEW_LINK_KEY } from '../../data/device/tab/tab-link.ts';
import { useScreenTitle } from '../../frame/use-screen-title.ts';
import { errorText } from '../../i18n/error-text.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { HelpLink } from '../parts/booking/help-link.tsx';
import { readManageLink } from '../parts/booking/manage-link.ts';
import { useQueryLink } from '../parts/booking/use-query-link.ts';
import { OwnReview } from './own-review.tsx';
import styles from './review.module.css';
import { ReviewForm } from './review-form.tsx';
import { useReview } from './use-review.ts';

/** Where a customer says how a visit went, reached by the link of the mail that asks (D403). */
export function ReviewScreen() {
  const { t } = useTranslation('review');
  useScreenTitle(t('title'));
  const { id, email, sig } = readManageLink(useQueryLink(REVIEW_LINK_KEY)) ?? {};
  const isWhole = id !== undefined && isId(id) && email !== undefined && sig !== undefined;
  return (
    <div className={`page stack ${styles.screen}`} data-narrow="">
      {isWhole ? <Linked key={id} link={{ id, email, sig }} /> : <BadLink />}
    </div>
  );
}

/** The server never says more of a link that opens nothing (D104). */
const opensNothing: readonly (string | undefined)[] = [
  'link.invalid',
  'request.invalid',
  'request.not_found',
];

function Linked({ link }: { link: BookingLink }) {
  const { t } = useTranslation('review');
  const { review, isLoading, isSending, code, retry, send } = useReview(link);
  const [step, setStep] = useState<'opened' | 'writing' | 'changing' | 'sent'>('opened');
  if (opensNothing.includes(code)) return <BadLink />;
  if (review === undefined) return isLoading ? <Loading /> : <Unreachable code={code ?? ''} retry={retry} />;
  const { version, isOpen } = review;
  if (version === 0 && !isOpen) return <Shut />;
  if (isOpen && (version === 0 || step === 'writing' || step === 'changing')) {
    return (
      <>
        <PageTitle focusOnOpen={step === 'changing'} lead={<Visit of={review} />}>
          {t('ask')}
        </PageTitle>
        <ReviewForm
          {...{ bookingId: link.id, review, isSending, code }}
          send={(typed) => {
            // What another device wrote meanwhile must not end the form.
            if (step === 'opened') setStep('writing');
            return send(typed);
          }}
          onSent={() => setStep('sent')}
          onLeave={version === 0 ? undefined : () => setStep('opened')}
        />
      </>
    );
  }
  return (
    <>
      <PageTitle key={step} focusOnOpen={step === 'sent'} lead={<Visit of={review} />}>
        {t(step === 'sent' ? 'thanks' : 'own')}
      </PageTitle>
      {code !== undefined && <ErrorPanel title={t('unsent')}>{errorText(code)}</ErrorPanel>}
      <OwnReview review={review} onChange={() => setStep('changing')} />
    </>
  );
}

function Visit({ of: { serviceTitle, startISO, timeZone } }: { of: VisitReviewView }) {
  const { t } = useTranslation('review');
  const format = useFormat();
  const startAt = parseInstant(startISO);
  if (startAt === undefined) return serviceTitle;
  return t('visit', { service: serviceTitle, date: format.date(startAt, timeZone) });
}

function BadLink() {
  const { t } = useTranslation('review');
  return (
    <>
      <EmptyState
        titleLevel="h1"
        drawing={<img src="/drawings/link-expired.svg" alt="" width="320" height="240" />}
        title={t('bad.title')}
        action={<Home />}
      >
        {t('bad.text')}
      </EmptyState>
      <HelpLink subject={t('bad.subject')}>{t('bad.write')}</HelpLink>
    </>
  );
}

function Shut() {
  const { t } = useTranslation('review');
  return (
    <EmptyState titleLevel="h1" title={t('shut.title')} action={<Home />}>
      {t('shut.text')}
    </EmptyState>
  );
}

function Home() {
  const { t } = useTranslation('review');
  return (
    <ButtonLink to="/" variant="secondary">
      {t('home')}
    </ButtonLink>
  );
}

function Unreachable({ code, retry }: { code: string; retry: () => void }) {
  const { t } = useTranslation('review');
  return (
    <>
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
    </>
  );
}

function Loading() {
  const { t } = useTranslation('review');
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton width="min(20rem, 80%)" height="2.5rem" />
      <Skeleton shape="box" height="6rem" />
      <Skeleton shape="box" height="14rem" />
    </SkeletonGroup>
  );
}
