import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Service } from '#shared/catalogue/service.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useScreenTitle } from '../../shell/use-screen-title.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ServicePicture } from '../parts/service-picture.tsx';
import { useCatalogue } from '../parts/use-catalogue.ts';
import styles from './not-online-yet-screen.module.css';

/** For the kinds that cannot be booked online yet; says so, and leads back to those that can. */
export function NotOnlineYetScreen() {
  const { t } = useTranslation('catalogue');
  const locale = useLocale();
  const { slug, kind } = useParams();
  const { catalogue } = useCatalogue();
  const service = catalogue?.services.find((each) => isMeant(each, { slug, kind }));
  useScreenTitle(service?.title[locale] ?? t('soon.title'));
  return (
    <div className={`page ${styles.screen}`}>
      <ServicePicture className={styles.picture} src={service?.image} eager />
      <div className={styles.words}>
        <PageTitle eyebrow={service?.title[locale]} lead={t('soon.text')}>
          {t('soon.title')}
        </PageTitle>
        <ButtonLink to="/services" size="l">
          {t('soon.back')}
        </ButtonLink>
      </div>
    </div>
  );
}

function isMeant(service: Service, address: { slug: string | undefined; kind: string | undefined }): boolean {
  return address.kind === undefined ? service.slug === address.slug : service.kind === address.kind;
}
