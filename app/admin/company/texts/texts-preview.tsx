import { useTranslation } from 'react-i18next';
import type { CompanySettingsView } from '#shared/api/admin/company.ts';
import type { Texts } from '#shared/company/nothing-set.ts';
import { ownWords } from '#shared/company/own-words.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import styles from '../company.module.css';
import { PreviewCard } from '../frame/preview-card.tsx';

type TextsPreviewProps = { texts: Texts; view: CompanySettingsView };

/** The head of home and the end of the terms, in the words that a customer of each language gets. */
export function TextsPreview({ texts, view }: TextsPreviewProps) {
  return (
    <PreviewCard locale={view.defaultLocale}>
      {(locale) => <InWords texts={texts} view={view} locale={locale} />}
    </PreviewCard>
  );
}

function InWords({ texts, view, locale }: TextsPreviewProps & { locale: Locale }) {
  const { t: staff } = useTranslation('admin');
  const { t } = useTranslation(['home', 'legal'], { lng: locale });
  const said = (field: keyof Texts) => ownWords(texts[field], locale, view.defaultLocale);
  const terms = said('terms');
  return (
    <>
      <figure className={styles.figure}>
        <figcaption className="soft" lang="fr">
          {staff('company.texts.previewHome')}
        </figcaption>
        <div className={styles.mail}>
          <small>{t('home:hero.eyebrow')}</small>
          <strong className={styles.hero}>{said('heroTitle') || t('home:hero.heading')}</strong>
          <span>{said('heroLead') || t('home:hero.lead')}</span>
        </div>
      </figure>
      <figure className={styles.figure}>
        <figcaption className="soft" lang="fr">
          {staff('company.texts.previewTerms')}
        </figcaption>
        <div className={styles.lines}>
          {terms === '' ? (
            <span lang="fr">{staff('company.past.nothing')}</span>
          ) : (
            <>
              <strong>{t('legal:terms.own.title')}</strong>
              {`\n${terms}`}
            </>
          )}
        </div>
      </figure>
    </>
  );
}
