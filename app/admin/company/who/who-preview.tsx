import { useTranslation } from 'react-i18next';
import { addressLine, type Company, tidyCompany } from '#shared/company/company.ts';
import { logoUrl } from '../../../frame/company/company-logo.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import styles from '../company.module.css';

/** The header of a page, its end and that of a mail, as they will read once it is saved. A picture: nothing in it leads on. */
export function WhoPreview({ company, logo }: { company: Company; logo: string }) {
  const { t } = useTranslation('admin');
  const { name, legalName, phone, helpEmail, ...place } = tidyCompany(company);
  const address = addressLine(place);
  return (
    <Card as="section" className="stack" aria-labelledby="company-preview">
      <h2 id="company-preview">{t('company.preview')}</h2>
      <figure className={styles.figure}>
        <figcaption className="soft">{t('company.previewHeader')}</figcaption>
        <div className={styles.header}>
          <img src={logoUrl(logo)} alt="" height="32" />
          <strong dir="auto">{name}</strong>
        </div>
      </figure>
      <figure className={styles.figure}>
        <figcaption className="soft">{t('company.previewFooter')}</figcaption>
        <div className={styles.foot}>
          {helpEmail && <span>{helpEmail}</span>}
          {phone && <span className="tabular">{phone}</span>}
          {address && <span dir="auto">{address}</span>}
          {!helpEmail && !phone && !address && <span>{t('company.past.nothing')}</span>}
        </div>
      </figure>
      <figure className={styles.figure}>
        <figcaption className="soft">{t('company.previewMail')}</figcaption>
        <div className={styles.mail}>
          <strong dir="auto">{name}</strong>
          <span dir="auto">{t('company.previewSubject', { name })}</span>
          <small className="soft" dir="auto">
            {[legalName || name, address, phone].filter(Boolean).join(' · ')}
          </small>
        </div>
      </figure>
    </Card>
  );
}
