import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { readCart } from '../../data/cart/read-cart.ts';
import { CONTACT_DRAFT } from '../../data/drafts/contact-draft.ts';
import { clearDraft } from '../../data/drafts/drafts.ts';
import { clearEditIntent } from '../../data/drafts/edit-intent.ts';
import { readConfirmation } from '../../data/place/read-confirmation.ts';
import { remote } from '../../data/remote.ts';
import { useScreenTitle } from '../../frame/use-screen-title.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { useStored } from '../parts/page/use-stored.ts';
import { Booked } from './booked.tsx';
import styles from './confirmation.module.css';

/** What the server answered to the last booking of this device. Reading it again books nothing. */
export function ConfirmationScreen() {
  const { t } = useTranslation('confirmation');
  const stored = useStored(readConfirmation);
  useEffect(() => {
    void forgetUsedState();
  }, []);
  return (
    <div className={`page ${styles.screen}`} data-narrow>
      {stored === undefined ? (
        <SkeletonGroup label={t('loading')}>
          <Skeleton shape="box" height="12rem" />
          <Skeleton shape="box" height="16rem" />
        </SkeletonGroup>
      ) : stored.value ? (
        <Booked confirmation={stored.value} />
      ) : (
        <Missing />
      )}
    </div>
  );
}

/** Slot and drafts have served; not while the next booking is being put together on this device. */
async function forgetUsedState(): Promise<void> {
  const [confirmation, cart] = await Promise.all([readConfirmation(), readCart()]);
  if (confirmation === undefined || cart.count > 0) return;
  await Promise.all([remote.releaseHold(), clearEditIntent(), clearDraft(CONTACT_DRAFT)]);
}

function Missing() {
  const { t } = useTranslation('confirmation');
  useScreenTitle(t('missing.title'));
  return (
    <EmptyState
      titleLevel="h1"
      drawing={<img src="/drawings/link-expired.svg" alt="" width="320" height="240" />}
      title={t('missing.title')}
      action={
        <div className="cluster">
          <ButtonLink to="/my-bookings">{t('missing.bookings')}</ButtonLink>
          <ButtonLink to="/access-link" variant="secondary">
            {t('missing.link')}
          </ButtonLink>
          <ButtonLink to="/" variant="quiet">
            {t('missing.home')}
          </ButtonLink>
        </div>
      }
    >
      {t('missing.text')}
    </EmptyState>
  );
}
