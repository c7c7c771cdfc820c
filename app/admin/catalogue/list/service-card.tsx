import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CatalogueEntry } from '#shared/api/admin/catalogue.ts';
import type { EntryType } from '#shared/catalogue/entries/entry.ts';
import { serviceKinds } from '#shared/kinds/kinds.ts';
import { sellsProducts } from '#shared/kinds/new-service.ts';
import { pictureUrl } from '#shared/pictures/picture-url.ts';
import { TENANT_SLUG } from '../../../data/device/tenant.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Tag } from '../../../ui/layout/tag.tsx';
import { entryTitle, kindWords } from '../entry-words.ts';
import styles from './catalogue-list.module.css';
import { EntryList } from './entry-list.tsx';
import { EntryRow, EntryTags } from './entry-row.tsx';

interface ListActions {
  /** Why nothing can be written now. */
  readonly why: string | undefined;
  readonly edit: (entry: CatalogueEntry) => void;
  readonly add: (type: EntryType, service: CatalogueEntry | undefined) => void;
  readonly order: (type: EntryType, entries: readonly CatalogueEntry[]) => void;
}

type ServiceCardProps = {
  service: CatalogueEntry;
  entries: readonly CatalogueEntry[];
  actions: ListActions;
};

/** A service with what is chosen in it, each list in its order. */
export function ServiceCard({ service, entries, actions }: ServiceCardProps) {
  const { t } = useTranslation('admin');
  const title = entryTitle(service, t);
  const own = entries.filter(({ serviceId, type }) => serviceId === service.id && type !== 'services');
  const products = own.filter(({ type }) => type === 'products');
  const options = own.filter(({ type }) => type === 'options');
  const asks = sellsProducts(service.kind);
  const lacksChoice = asks && !products.some(({ active }) => active);
  return (
    <article className={styles.service} data-off={!service.active || undefined} aria-label={title}>
      <header className={styles.head}>
        <img
          src={pictureUrl(service.image, TENANT_SLUG, 'small')}
          alt=""
          width="96"
          height="63"
          loading="lazy"
        />
        <span className={styles.name}>
          <strong dir="auto">{title}</strong>
          <small className="soft">{kindWords(service.kind, t).name}</small>
          <EntryTags entry={service} />
          {lacksChoice && <Tag tone="danger">{t('catalogue.nothingToChoose')}</Tag>}
        </span>
        <Button
          variant="secondary"
          aria-label={t('catalogue.editOf', { title })}
          onClick={() => actions.edit(service)}
        >
          {t('catalogue.edit')}
        </Button>
      </header>
      {lacksChoice && <p className={`soft ${styles.note}`}>{t('catalogue.nothingToChooseWhy')}</p>}
      {asks && (
        <Part type="products" service={service} list={products} actions={actions} open={lacksChoice} />
      )}
      {asks && serviceKinds[service.kind].form !== 'tile' && (
        <Part type="options" service={service} list={options} actions={actions} open={false} />
      )}
    </article>
  );
}

type PartProps = {
  type: 'products' | 'options';
  service: CatalogueEntry;
  list: readonly CatalogueEntry[];
  actions: ListActions;
  open: boolean;
};

function Part({ type, service, list, actions, open }: PartProps) {
  const { t } = useTranslation('admin');
  const isPieces = serviceKinds[service.kind].form === 'pieces';
  const rooms = isPieces ? t('catalogue.pieces') : t('catalogue.rooms');
  const addRoom = isPieces ? t('catalogue.addPiece') : t('catalogue.addRoom');
  const label = type === 'products' ? rooms : t('catalogue.options');
  return (
    <Disclosure title={`${label} · ${list.length}`} look="plain" defaultOpen={open}>
      <div className="stack">
        {list.length === 0 && <p className="soft">{t('catalogue.none')}</p>}
        <EntryList
          label={`${entryTitle(service, t)} : ${label}`}
          entries={list}
          disabled={actions.why !== undefined}
          onOrder={(entries) => actions.order(type, entries)}
        >
          {(entry) => <EntryRow entry={entry} onEdit={() => actions.edit(entry)} />}
        </EntryList>
        <div>
          <Button
            variant="secondary"
            icon={<Plus aria-hidden="true" />}
            onClick={() => actions.add(type, service)}
          >
            {type === 'products' ? addRoom : t('catalogue.addOption')}
          </Button>
        </div>
      </div>
    </Disclosure>
  );
}
