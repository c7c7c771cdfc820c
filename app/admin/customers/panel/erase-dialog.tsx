import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerView, ErasureView } from '#shared/api/admin/customers.ts';
import { keyWords } from '#shared/booking/customer-key.ts';
import { eraseCustomer, previewErasure } from '../../../data/staff/commands/load-customers.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useLoaded } from '../../../ui/use-loaded.ts';
import { KeyAgain, useKeyAgain } from '../../parts/access/key-again.tsx';
import { useWhyWait } from '../../parts/use-why-wait.ts';
import { faultWords } from '../../parts/words/fault-words.ts';
import styles from './customer-panel.module.css';

type EraseDialogProps = {
  customer: CustomerView;
  onClose: () => void;
  /** To the list of their bookings, for visits that stand in the way. */
  onHistory: () => void;
  onErased: () => void;
};

/** What erasing takes and what it leaves, and the e-mail typed again: it cannot be undone. */
export function EraseDialog({ customer, onClose, onHistory, onErased }: EraseDialogProps) {
  const { t } = useTranslation('admin');
  const preview = useLoaded(customer.email, () => previewErasure(customer.email));
  const [typed, setTyped] = useState('');
  const erasing = useErasing(customer.email, onErased);
  const { again } = erasing;
  const why = useWhyWait();
  const view = preview?.ok ? preview.body : undefined;
  const isFree = view !== undefined && view.upcoming === 0;
  // Who has no e-mail is named by the phone.
  const isTyped = typed.replace(/\s/g, '').toLowerCase() === keyWords(customer.email).toLowerCase();
  return (
    <Dialog
      open
      size="m"
      onClose={onClose}
      title={t('customers.erase.title')}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('customers.erase.keep')}
          </Button>
          {isFree && (
            <Button
              variant="danger"
              type="submit"
              form="erase-customer"
              busy={erasing.busy}
              disabled={!isTyped || why !== undefined}
              why={why ?? (isTyped ? undefined : t('customers.erase.typeFirst'))}
            >
              {t('customers.erase.confirm')}
            </Button>
          )}
        </>
      }
    >
      <div className="stack">
        {preview === undefined && (
          <SkeletonGroup label={t('loading')}>
            <Skeleton shape="box" height="8rem" />
          </SkeletonGroup>
        )}
        {preview?.ok === false && (
          <Alert tone="danger" role="alert">
            {faultWords(preview.code, t)}
          </Alert>
        )}
        {view && <Counts view={view} />}
        {view && view.upcoming > 0 && (
          <Alert
            tone="warning"
            title={t('customers.erase.upcoming', { count: view.upcoming })}
            actions={
              <Button variant="secondary" onClick={onHistory}>
                {t('customers.erase.seeBookings')}
              </Button>
            }
          >
            {t('customers.erase.upcomingText')}
          </Alert>
        )}
        {isFree && (
          <form
            id="erase-customer"
            className="stack"
            onSubmit={(event) => {
              event.preventDefault();
              if (isTyped && why === undefined) void erasing.erase();
            }}
          >
            <TextField
              label={t('customers.erase.type', { email: keyWords(customer.email) })}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={typed}
              valid={isTyped}
              onChange={({ target }) => setTyped(target.value)}
            />
            <KeyAgain again={again} />
          </form>
        )}
        {erasing.fault !== undefined && (
          <Alert tone="danger" role="alert">
            {faultWords(erasing.fault, t)}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}

function Counts({ view }: { view: ErasureView }) {
  const { t } = useTranslation('admin');
  const gone = [
    t('customers.erase.bookings', { count: view.bookings }),
    t('customers.erase.mails', { count: view.mails }),
    t('customers.erase.carts', { count: view.carts }),
    ...(view.subscriber ? [t('customers.erase.subscriber')] : []),
    ...(view.note ? [t('customers.erase.note')] : []),
  ];
  return (
    <div className={styles.erasure}>
      <div data-kind="gone">
        <h3>{t('customers.erase.gone')}</h3>
        <ul>
          {gone.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </div>
      <div data-kind="kept">
        <h3>{t('customers.erase.kept')}</h3>
        <p>{t('customers.erase.keptText')}</p>
      </div>
    </div>
  );
}

function useErasing(email: string, onErased: () => void) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const again = useKeyAgain();
  const erase = async () => {
    if (!again.isTyped()) return;
    setBusy(true);
    setFault(undefined);
    const refused = await eraseCustomer(email, again.key);
    setBusy(false);
    if (refused === undefined) onErased();
    else if (!again.refused(refused)) setFault(refused);
  };
  return { busy, fault, again, erase };
}
