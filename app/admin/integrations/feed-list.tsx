import { CalendarDays } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FEEDS_MAX, type FeedsView } from '#shared/api/admin/feeds.ts';
import { instantFromMs, parseInstant } from '#shared/kernel/instant.ts';
import { removeFeed } from '../../data/staff/commands/integrations/manage-feeds.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ManagedRow, ManagedRows } from '../parts/managed/managed-row.tsx';
import { useTimeZone } from '../parts/use-time-zone.ts';
import { staffFormat } from '../parts/words/staff-format.ts';
import { AddFeed } from './add-feed.tsx';
import { EndButton } from './end-button.tsx';
import styles from './feed-list.module.css';

type FeedListProps = {
  feeds: FeedsView['feeds'];
  whyId: string | undefined;
  onChanged: () => Promise<void>;
};

/** Calendars that read the visits, and the ways to let one in and to end it. */
export function FeedList({ feeds, whyId, onChanged }: FeedListProps) {
  const { t } = useTranslation('admin');
  const timeZone = useTimeZone();
  const isFull = feeds.length >= FEEDS_MAX;
  const dayWords = (iso: string) =>
    staffFormat.date(parseInstant(iso) ?? instantFromMs(0), timeZone, 'short');
  return (
    <section className="stack" aria-labelledby="feeds">
      <div className="cluster" data-apart="">
        <div className={styles.head}>
          <h2 id="feeds">{t('integrations.feeds')}</h2>
          <p className="soft">{t('integrations.feedsLead')}</p>
        </div>
        <AddFeed whyId={whyId ?? (isFull ? 'feeds-full' : undefined)} onAdded={onChanged} />
      </div>
      {isFull && <p id="feeds-full">{t('integrations.full', { max: FEEDS_MAX })}</p>}
      {feeds.length === 0 && (
        <EmptyState title={t('integrations.none')} titleLevel="h3">
          <p>{t('integrations.noneText')}</p>
        </EmptyState>
      )}
      <ManagedRows>
        {feeds.map(({ id, label, createdAt }) => (
          <ManagedRow
            key={id}
            Icon={CalendarDays}
            words={
              <>
                <strong dir="auto">{label}</strong>
                <span className="soft">{t('integrations.since', { when: dayWords(createdAt) })}</span>
              </>
            }
          >
            <EndButton
              words={{
                end: t('integrations.revoke'),
                named: t('integrations.revokeNamed', { name: label }),
                title: t('integrations.revokeTitle', { name: label }),
                text: t('integrations.revokeText'),
                ended: t('integrations.revoked', { name: label }),
              }}
              whyId={whyId}
              end={() => removeFeed(id)}
              onEnded={onChanged}
            />
          </ManagedRow>
        ))}
      </ManagedRows>
      {feeds.length > 0 && <p className="soft">{t('integrations.lost')}</p>}
    </section>
  );
}
