import { MapPin } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { isInServiceArea } from '#shared/booking/service-area.ts';
import { locales } from '#shared/kernel/locale.ts';
import { Alert } from '../../ui/alert.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type ClientDraft, lengthMax } from './booking-draft.ts';
import type { ClientFaults, ClientField } from './check-client.ts';
import { type Address, addressWords } from './last-addresses.ts';

type ClientFieldsProps = {
  client: ClientDraft;
  faults: ClientFaults;
  /** Where this client was visited before. */
  addresses: readonly Address[];
  onChange: (part: Partial<ClientDraft>) => void;
};

const languages = { en: 'visit.facts.en', es: 'visit.facts.es', fr: 'visit.facts.fr' } as const;

export function ClientFields({ client, faults, addresses, onChange }: ClientFieldsProps) {
  const { t } = useTranslation('admin');
  const optional = t('new-booking.client.optional');
  const field = (name: ClientField): Omit<ComponentProps<typeof TextField>, 'label'> => {
    const fault = faults[name];
    return {
      value: client[name],
      maxLength: lengthMax[name],
      error: fault && t(`new-booking.client.fault.${fault}`),
      // What the browser knows of this device's owner is nobody who calls.
      autoComplete: 'off',
      onChange: ({ target }) => onChange({ [name]: target.value }),
    };
  };
  const isOutside = isInServiceArea({ country: 'US', postalCode: client.postalCode }) === false;
  return (
    <>
      <div className="entry-pair">
        <TextField label={t('new-booking.client.name')} {...field('name')} />
        <TextField type="tel" label={t('new-booking.client.phone')} note={optional} {...field('phone')} />
      </div>
      <TextField
        type="email"
        label={t('new-booking.client.email')}
        hint={t('new-booking.client.emailHint')}
        {...field('email')}
      />
      <ChoiceGroup
        layout="chips"
        legend={t('new-booking.client.language')}
        choices={locales.map((value) => ({ value, label: t(languages[value]) }))}
        value={client.locale}
        onChange={(locale) => onChange({ locale })}
      />
      <h3>{t('new-booking.client.address')}</h3>
      {addresses.length > 0 && (
        <ul className="entry-places" aria-label={t('new-booking.client.lastAddresses')}>
          {addresses.map((address) => (
            <li key={addressWords(address)}>
              <button type="button" onClick={() => onChange(address)}>
                <MapPin aria-hidden="true" />
                <span>
                  <span className="entry-small">{t('new-booking.client.lastAddresses')}</span>
                  <span dir="auto">{addressWords(address)}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="entry-pair">
        <TextField label={t('new-booking.client.line1')} {...field('line1')} />
        <TextField label={t('new-booking.client.line2')} note={optional} {...field('line2')} />
      </div>
      <div className="entry-town">
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
