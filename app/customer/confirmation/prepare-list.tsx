import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { prepareFor } from './prepare-for.ts';
import styles from './prepare-list.module.css';

export type PrepareListProps = {
  /** A kind of the catalogue. */
  serviceType: string;
};

const keys = {
  pets: 'prepare.pets',
  water: 'prepare.water',
  textile: 'prepare.textile',
  rooms: 'prepare.rooms',
  parking: 'prepare.parking',
  parts: 'prepare.parts',
  way: 'prepare.way',
  access: 'prepare.access',
  mark: 'prepare.mark',
  photos: 'prepare.photos',
  pack: 'prepare.pack',
  people: 'prepare.people',
  numbers: 'prepare.numbers',
} as const;

/** What makes the visit go well; three lines for its kind. */
export function PrepareList({ serviceType }: PrepareListProps) {
  const { t } = useTranslation('booking');
  return (
    <section className="stack" aria-labelledby="prepare">
      <h2 id="prepare">{t('prepare.title')}</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets. */}
      <ul className={styles.prepare} role="list">
        {prepareFor(serviceType).map((line) => (
          <li key={line}>
            <CircleCheck aria-hidden="true" />
            {t(keys[line])}
          </li>
        ))}
      </ul>
    </section>
  );
}
