import { MapPin } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import type { CustomerView } from '#shared/api/admin/customers.ts';
import { customerKey, mailAddressOf } from '#shared/booking/customer-key.ts';
import { locales } from '#shared/kernel/locale.ts';
import { loadCustomerHistory } from '../../data/staff/commands/load-customers.ts';
import { useMailsLeave } from '../../frame/use-mails-leave.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { announce } from '../../ui/feedback/announce.ts';
import { ChoiceGroup } from '../../ui/fields/choice-group.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useWhenLoaded } from '../../ui/use-loaded.ts';
import { ClientFields, type RefusedClient } from '../parts/client/client-fields.tsx';
import { blankBooking, type CallerDraft } from './booking-draft.ts';
import { ClientSearch } from './client-search.tsx';
import { type Address, addressWords, lastAddresses, withoutAddressOf } from './last-addresses.ts';
import styles from './new-booking.module.css';

type ClientPartProps = {
  client: CallerDraft;
  refused: RefusedClient;
  told: boolean;
  /** E-mail of the customer whom the form was opened for. */
  prefilledEmail: string | undefined;
  onChange: (part: Partial<CallerDraft>) => void;
};

/** Who calls: a known customer, or a name, an e-mail and where to go. */
export function ClientPart({ client, refused, told, prefilledEmail, onChange }: ClientPartProps) {
  const { t } = useTranslation('admin');
  const mailsLeave = useMailsLeave();
  const [knownEmail, setKnownEmail] = useState(prefilledEmail);
  const filledIn = useRef(blankBooking.client.locale);
  const { rows, note } = useHistory(knownEmail, (locale) => {
    // A language that was chosen stays; one that stood there or was filled in follows the customer.
    if (client.locale !== filledIn.current) return;
    filledIn.current = locale;
    if (locale !== client.locale) onChange({ locale });
  });
  const pick = ({ customerName, email, phone }: CustomerView) => {
    const kept = email === knownEmail ? {} : withoutAddressOf(lastAddresses(rows), client);
    onChange({ ...kept, customerName, email: mailAddressOf(email) ?? '', phone: phone ?? '' });
    setKnownEmail(email);
    announce(t('new-booking.client.picked', { name: customerName }));
  };
  // Once the contact is another one, the known customer's addresses are no longer offered.
  const isStill = knownEmail !== undefined && customerKey(client.email, client.phone) === knownEmail;
  return (
    <Card as="section" className="stack" aria-labelledby="entry-client">
      <h2 id="entry-client">{t('new-booking.client.title')}</h2>
      <ClientSearch onPick={pick} />
      {isStill && note !== null && (
        <Alert role="status" title={t('day.customerNote')}>
          <span dir="auto">{note}</span>
        </Alert>
      )}
      <ClientFields
        client={client}
        refused={refused}
        told={told}
        emailHint={t(mailsLeave ? 'new-booking.client.emailHint' : 'new-booking.client.emailKept')}
        onChange={onChange}
      >
        <ChoiceGroup
          layout="chips"
          legend={t('new-booking.client.language')}
          choices={locales.map((value) => ({ value, label: t(languages[value]) }))}
          value={client.locale}
          onChange={(locale) => onChange({ locale })}
        />
        <h3>{t('new-booking.client.address')}</h3>
        <LastAddresses addresses={isStill ? lastAddresses(rows) : []} onPick={onChange} />
      </ClientFields>
    </Card>
  );
}

const languages = { en: 'booking.facts.en', es: 'booking.facts.es', fr: 'booking.facts.fr' } as const;

/** Where this client was visited before. */
function LastAddresses({
  addresses,
  onPick,
}: {
  addresses: readonly Address[];
  onPick: (address: Address) => void;
}) {
  const { t } = useTranslation('admin');
  if (addresses.length === 0) return null;
  return (
    <ul className={styles.places} aria-label={t('new-booking.client.lastAddresses')}>
      {addresses.map((address) => (
        <li key={addressWords(address)}>
          <button type="button" onClick={() => onPick(address)}>
            <MapPin aria-hidden="true" />
            <span>
              <span className={styles.small}>{t('new-booking.client.lastAddresses')}</span>
              <span dir="auto">{addressWords(address)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface Known {
  readonly rows: readonly BookingRowView[];
  /** What staff know of them. */
  readonly note: string | null;
}

const nobody: Known = { rows: [], note: null };

/** The visits of a known client; without a connection there are none to offer. */
function useHistory(email: string | undefined, onLocale: (locale: BookingRowView['locale']) => void): Known {
  const [known, setKnown] = useState<Known>(nobody);
  useWhenLoaded(
    () => {
      if (email === undefined) return undefined;
      setKnown(nobody);
      return loadCustomerHistory(email);
    },
    (answer) => {
      if (!answer.ok) return;
      setKnown({ rows: answer.body.bookings, note: answer.body.customer.note });
      const [last] = answer.body.bookings;
      if (last) onLocale(last.locale);
    },
    [email],
  );
  return known;
}
