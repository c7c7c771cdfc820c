import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Service } from '#shared/catalogue/service.ts';
import type { Offer } from '../../../booking/offer/offer.ts';
import { renewCatalogue } from '../../../data/catalogue/renew-catalogue.ts';
import { readFetch } from '../../../data/wire/read-fetch-state.ts';
import { useKnownCatalogue } from '../../../frame/served-page.ts';
import { useLive } from '../../../frame/use-live.ts';
import { useScreenTitle } from '../../../frame/use-screen-title.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { LoadFailed, ServiceMissing } from '../page/load-failed.tsx';
import { PricesStamp } from '../page/stale-stamp.tsx';

type ServiceGateProps = {
  /** Which of those on offer. */
  find: (services: readonly Service[]) => Service | undefined;
  skeleton: ReactNode;
  /** In place of the common words for a service that is not sold. */
  missing?: ReactNode;
  /** In place of "Failed to load service". */
  failed?: string | undefined;
  children: (offer: Offer) => ReactNode;
};

/**
 * Shows a form once its service and the rates are on the device: the stored copy at once, the skeleton on a first
 * visit, an error with a way to retry, or "Service not found" for one that this company does not sell.
 */
export function ServiceGate({ find, skeleton, missing, failed, children }: ServiceGateProps) {
  const catalogue = useKnownCatalogue();
  const fetched = useLive(() => readFetch('catalogue'));
  const { t } = useTranslation('configure');
  const locale = useLocale();
  useEffect(() => void renewCatalogue(), []);
  const service = catalogue && find(catalogue.services);
  useScreenTitle(service?.title[locale] ?? (catalogue ? t('error.notFound') : t('title')));
  if (catalogue === undefined) return fetched?.status === 'failed' ? <LoadFailed title={failed} /> : skeleton;
  if (service === undefined) return missing ?? <ServiceMissing />;
  return (
    <>
      <div className="page">
        <PricesStamp />
      </div>
      {children({ service, rates: catalogue.rates })}
    </>
  );
}
