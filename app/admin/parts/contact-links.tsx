import { CalendarPlus, ExternalLink, Mail, MessageSquare, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { mailAddressOf } from '#shared/booking/customer-key.ts';
import { dialled } from '#shared/booking/phone-words.ts';
import { mapUrl } from './booking-panel/map-url.ts';
import styles from './contact-links.module.css';

type ContactLinksProps = {
  contact: { readonly email: string; readonly phone: string | null };
  /** As it is shown, for ears. */
  name: string;
  /** As tiles with words under the icons. */
  wide?: boolean | undefined;
  /** Of a visit, for the map. */
  address?: string | undefined;
  /** A visit for them is to be entered. */
  onNew?: (() => void) | undefined;
};

/** How to reach a customer. */
export function ContactLinks({ contact, name, wide, address, onNew }: ContactLinksProps) {
  const { t } = useTranslation('admin');
  const email = mailAddressOf(contact.email);
  const number = contact.phone === null ? undefined : dialled(contact.phone);
  const ways = [
    number && {
      href: `tel:${number}`,
      Icon: Phone,
      label: t('customers.call', { name }),
      word: t('booking.reach.call'),
    },
    number && {
      href: `sms:${number}`,
      Icon: MessageSquare,
      label: t('customers.sms', { name }),
      word: t('booking.reach.sms'),
    },
    email && {
      href: `mailto:${encodeURIComponent(email)}`,
      Icon: Mail,
      label: t('customers.mail', { name }),
      word: t('booking.reach.mail'),
    },
  ].filter((way) => typeof way === 'object');
  return (
    <span className={styles.ways} data-wide={wide || undefined}>
      {onNew && (
        <button
          type="button"
          aria-label={t('customers.newOf', { name })}
          title={t('customers.new')}
          onClick={onNew}
        >
          <CalendarPlus aria-hidden="true" />
        </button>
      )}
      {ways.map(({ href, Icon, label, word }) => (
        <a key={href} href={href} aria-label={label} title={word}>
          <Icon aria-hidden="true" />
          {wide && <span aria-hidden="true">{word}</span>}
        </a>
      ))}
      {address !== undefined && (
        <a href={mapUrl(address)} target="_blank" rel="noreferrer">
          <ExternalLink aria-hidden="true" />
          {t('booking.reach.map')}
          <span className="visually-hidden"> {t('booking.reach.newTab')}</span>
        </a>
      )}
    </span>
  );
}
