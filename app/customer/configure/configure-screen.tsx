import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { useLocale } from '../../i18n/use-locale.ts';
import { refreshCatalogue } from '../../local/commands/refresh-catalogue.ts';
import { readCatalogue } from '../../local/reads/catalogue.ts';
import { readFetch } from '../../local/reads/fetch-state.ts';
import { useScreenTitle } from '../../shell/use-screen-title.ts';
import { ConfigureSkeleton } from './configure-skeleton.tsx';
import { EditRoom } from './edit-room.tsx';
import { LoadFailed, ServiceMissing } from './load-failed.tsx';
import { NewRooms } from './new-rooms.tsx';

/**
 * `/service/{slug}` for services priced by the room. Two steps, told apart by `?step=2`: which rooms, then the
 * details of each; `?edit=1` changes one room that is in the cart already.
 */
export function ConfigureScreen() {
  const { slug = '' } = useParams();
  const [params] = useSearchParams();
  const catalogue = useLiveQuery(readCatalogue);
  const fetched = useLiveQuery(() => readFetch('catalogue'));
  const { t } = useTranslation('configure');
  const locale = useLocale();
  useEffect(() => void refreshCatalogue(), []);
  const service = catalogue?.services.find((one) => one.slug === slug);
  useScreenTitle(service?.title[locale] ?? t('title'));
  if (catalogue === undefined) {
    return fetched?.status === 'failed' ? <LoadFailed /> : <ConfigureSkeleton />;
  }
  if (service === undefined) return <ServiceMissing />;
  const offer = { service, rates: catalogue.rates };
  return params.get('edit') === '1' ? (
    <EditRoom key={service.id} {...offer} />
  ) : (
    <NewRooms key={service.id} {...offer} />
  );
}
