import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useScreenTitle } from '../../frame/use-screen-title.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { ChoiceGroup } from '../../ui/fields/choice-group.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { useWhyWait } from '../parts/use-why-wait.ts';
import { faultWords } from '../parts/words/fault-words.ts';
import { MailList } from './mail-list.tsx';
import styles from './mails.module.css';
import { useMails } from './use-mails.ts';

const filters = [
  { value: 'all', words: 'mails.filters.all' },
  { value: 'waiting', words: 'mails.filters.waiting' },
  { value: 'kept', words: 'mails.filters.kept' },
  { value: 'sent', words: 'mails.filters.sent' },
  { value: 'dead', words: 'mails.filters.dead' },
] as const;
type Filter = (typeof filters)[number]['value'];

export function MailsScreen() {
  const { t } = useTranslation('admin');
  const [query, setQuery] = useSearchParams();
  // The address keeps the choice for the way back, but follows too late to be what the chips show.
  const [filter, setFilter] = useState(() => readFilter(query.get('state')));
  const choose = (next: Filter) => {
    setFilter(next);
    setQuery(next === 'all' ? {} : { state: next }, { replace: true });
  };
  const isOffline = useWhyWait() !== undefined;
  const { mails, nextCursor, busy, fault, reload, more } = useMails(filter === 'all' ? undefined : filter);
  const isNothingOffline = isOffline && mails === undefined;
  useScreenTitle(t('mails.title'));
  return (
    <div className={`stack ${styles.screen}`}>
      <div className="cluster" data-apart="">
        <PageTitle lead={t('mails.lead')}>{t('mails.title')}</PageTitle>
        <Button
          variant="secondary"
          busy={busy && !isOffline}
          disabled={isOffline}
          icon={<RotateCw aria-hidden="true" />}
          onClick={reload}
        >
          {t('mails.refresh')}
        </Button>
      </div>
      <ChoiceGroup
        legend={t('mails.filter')}
        legendHidden
        layout="chips"
        value={filter}
        onChange={choose}
        choices={filters.map(({ value, words }) => ({ value, label: t(words) }))}
      />
      {isOffline && !isNothingOffline && <Alert tone="warning">{t('mails.stale')}</Alert>}
      {isNothingOffline && (
        <EmptyState
          drawing={<img src="/drawings/offline.svg" alt="" width="320" height="240" />}
          title={t('mails.offline')}
        >
          <p>{t('mails.offlineText')}</p>
        </EmptyState>
      )}
      {fault && !isOffline && (
        <ErrorPanel title={t('mails.failed')} action={<Button onClick={reload}>{t('retry')}</Button>}>
          <p>{faultWords(fault.code, t)}</p>
        </ErrorPanel>
      )}
      {mails === undefined && !fault && !isOffline && <MailsSkeleton />}
      {mails?.length === 0 && <NoMails filter={filter} onAll={() => choose('all')} />}
      {mails !== undefined && mails.length > 0 && <MailList mails={mails} />}
      {nextCursor !== null && (
        <div>
          <Button variant="secondary" busy={busy && !isOffline} disabled={isOffline} onClick={more}>
            {t('mails.more')}
          </Button>
        </div>
      )}
      {nextCursor === null && mails !== undefined && mails.length > 0 && (
        <p className="soft">{t('mails.all')}</p>
      )}
    </div>
  );
}

function NoMails({ filter, onAll }: { filter: Filter; onAll: () => void }) {
  const { t } = useTranslation('admin');
  const title = filter === 'all' ? 'mails.empty' : filter === 'dead' ? 'mails.noneDead' : 'mails.none';
  return (
    <EmptyState
      drawing={<img src="/drawings/mail-sent.svg" alt="" width="320" height="240" />}
      title={t(title)}
      action={
        filter !== 'all' && (
          <Button variant="secondary" onClick={onAll}>
            {t('mails.showAll')}
          </Button>
        )
      }
    >
      {filter === 'all' && <p>{t('mails.emptyText')}</p>}
      {filter === 'dead' && <p>{t('mails.noneDeadText')}</p>}
    </EmptyState>
  );
}

function MailsSkeleton() {
  const { t } = useTranslation('admin');
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton shape="box" height="4.5rem" />
      <Skeleton shape="box" height="4.5rem" />
      <Skeleton shape="box" height="4.5rem" />
      <Skeleton shape="box" height="4.5rem" />
    </SkeletonGroup>
  );
}

function readFilter(state: string | null): Filter {
  return filters.find(({ value }) => value === state)?.value ?? 'all';
}
