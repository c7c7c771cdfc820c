import { ExternalLink } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Service } from '#shared/catalogue/service.ts';
import { ownWords } from '#shared/company/own-words.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { pictureUrl } from '#shared/pictures/picture-url.ts';
import type { Catalogue } from '../../data/catalogue/read-catalogue.ts';
import { TENANT_SLUG } from '../../data/device/tenant.ts';
import { remote } from '../../data/remote.ts';
import { CompanyLogo } from '../../frame/company/company-logo.tsx';
import { useKnownCatalogue } from '../../frame/served-page.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { staffFormat } from '../parts/words/staff-format.ts';
import styles from './guide.module.css';

/** The head of the customers' home as it is now, in the company's own language. A picture: nothing in it leads on. */
export function GuidePicture() {
  const { t } = useTranslation('admin');
  const catalogue = useKnownCatalogue();
  useEffect(() => {
    void remote.refreshCatalogue({ force: true });
  }, []);
  return (
    <Card as="section" className={`stack ${styles.beside}`} aria-labelledby="guide-picture">
      <h2 id="guide-picture">{t('guide.picture.title')}</h2>
      {catalogue ? <Home catalogue={catalogue} /> : <Skeleton shape="box" height="20rem" />}
      <a className={styles.open} href="/" target="_blank" rel="noopener">
        {t('guide.picture.open')} <ExternalLink size={16} aria-hidden="true" />
      </a>
    </Card>
  );
}

function Home({ catalogue }: { catalogue: Catalogue }) {
  const { t: staff } = useTranslation('admin');
  const { companyName, phone, services, settings } = catalogue;
  const locale = settings.defaultLocale;
  const { t } = useTranslation('home', { lng: locale });
  const said = (field: 'heroTitle' | 'heroLead') => ownWords(settings.texts[field], locale, locale);
  return (
    <div className={styles.phone} lang={locale}>
      <p className={styles.head}>
        <CompanyLogo side={24} />
        <strong dir="auto">{companyName}</strong>
      </p>
      <p className={styles.hero}>{said('heroTitle') || t('hero.heading')}</p>
      <p className="soft">{said('heroLead') || t('hero.lead')}</p>
      <span className={styles.button}>{t('hero.book')}</span>
      {services.length === 0 && (
        <p className={styles.none} lang="fr">
          {staff('guide.picture.empty')}
        </p>
      )}
      <ul className={styles.services}>
        {services.map((service) => (
          <Offer key={service.id} service={service} locale={locale} />
        ))}
      </ul>
      {phone !== '' && <p className="soft tabular">{phone}</p>}
    </div>
  );
}

function Offer({ service, locale }: { service: Service; locale: Locale }) {
  const { t } = useTranslation('admin');
  const prices = service.products.map(({ priceCents }) => priceCents).filter((price) => price > 0);
  return (
    <li>
      <img src={pictureUrl(service.image, TENANT_SLUG, 'small')} alt="" width={48} height={48} />
      <span dir="auto">{service.title[locale]}</span>
      {prices.length > 0 && (
        <span className="soft tabular" lang="fr">
          {t('guide.picture.from', { price: staffFormat.money(Math.min(...prices)) })}
        </span>
      )}
    </li>
  );
}
