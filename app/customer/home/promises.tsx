import { CalendarX2, HandCoins, Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../frame/link.tsx';
import { useCancelPolicy } from '../../frame/use-cancel-policy.ts';
import { Card } from '../../ui/layout/card.tsx';
import styles from './home-screen.module.css';

/** Three guarantees; each names the paragraph of the terms that says so. */
export function Promises() {
  const { t } = useTranslation('home');
  const { ahead } = useCancelPolicy();
  const promises = [
    {
      Icon: CalendarX2,
      title: t('promises.cancel.title'),
      text: ahead ? t('promises.cancel.textBefore', { ahead }) : t('promises.cancel.text'),
      link: t('promises.cancel.link'),
      to: '/terms#cancelling',
    },
    {
      Icon: Scale,
      title: t('promises.price.title'),
      text: t('promises.price.text'),
      link: t('promises.price.link'),
      to: '/terms#prices',
    },
    {
      Icon: HandCoins,
      title: t('promises.pay.title'),
      text: t('promises.pay.text'),
      link: t('promises.pay.link'),
      to: '/terms#paying',
    },
  ];
  return (
    <section className={`${styles.band} ${styles.deep}`} aria-labelledby="promises-title">
      <div className={`page ${styles.section}`}>
        <h2 id="promises-title">{t('promises.title')}</h2>
        <ul className={styles.thirds}>
          {promises.map(({ Icon, title, text, link, to }) => (
            <Card as="li" key={to} className={styles.promise}>
              <Icon aria-hidden="true" />
              <h3>{title}</h3>
              <p className="soft">{text}</p>
              <Link to={to}>{link}</Link>
            </Card>
          ))}
        </ul>
      </div>
    </section>
  );
}
