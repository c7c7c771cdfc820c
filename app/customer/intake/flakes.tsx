import { useTranslation } from 'react-i18next';
import styles from './intake.module.css';

/** What an epoxy floor can look like; chosen with samples in hand, so nothing to tick here. */
export function Flakes() {
  const { t } = useTranslation('intake');
  const names = [
    t('epoxy.flake.sand'),
    t('epoxy.flake.ocean'),
    t('epoxy.flake.coral'),
    t('epoxy.flake.graphite'),
  ];
  return (
    <figure className="stack">
      <ul className={styles.flakes}>
        {names.map((name, index) => (
          <li key={name}>
            <img src={`/drawings/flakes/${index + 1}.svg`} alt="" width={120} height={80} />
            <small>{name}</small>
          </li>
        ))}
      </ul>
      <figcaption className="soft">
        <small>{t('epoxy.flakes')}</small>
      </figcaption>
    </figure>
  );
}
