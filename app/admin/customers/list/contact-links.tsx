import { CalendarPlus, Mail, MessageSquareText, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CustomerView } from '#shared/api/admin/customers.ts';
import { mailAddressOf } from '#shared/booking/customer-key.ts';
import styles from './customers-list.module.css';

type ContactLinksProps = {
  customer: Pick<CustomerView, 'email' | 'phone'>;
  /** As it is shown, for ears. */
  name: string;
  /** With words beside the icons. */
  wide?: boolean | undefined;
  /** A visit for them is to be entered. */
  onNew?: (() => void) | undefined;
};

export function ContactLinks({ customer: { email, phone }, name, wide, onNew }: ContactLinksProps) {
  const { t } = useTranslation('admin');
  const address = mailAddressOf(email);
  const dialled = phone?.replace(/[^\d+]/g, '');
  const ways = [
    ...(dialled
      ? [
          {
            href: `tel:${dialled}`,
            Icon: Phone,
            label: t('customers.call', { name }),
            word: t('customers.callWord'),
          },
          {
            href: `sms:${dialled}`,
            Icon: MessageSquareText,
            label: t('customers.sms', { name }),
            word: t('customers.smsWord'),
          },
        ]
      : []),
    ...(address === undefined
      ? []
      : [
          {
            href: `mailto:${address}`,
            Icon: Mail,
            label: t('customers.mail', { name }),
            word: t('customers.mailWord'),
          },
        ]),
  ];
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
    </span>
  );
}
