import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { MailHead } from '#shared/api/admin/mails.ts';
import { Link } from '../../shell/link.tsx';
import { useScreenTitle } from '../../shell/use-screen-title.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { faultWords } from '../parts/fault-words.ts';
import { ToLogin } from '../parts/to-login.tsx';
import { useTimeZone } from '../parts/use-time-zone.ts';
import { whenWords } from '../parts/when-words.ts';
import { MailStateTag } from './mail-state-tag.tsx';
import styles from './mails.module.css';
import { useMails } from './use-mails.ts';

export function MailsScreen() {
  const { t } = useTranslation('admin');
  const [query, setQuery] = useSearchParams();
  // The address keeps the choice for the way back, but follows too late to be what the box shows.
  const [onlyDead, setOnlyDead] = useState(query.get('state') === 'dead');
  const choose = (dead: boolean) => {
    setOnlyDead(dead);
    setQuery(dead ? { state: 'dead' } : {}, { replace: true });
  };
  const { mails, nextCursor, busy, fault, reload, more } = useMails(onlyDead ? 'dead' : undefined);
  useScreenTitle(t('mails.title'));
  if (fault?.denied) return <ToLogin />;
  return (
    <div className={`stack ${styles.screen}`}>
      <div className="cluster" data-apart="">
        <PageTitle lead={t('mails.lead')}>{t('mails.title')}</PageTitle>
        <Button variant="secondary" busy={busy} icon={<RotateCw aria-hidden="true" />} onClick={reload}>
          {t('mails.refresh')}
        </Button>
      </div>
      <CheckboxField
        label={t('mails.onlyDead')}
        checked={onlyDead}
        onChange={({ target }) => choose(target.checked)}
      />
      {fault && (
        <ErrorPanel title={t('mails.failed')} action={<Button onClick={reload}>{t('retry')}</Button>}>
          <p>{faultWords(fault.code, t)}</p>
        </ErrorPanel>
      )}
      {mails === undefined && !fault && <MailsSkeleton />}
      {mails?.length === 0 && (
        <EmptyState
          drawing={<img src="/drawings/mail-sent.svg" alt="" width="320" height="240" />}
          title={t(onlyDead ? 'mails.noneDead' : 'mails.empty')}
        >
          <p>{t(onlyDead ? 'mails.noneDeadText' : 'mails.emptyText')}</p>
        </EmptyState>
      )}
      {mails !== undefined && mails.length > 0 && <MailList mails={mails} />}
      {nextCursor !== null && (
        <Button variant="secondary" busy={busy} onClick={more}>
          {t('mails.more')}
        </Button>
      )}
      {nextCursor === null && mails !== undefined && mails.length > 0 && (
        <p className="soft">{t('mails.all')}</p>
      )}
    </div>
  );
}

function MailList({ mails }: { mails: readonly MailHead[] }) {
  const { t } = useTranslation('admin');
  const timeZone = useTimeZone();
  return (
    <ul className={styles.list} aria-label={t('mails.list')}>
      {mails.map((mail) => (
        <Card as="li" key={mail.id} pressable className={styles.row}>
          <span className={styles.words}>
            <Link to={`/admin/mails/${mail.id}`} data-card-link="" className={styles.subject}>
              {mail.subject}
            </Link>
            <span className="soft">{mail.to}</span>
          </span>
          <MailStateTag state={mail.state} />
          <time className={`soft tabular ${styles.time}`} dateTime={mail.createdAt}>
            {whenWords(mail.createdAt, timeZone)}
          </time>
        </Card>
      ))}
    </ul>
  );
}

function MailsSkeleton() {
  const { t } = useTranslation('admin');
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton shape="box" height="5rem" />
      <Skeleton shape="box" height="5rem" />
      <Skeleton shape="box" height="5rem" />
    </SkeletonGroup>
  );
}
