import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import type { CustomerView } from '#shared/api/admin/customers.ts';
import { loadCustomerHistory } from '../../local/admin/commands/load-customers.ts';
import { announce } from '../../ui/announce.ts';
import { Card } from '../../ui/card.tsx';
import type { ClientDraft } from './booking-draft.ts';
import type { ClientFaults } from './check-client.ts';
import { ClientFields } from './client-fields.tsx';
import { ClientSearch } from './client-search.tsx';
import { lastAddresses, withoutAddressOf } from './last-addresses.ts';

type ClientPartProps = {
  client: ClientDraft;
  faults: ClientFaults;
  /** Whose form this began as. */
  wishedEmail: string | undefined;
  onChange: (part: Partial<ClientDraft>) => void;
};

/** Who calls: somebody who is known, or a name, an e-mail and where to go. */
export function ClientPart({ client, faults, wishedEmail, onChange }: ClientPartProps) {
  const { t } = useTranslation('admin');
  const [knownEmail, setKnownEmail] = useState(wishedEmail);
  const rows = useHistory(knownEmail, (locale) => onChange({ locale }));
  const pick = ({ customerName, email, phone }: CustomerView) => {
    const kept = email === knownEmail ? {} : withoutAddressOf(lastAddresses(rows), client);
    onChange({ ...kept, name: customerName, email, phone: phone ?? '' });
    setKnownEmail(email);
    announce(t('new-booking.client.picked', { name: customerName }));
  };
  // Somebody else's addresses are nobody's business.
  const isStill = knownEmail !== undefined && client.email.trim().toLowerCase() === knownEmail.toLowerCase();
  return (
    <Card as="section" className="stack" aria-labelledby="entry-client">
      <h2 id="entry-client">{t('new-booking.client.title')}</h2>
      <ClientSearch onPick={pick} />
      <ClientFields
        client={client}
        faults={faults}
        addresses={isStill ? lastAddresses(rows) : []}
        onChange={onChange}
      />
    </Card>
  );
}

/** The visits of a known client; without a connection there are none to offer. */
function useHistory(
  email: string | undefined,
  onLocale: (locale: BookingRowView['locale']) => void,
): readonly BookingRowView[] {
  const [rows, setRows] = useState<readonly BookingRowView[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each client.
  useEffect(() => {
    if (email === undefined) return;
    let isGone = false;
    setRows([]);
    void loadCustomerHistory(email).then((answer) => {
      if (isGone || !answer.ok) return;
      setRows(answer.body.bookings);
      const [last] = answer.body.bookings;
      if (last) onLocale(last.locale);
    });
    return () => {
      isGone = true;
    };
  }, [email]);
  return rows;
}
