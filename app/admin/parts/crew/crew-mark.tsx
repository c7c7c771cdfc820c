import { useTranslation } from 'react-i18next';
import type { CrewOfBooking } from '#shared/api/admin/crews.ts';
import styles from './crew-mark.module.css';

/** `<CrewMark crew>` Who comes, by colour and by name: colour alone tells nothing. Nothing where nobody is named. */
export function CrewMark({ crew }: { crew: Pick<CrewOfBooking, 'name' | 'color'> | undefined }) {
  const { t } = useTranslation('admin');
  if (crew === undefined) return null;
  return (
    <span className={styles.mark} data-crew={crew.color}>
      <span className="visually-hidden">{t('crews.mark')} </span>
      <span dir="auto">{crew.name}</span>
    </span>
  );
}
