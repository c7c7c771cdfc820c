import { CalendarClock, Languages, ReceiptText, UserX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCompanyName } from '../../frame/company/use-company-name.ts';
import styles from './home-screen.module.css';

export function SellingPoints() {
  const { t } = useTranslation('home');
  const company = useCompanyName();
  const points = [
    { Icon: ReceiptText, title: t('points.price.title'), text: t('points.price.text') },
    { Icon: CalendarClock, title: t('points.time.title'), text: t('points.time.text') },
    { Icon: UserX, title: t('points.account.title'), text: t('points.account.text') },
    { Icon: Languages, title: t('points.languages.title'), text: t('points.languages.text') },
  ];
  return (
    <div className="page">
      <ul className={styles.points} aria-label={t('points.label', { company })}>
        {points.map(({ Icon, title, text }) => (
          <li key={title} className={styles.point}>
            <Icon aria-hidden="true" />
            <span>
              <strong>{title}</strong>
              <span className="soft">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
