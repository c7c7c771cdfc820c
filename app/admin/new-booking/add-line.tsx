import { ExternalLink, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Service } from '#shared/catalogue/service.ts';
import { isQuoteService } from '#shared/pricing/is-quoted.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';

type AddLineProps = {
  services: readonly Service[];
  isFirst: boolean;
  onAdd: (service: Service) => void;
};

/** One press for each service; a delivery has to know its road first. */
export function AddLine({ services, isFirst, onAdd }: AddLineProps) {
  const { t } = useTranslation('admin');
  const [asksRoad, setAsksRoad] = useState(false);
  return (
    <div className="stack entry-add">
      <h3 id="entry-add">{t(isFirst ? 'new-booking.work.empty' : 'new-booking.work.add')}</h3>
      <ul aria-labelledby="entry-add">
        {services.map((service) => (
          <li key={service.id}>
            <button
              type="button"
              onClick={() => {
                setAsksRoad(service.kind === 'delivery');
                if (service.kind !== 'delivery') onAdd(service);
              }}
            >
              <Plus aria-hidden="true" />
              <span>{service.title.fr}</span>
              {isQuoteService(service) && <span className="entry-small">{t('new-booking.work.quote')}</span>}
            </button>
          </li>
        ))}
      </ul>
      {asksRoad && (
        <Alert
          tone="info"
          role="status"
          onDismiss={() => setAsksRoad(false)}
          dismissLabel={t('new-booking.work.deliveryClose')}
          actions={
            <ButtonLink
              to="/intake/delivery"
              target="_blank"
              variant="secondary"
              icon={<ExternalLink aria-hidden="true" />}
            >
              {t('new-booking.work.deliveryLink')}
              <span className="visually-hidden"> {t('new-booking.work.newTab')}</span>
            </ButtonLink>
          }
        >
          {t('new-booking.work.deliveryText')}
        </Alert>
      )}
    </div>
  );
}
