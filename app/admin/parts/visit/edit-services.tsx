import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import {
  type OpenedServices,
  openServices,
  quitServices,
} from '../../../local/admin/commands/edit-services.ts';
import { readCatalogue } from '../../../local/reads/catalogue.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { faultWords } from '../fault-words.ts';
import sheet from '../work/work.css?url';
import { ServicesForm } from './services-form.tsx';
import type { Visit } from './use-visit.ts';

type EditServicesProps = { row: BookingRowView; visit: Visit; onDone: () => void };

/** The work of a booking, changed for its customer; it is opened at the server first, as it is booked. */
export function EditServices({ row, visit, onDone }: EditServicesProps) {
  const { t } = useTranslation('admin');
  const catalogue = useLiveQuery(readCatalogue);
  const [opened, setOpened] = useState<OpenedServices>();
  const [fault, setFault] = useState<string>();
  const { id } = row;
  useEffect(() => {
    let isGone = false;
    let cartId: string | undefined;
    void openServices(id).then((answer) => {
      if (answer.ok) cartId = answer.body.cartId;
      if (isGone) return cartId === undefined ? undefined : quitServices(cartId);
      if (answer.ok) setOpened(answer.body);
      else setFault(answer.code);
    });
    return () => {
      isGone = true;
      // Of one that was saved the server says nothing.
      if (cartId !== undefined) void quitServices(cartId);
    };
  }, [id]);
  return (
    <div className="visit-form">
      <link rel="stylesheet" href={sheet} precedence="admin" />
      <h3>{t('visit.services.title')}</h3>
      {fault !== undefined && (
        <Alert tone="danger" role="alert" title={t('visit.services.notOpened')}>
          {faultWords(fault, t)}
        </Alert>
      )}
      {opened && catalogue ? (
        <ServicesForm {...{ row, visit, opened, catalogue, onDone }} />
      ) : (
        <>
          {fault === undefined && (
            <SkeletonGroup label={t('visit.services.loading')}>
              <Skeleton shape="box" height="10rem" />
            </SkeletonGroup>
          )}
          <div className="visit-buttons">
            <Button variant="secondary" onClick={onDone}>
              {t('visit.back')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
