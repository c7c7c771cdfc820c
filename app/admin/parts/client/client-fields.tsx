import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { judgePlace } from '#shared/company/served-area.ts';
import { type FormFault, isByPhone } from '../../../booking/contact/check-contact.ts';
import { ContactInput } from '../../../booking/contact/contact-input.tsx';
import { useContactFields } from '../../../booking/contact/use-contact-fields.ts';
import { useZipTown } from '../../../booking/contact/use-zip-town.ts';
import { useServedArea } from '../../../frame/use-served-area.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { type ClientDraft, type ClientField, checkClient, clientFields } from './client-draft.ts';
import styles from './client-fields.module.css';

export type RefusedClient = Readonly<Partial<Record<ClientField, string>>>;

type ClientFieldsProps = {
  client: ClientDraft;
  /** Absent where nothing is booked yet. */
  booked?: ClientDraft;
  /** Codes of what the server refused. */
  refused: RefusedClient;
  /** Sending was tried: every fault shows. */
  told: boolean;
  emailHint: string;
  onChange: (part: Partial<ClientDraft>) => void;
  /** Between who and where. */
  children: ReactNode;
};

/** Who a customer is and where to go. */
export function ClientFields(props: ClientFieldsProps) {
  const { client, booked, refused, told, emailHint, onChange, children } = props;
  const { t } = useTranslation('admin');
  const words = useClientWords();
  const form = useContactFields({
    ...{ fields: clientFields, values: client, faults: checkClient(client, booked), refused, told, words },
    change: (field, value) => onChange({ [field]: value }),
  });
  useZipTown(form);
  return (
    <>
      <div className={styles.pair}>
        <ContactInput form={form} field="customerName" label={t('new-booking.client.name')} />
        <ContactInput form={form} field="phone" label={t('new-booking.client.phone')} />
      </div>
      <ContactInput
        form={form}
        field="email"
        label={t('new-booking.client.email')}
        hint={isByPhone(client) ? t('new-booking.client.noEmailHint') : emailHint}
      />
      {children}
      <div className={styles.pair}>
        <ContactInput form={form} field="line1" label={t('new-booking.client.line1')} />
        <ContactInput form={form} field="line2" label={t('new-booking.client.line2')} />
      </div>
      <div className={styles.town}>
        <ContactInput form={form} field="city" label={t('new-booking.client.city')} />
        <ContactInput form={form} field="region" label={t('new-booking.client.region')} />
        <ContactInput form={form} field="postalCode" label={t('new-booking.client.postalCode')} />
        <ContactInput form={form} field="gateCode" label={t('new-booking.client.gateCode')} />
      </div>
      <FarNote postalCode={client.postalCode} />
    </>
  );
}

/** Staff may go anywhere; what a customer could not book alone is said (D238, D381). */
function FarNote({ postalCode }: { postalCode: string }) {
  const { t } = useTranslation('admin');
  const area = useServedArea();
  const answer = judgePlace(area, { country: 'US', postalCode });
  if (answer === undefined || answer === 'served') return null;
  return (
    <Alert tone="warning" role="status">
      {answer === 'unknown'
        ? t('new-booking.client.unknownZip')
        : t(area.codes ? 'new-booking.client.elsewhere' : 'new-booking.client.outside')}
      {answer === 'outside' && area.outside === 'refused' && ` ${t('new-booking.client.refusesAlone')}`}
    </Alert>
  );
}

/** Where the words of the customers' form speak to the customer. */
function useClientWords() {
  const { t } = useTranslation('admin');
  return (field: ClientField, fault: FormFault): string | undefined => {
    if (field === 'customerName' && fault === 'required') return t('new-booking.client.fault.name');
    if (field === 'email' && fault === 'required') return t('new-booking.client.fault.email');
    return fault === 'reserved' ? t('new-booking.client.fault.reserved') : undefined;
  };
}
