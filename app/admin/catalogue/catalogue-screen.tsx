import { History, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CatalogueAnswer, CatalogueEntry } from '#shared/api/admin/catalogue.ts';
import type { EntryType } from '#shared/catalogue/entries/entry.ts';
import { remote } from '../../data/remote.ts';
import { catalogueRead } from '../../data/staff/commands/edit-catalogue.ts';
import { useScreenTitle } from '../../frame/use-screen-title.ts';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { showToast } from '../../ui/feedback/toasts.ts';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { AsOf } from '../parts/as-of.tsx';
import { ReadGate } from '../parts/read-gate.tsx';
import { type AdminData, useAdminRead } from '../parts/use-admin-read.ts';
import { useWhyWait } from '../parts/use-why-wait.ts';
import styles from './catalogue.module.css';
import { CatalogueHistory } from './catalogue-history.tsx';
import { entryTitle } from './entry-words.ts';
import { EntrySheet } from './form/entry-sheet.tsx';
import type { EntryValues } from './form/entry-values.ts';
import { formKey } from './form/use-entry-form.ts';
import { EntryList } from './list/entry-list.tsx';
import { ServiceCard } from './list/service-card.tsx';
import { useOrder } from './list/use-order.ts';

/** Which form is open: that of an entry, or of a new one in a service. */
type Open = {
  readonly type: EntryType;
  readonly id?: string;
  readonly serviceId?: string | undefined;
  /** What is typed already. */
  readonly start?: EntryValues | undefined;
};

/** `/admin/catalogue`: what customers can ask for, in their order; prices are changed at `/admin/pricing`. */
export function CatalogueScreen() {
  const { t } = useTranslation('admin');
  const data = useAdminRead(catalogueRead);
  const [open, setOpen] = useState<Open>();
  const [isPast, setPast] = useState(false);
  useScreenTitle(t('catalogue.title'));
  return (
    <div className={`stack ${styles.screen}`}>
      <div className="cluster" data-apart="">
        <PageTitle focusOnOpen lead={t('catalogue.lead')}>
          {t('catalogue.title')}
        </PageTitle>
        <AsOf data={data} />
      </div>
      <div className="cluster">
        <Button
          icon={<Plus aria-hidden="true" />}
          disabled={data.body === undefined}
          onClick={() => setOpen({ type: 'services' })}
        >
          {t('catalogue.addService')}
        </Button>
        <Button variant="secondary" icon={<History aria-hidden="true" />} onClick={() => setPast(true)}>
          {t('catalogue.past.open')}
        </Button>
      </div>
      <ReadGate data={data} skeleton={<CatalogueSkeleton />} title={t('catalogue.failed')}>
        {(body) => <Entries body={body} data={data} open={open} setOpen={setOpen} />}
      </ReadGate>
      {isPast && <CatalogueHistory onClose={() => setPast(false)} />}
    </div>
  );
}

type EntriesProps = {
  body: CatalogueAnswer;
  data: AdminData<CatalogueAnswer>;
  open: Open | undefined;
  setOpen: (open: Open | undefined) => void;
};

function Entries({ body, data, open, setOpen }: EntriesProps) {
  const { t } = useTranslation('admin');
  const why = useWhyWait();
  const order = useOrder(data);
  const { entries } = body;
  const services = entries.filter(({ type }) => type === 'services');
  const actions = {
    why,
    edit: (entry: CatalogueEntry) => setOpen({ type: entry.type, id: entry.id, serviceId: entry.serviceId }),
    add: (type: EntryType, service: CatalogueEntry | undefined) => setOpen({ type, serviceId: service?.id }),
    order: (type: EntryType, list: readonly CatalogueEntry[]) => void order(type, list),
  };
  return (
    <>
      {services.length === 0 && (
        <EmptyState
          drawing={<img src="/drawings/empty-cart.svg" alt="" width="320" height="240" />}
          title={t('catalogue.empty.title')}
          action={<Button onClick={() => setOpen({ type: 'services' })}>{t('catalogue.addService')}</Button>}
        >
          <p>{t('catalogue.empty.text')}</p>
        </EmptyState>
      )}
      <EntryList
        label={t('catalogue.title')}
        entries={services}
        disabled={why !== undefined}
        onOrder={(list) => actions.order('services', list)}
      >
        {(service) => <ServiceCard service={service} entries={entries} actions={actions} />}
      </EntryList>
      {open && <OpenSheet {...{ body, data, open }} onOpen={setOpen} onClose={() => setOpen(undefined)} />}
    </>
  );
}

type OpenSheetProps = Omit<EntriesProps, 'open' | 'setOpen'> & {
  open: Open;
  onOpen: (open: Open) => void;
  onClose: () => void;
};

function OpenSheet({ body, data, open, onOpen, onClose }: OpenSheetProps) {
  const { t } = useTranslation('admin');
  const entry = body.entries.find(({ id }) => id === open.id);
  const service = body.entries.find(({ id, type }) => id === open.serviceId && type === 'services');
  if (open.id !== undefined && !entry) return null;
  const take = (changed: CatalogueEntry) => {
    void data.change((known) => {
      const isKnown = known.entries.some(({ id }) => id === changed.id);
      const entries = isKnown
        ? known.entries.map((each) => (each.id === changed.id ? changed : each))
        : [...known.entries, changed];
      return { ...known, entries };
    });
  };
  /** This device shows customers' pages too. */
  const show = () => remote.refreshCatalogue({ force: true }).catch(() => undefined);
  return (
    <EntrySheet
      key={formKey(open.type, open.id)}
      type={open.type}
      entry={entry}
      service={open.type === 'services' ? undefined : service}
      defaultLocale={body.defaultLocale}
      onClose={onClose}
      start={open.start}
      onCurrent={take}
      onGoOn={(added, typed) => {
        take(added);
        onOpen({ type: added.type, id: added.id, serviceId: added.serviceId, start: typed });
        showToast({ text: t('catalogue.form.created'), tone: 'success' });
      }}
      onSaved={(saved, isNew) => {
        take(saved);
        onClose();
        showToast({ text: t(isNew ? 'catalogue.form.created' : 'catalogue.form.saved'), tone: 'success' });
        void show();
      }}
      onRemoved={(outcome) => {
        const title = entry ? entryTitle(entry, t) : '';
        onClose();
        showToast({
          text: t(outcome === 'hidden' ? 'catalogue.form.onlyHidden' : 'catalogue.form.removed', { title }),
        });
        void data.reload();
        void show();
      }}
    />
  );
}

function CatalogueSkeleton() {
  return (
    <>
      <Skeleton shape="box" height="10rem" />
      <Skeleton shape="box" height="10rem" />
      <Skeleton shape="box" height="10rem" />
    </>
  );
}
