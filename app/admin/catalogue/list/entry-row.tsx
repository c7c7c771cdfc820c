import { EyeOff, Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CatalogueEntry } from '#shared/api/admin/catalogue.ts';
import { missingLocales } from '#shared/catalogue/entries/entry.ts';
import { toCents } from '#shared/kernel/money.ts';
import { pictureUrl } from '#shared/pictures/picture-url.ts';
import { TENANT_SLUG } from '../../../data/device/tenant.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Tag } from '../../../ui/layout/tag.tsx';
import { staffFormat } from '../../parts/words/staff-format.ts';
import { entryTitle } from '../entry-words.ts';
import { asksPrice } from '../form/entry-values.ts';
import styles from './catalogue-list.module.css';

/** A product or an option in one line: its picture, name, price, and what is still to be done. */
export function EntryRow({ entry, onEdit }: { entry: CatalogueEntry; onEdit: () => void }) {
  const { t } = useTranslation('admin');
  const title = entryTitle(entry, t);
  const isPriced = entry.type === 'options' || asksPrice(entry.kind);
  const minutes = entry.minutes === null ? '' : `${entry.minutes} min`;
  const price = isPriced ? staffFormat.money(toCents(entry.price)) : '';
  return (
    <div className={styles.entry} data-off={!entry.active || undefined}>
      {entry.emoji && (
        <span className={styles.emoji} aria-hidden="true">
          {entry.emoji}
        </span>
      )}
      {entry.image && (
        <img
          src={pictureUrl(entry.image, TENANT_SLUG, 'small')}
          alt=""
          width="56"
          height="42"
          loading="lazy"
        />
      )}
      <span className={styles.name}>
        <strong dir="auto">{title}</strong>
        <small className="soft tabular">{[price, minutes].filter(Boolean).join(' · ')}</small>
        <EntryTags entry={entry} />
      </span>
      <Button variant="quiet" aria-label={t('catalogue.editOf', { title })} onClick={onEdit}>
        {t('catalogue.edit')}
      </Button>
    </div>
  );
}

/** What customers do not see, and what they read in another language. */
export function EntryTags({ entry }: { entry: CatalogueEntry }) {
  const { t } = useTranslation('admin');
  const missing = new Set([
    ...missingLocales(entry.title),
    ...(entry.type === 'services' && missingLocales(entry.teaser).length < 3
      ? missingLocales(entry.teaser)
      : []),
  ]);
  const languages = [...missing].map((locale) => locale.toUpperCase()).join(', ');
  if (entry.active && missing.size === 0) return null;
  return (
    <span className={styles.tags}>
      {!entry.active && <Tag icon={<EyeOff aria-hidden="true" />}>{t('catalogue.hidden')}</Tag>}
      {missing.size > 0 && (
        <Tag tone="sun" icon={<Languages aria-hidden="true" />}>
          {t('catalogue.missing', { languages })}
        </Tag>
      )}
    </span>
  );
}
