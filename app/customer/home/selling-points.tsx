import { CalendarClock, Languages, ReceiptText, UserX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './home-screen.module.css';

const points = [
  { key: 'points.price', Icon: ReceiptText },
  { key: 'points.time', Icon: CalendarClock },
  { key: 'points.account', Icon: UserX },
  { key: 'points.languages', Icon: Languages },
] as const;

export function SellingPoints() {
  const { t } = useTranslation('home');
  return (
    <ul className={styles.points} aria-label={t('points.label')}>
      {points.map(({ key, Icon }) => (
        <li key={key} className={styles.point}>
          <Icon aria-hidden="true" />
          {t(key)}
        </li>
      ))}
    </ul>
  );
}
