import { useTranslation } from 'react-i18next';
import { iconUrl } from '#shared/pictures/icon.ts';
import { TENANT_SLUG } from '../../../data/device/tenant.ts';
import { logoUrl } from '../../../frame/company/company-logo.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import styles from '../company.module.css';
import own from './logo.module.css';

/** The logo as it will stand in a header by day and by night, in a mail, and on a phone's screen. */
export function LogoPreview({ picture, name }: { picture: string; name: string }) {
  const { t } = useTranslation('admin');
  const header = (
    <>
      <img src={logoUrl(picture)} alt="" height="32" />
      <strong dir="auto">{name}</strong>
    </>
  );
  return (
    <Card as="section" className="stack" aria-labelledby="company-preview">
      <h2 id="company-preview">{t('company.preview')}</h2>
      <figure className={styles.figure}>
        <figcaption className="soft">{t('company.logo.previewHeader')}</figcaption>
        <div className={own.day}>{header}</div>
        <div className={own.night}>{header}</div>
      </figure>
      <figure className={styles.figure}>
        <figcaption className="soft">{t('company.logo.previewIcons')}</figcaption>
        <div className={own.icons}>
          <img
            src={iconUrl(picture, TENANT_SLUG, 'maskable-512.png') ?? '/icons/maskable-512.png'}
            alt={t('company.logo.android')}
            data-shape="round"
          />
          <img
            src={iconUrl(picture, TENANT_SLUG, 'apple-touch-180.png') ?? '/icons/apple-touch-180.png'}
            alt={t('company.logo.iphone')}
            data-shape="soft"
          />
          <img
            src={iconUrl(picture, TENANT_SLUG, 'favicon-64.png') ?? '/icons/icon-64.png'}
            alt={t('company.logo.tab')}
            data-shape="small"
          />
        </div>
      </figure>
    </Card>
  );
}
