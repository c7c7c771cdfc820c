import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { readCart } from '../../../../data/cart/read-cart.ts';
import { quitEditServices } from '../../../../data/changes/quit-edit-services.ts';
import { readStaffEdit } from '../../../../data/changes/read-edit-services.ts';
import { openServices } from '../../../../data/staff/commands/edit-services.ts';
import { useKnownCatalogue } from '../../../../frame/served-page.ts';
import { useLive } from '../../../../frame/use-live.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx';
import { useWhenLoaded } from '../../../../ui/use-loaded.ts';
import { faultWords } from '../../words/fault-words.ts';
import styles from '../booking.module.css';
import forms from '../booking-forms.module.css';
import type { Booking } from '../use-booking.ts';
import { ServicesForm } from './services-form.tsx';

type EditServicesProps = { row: BookingRowView; booking: Booking; onDone: () => void };

/**
 * The work of a booking, changed for its customer in the cart and the forms that they would use. Opened for the first
 * time it leads there; what was begun is told here, and saved.
 */
export function EditServices({ row, booking, onDone }: EditServicesProps) {
  const { t } = useTranslation('admin');
  const { isKept, fault } = useOpenServices(row.id);
  return (
    <div className={styles.form}>
      <h3>{t('booking.services.title')}</h3>
      {fault !== undefined && (
        <Alert tone="danger" role="alert" title={t('booking.services.notOpened')}>
          {faultWords(fault, t)}
        </Alert>
      )}
      {isKept ? (
        <Begun {...{ row, booking, onDone }} />
      ) : (
        <>
          {fault === undefined && <Loading />}
          <Back onDone={onDone} />
        </>
      )}
    </div>
  );
}

function Begun({ row, booking, onDone }: EditServicesProps) {
  const { t } = useTranslation('admin');
  const { id } = row;
  const [isSaving, setSaving] = useState(false);
  const begun = useLive(async () => ({ edit: await readStaffEdit(id), cart: await readCart() }), [id]);
  const catalogue = useKnownCatalogue();
  if (!begun || !catalogue) return <Loading />;
  const { edit, cart } = begun;
  if (edit && cart.id === edit.cartId && cart.totals) {
    return (
      <ServicesForm
        {...{ row, booking, edit, cart, catalogue, onDone }}
        totals={cart.totals}
        onSaving={setSaving}
      />
    );
  }
  // Saved just now: the panel goes on with the answer.
  if (isSaving) return <Loading />;
  return (
    <>
      <Alert tone="warning" role="alert" title={t('booking.services.over')}>
        {t('booking.services.overText')}
      </Alert>
      <Back onDone={onDone} />
    </>
  );
}

function Back({ onDone }: Pick<EditServicesProps, 'onDone'>) {
  const { t } = useTranslation('admin');
  return (
    <div className={forms.buttons}>
      <Button variant="secondary" onClick={onDone}>
        {t('booking.back')}
      </Button>
    </div>
  );
}

function Loading() {
  const { t } = useTranslation('admin');
  return (
    <SkeletonGroup label={t('booking.services.loading')}>
      <Skeleton shape="box" height="10rem" />
    </SkeletonGroup>
  );
}

/** `isKept`: something was begun, and this tab goes on with it. What opens anew is the customer's cart. */
function useOpenServices(bookingId: string) {
  const navigate = useNavigate();
  const [isKept, setKept] = useState(false);
  const [fault, setFault] = useState<string>();
  useWhenLoaded(
    async (left) => {
      const opened = await openServices(bookingId).catch(() => notReached);
      // Staff who went elsewhere meanwhile are not called back.
      if (left.aborted && opened.ok && !opened.isKept) await quitEditServices();
      return opened;
    },
    (opened) => {
      if (!opened.ok) setFault(opened.code);
      else if (opened.isKept) setKept(true);
      else void navigate(`/edit/${opened.cartId}`);
    },
    [bookingId],
  );
  return { isKept, fault };
}

/** The half that talks to the server never reached this device (behind-door.ts). */
const notReached = { ok: false, code: 'network' } as const;
