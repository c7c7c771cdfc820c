import { useTranslation } from 'react-i18next';
import { readCatalogue } from '../../data/catalogue/read-catalogue.ts';
import { remote } from '../../data/remote.ts';
import { useLive } from '../../frame/use-live.ts';
import { useScreenTitle } from '../../frame/use-screen-title.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { useWhyWait } from '../parts/use-why-wait.ts';
import styles from './new-booking.module.css';
import { NewBookingForm } from './new-booking-form.tsx';
import { useRestored } from './use-restored.ts';

/** `/admin/bookings/new`: a visit for a customer who called. Nothing of what is typed here reaches the address. */
export function NewBookingScreen() {
  const { t } = useTranslation('admin');
  useScreenTitle(t('new-booking.title'));
  // The copy that this device has of the services; null where it never asked for them.
  const catalogue = useLive(async () => (await readCatalogue()) ?? null);
  const whyWait = useWhyWait();
  const isRestored = useRestored();
  const isReady = catalogue && isRestored;
  return (
    <div className={`${styles.entry} stack`}>
      {isReady && <NewBookingForm catalogue={catalogue} />}
      {!isReady && (catalogue !== null || whyWait === undefined) && (
        <SkeletonGroup label={t('new-booking.loading')}>
          <Skeleton shape="box" height="4rem" />
          <Skeleton shape="box" height="24rem" />
        </SkeletonGroup>
      )}
      {catalogue === null && whyWait !== undefined && (
        <ErrorPanel
          title={t('new-booking.failed')}
          action={<Button onClick={() => void remote.refreshCatalogue()}>{t('retry')}</Button>}
        >
          <p>{whyWait}</p>
        </ErrorPanel>
      )}
    </div>
  );
}
