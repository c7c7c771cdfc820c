import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isInServiceArea } from '#shared/booking/service-area.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { type ClientFaults, type ClientField, isByPhone } from './check-client.ts';
import { type ClientDraft, lengthMax } from './client-draft.ts';
import styles from './client-fields.module.css';

type ClientFieldsProps = {
  client: ClientDraft;
  faults: ClientFaults;
  emailHint: string;
  onChange: (part: Partial<ClientDraft>) => void;
  /** Between who and where. */
  children: ReactNode;
};

/** Who a customer is and where to go. */
export function ClientFields({ client, faults, emailHint, onChange, children }: ClientFieldsProps) {
  const { t } = useTranslation('admin');
  const optional = t('new-booking.client.optional');
  const field = (name: ClientField): Omit<ComponentProps<typeof TextField>, 'label'> => {
    const fault = faults[name];
    return {
      value: client[name],
      maxLength: lengthMax[name],
      error: fault && t(`new-booking.client.fault.${fault}`),
      // What the browser knows of this device's owner is not of the customer who calls.
      autoComplete: 'off',
      onChange: ({ target }) => onChange({ [name]: target.value }),
    };
  };
  const isOutside = isInServiceArea({ country: 'US', postalCode: client.postalCode }) === false;
  return (
    <>
      <div className={styles.pair}>
        <TextField label={t('new-booking.client.name')} {...field('name')} />
        <TextField type="tel" label={t('new-booking.client.phone')} note={optional} {...field('phone')} />
      </div>
      <TextField
        type="email"
        label={t('new-booking.client.email')}
        hint={isByPhone(client) ? t('new-booking.client.noEmailHint') : emailHint}
        {...field('email')}
      />
      {children}
      <div className={styles.pair}>
        <TextField label={t('new-booking.client.line1')} {...field('line1')} />
        <TextField label={t('new-booking.client.line2')} note={optional} {...field('line2')} />
      </div>
      <div className={styles.town}>
        <TextField label={t('new-booking.client.city')} {...field('city')} />
        <TextField label={t('new-booking.client.region')} {...field('region')} />
        <TextField label={t('new-booking.client.postalCode')} inputMode="numeric" {...field('postalCode')} />
        <TextField label={t('new-booking.client.gateCode')} {...field('gateCode')} />
      </div>
      {isOutside && (
        <Alert tone="warning" role="status">
          {t('new-booking.client.outside')}
        </Alert>
      )}
    </>
  );
}
