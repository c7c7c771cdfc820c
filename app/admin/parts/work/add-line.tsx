import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Service } from '#shared/catalogue/service.ts';
import { isQuoteService } from '#shared/pricing/is-quoted.ts';
import styles from './work.module.css';

type AddLineProps = {
  services: readonly Service[];
  isFirst: boolean;
  onAdd: (service: Service) => void;
};

/** One press for each service. */
export function AddLine({ services, isFirst, onAdd }: AddLineProps) {
  const { t } = useTranslation('admin');
  return (
    <div className={`stack ${styles.add}`}>
      <h3 id="entry-add">{t(isFirst ? 'new-booking.work.empty' : 'new-booking.work.add')}</h3>
      <ul aria-labelledby="entry-add">
        {services.map((service) => (
          <li key={service.id}>
            <button type="button" onClick={() => onAdd(service)}>
              <Plus aria-hidden="true" />
              <span>{service.title.fr}</span>
              {isQuoteService(service) && <span className={styles.small}>{t('new-booking.work.quote')}</span>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
