import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ApiKeysView, ApiKeyView } from '#shared/api/admin/api-keys.ts';
import { API_KEYS_MAX } from '#shared/company/api-keys.ts';
import { apiKeysRead, removeApiKey } from '../../../data/staff/commands/integrations/manage-api-keys.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Tag } from '../../../ui/layout/tag.tsx';
import { AsOf } from '../../parts/as-of.tsx';
import { ReadGate } from '../../parts/read-gate.tsx';
import { useAdminRead } from '../../parts/use-admin-read.ts';
import { useTimeZone } from '../../parts/use-time-zone.ts';
import { whenWords } from '../../parts/words/when-words.ts';
import { EndButton } from '../end-button.tsx';
import { AddApiKey } from './add-api-key.tsx';
import styles from './api-keys.module.css';
import { scopeWords } from './scope-words.ts';

/** Keys with which the company's own programs call (D452 to D454). */
export function ApiKeySection({ whyId }: { whyId: string | undefined }) {
  const { t } = useTranslation('admin');
  const data = useAdminRead(apiKeysRead);
  const isFull = (data.body?.keys.length ?? 0) >= API_KEYS_MAX;
  return (
    <section className="stack" aria-labelledby="api-keys">
      <div className="cluster" data-apart="">
        <div className={styles.head}>
          <h2 id="api-keys">{t('api-keys.title')}</h2>
          <p className="soft">{t('api-keys.lead')}</p>
          <AsOf data={data} />
        </div>
        {data.body !== undefined && (
          <AddApiKey whyId={whyId ?? (isFull ? 'api-keys-full' : undefined)} onAdded={data.reload} />
        )}
      </div>
      {isFull && <p id="api-keys-full">{t('api-keys.full', { max: API_KEYS_MAX })}</p>}
      <ReadGate data={data} title={t('api-keys.failed')} skeleton={<Skeleton shape="box" height="10rem" />}>
        {({ keys }) => <ApiKeys keys={keys} whyId={whyId} onChanged={data.reload} />}
      </ReadGate>
    </section>
  );
}

interface Shown {
  readonly whyId: string | undefined;
  readonly onChanged: () => Promise<void>;
}

function ApiKeys({ keys, ...shown }: ApiKeysView & Shown) {
  const { t } = useTranslation('admin');
  if (keys.length === 0) {
    return (
      <EmptyState title={t('api-keys.none')} titleLevel="h3">
        <p>{t('api-keys.noneText')}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.cards} aria-label={t('api-keys.list')}>
        {keys.map((key) => (
          <ApiKeyCard key={key.id} apiKey={key} {...shown} />
        ))}
      </ul>
      <p className="soft">{t('api-keys.lost')}</p>
    </>
  );
}

/** Which program, what it may do, and whether it still calls. */
function ApiKeyCard({ apiKey, whyId, onChanged }: { apiKey: ApiKeyView } & Shown) {
  const { t } = useTranslation('admin');
  const timeZone = useTimeZone();
  const { id, label: name, scopes, hint, createdAt, lastUsedAt } = apiKey;
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.name}>
        <KeyRound className={styles.icon} aria-hidden="true" />
        <h3 dir="auto">{name}</h3>
      </div>
      <ul className={styles.scopes} aria-label={t('api-keys.scopes')}>
        {scopes.map((scope) => (
          <li key={scope}>
            <Tag>{t(scopeWords[scope].label)}</Tag>
          </li>
        ))}
      </ul>
      <ul className={`soft ${styles.facts}`}>
        <li>
          {lastUsedAt === null
            ? t('api-keys.unused')
            : t('api-keys.used', { when: whenWords(lastUsedAt, timeZone) })}
        </li>
        <li>{t('api-keys.since', { when: whenWords(createdAt, timeZone) })}</li>
        <li translate="no">{t('api-keys.hint', { hint })}</li>
      </ul>
      <div className="cluster">
        <EndButton
          words={{
            end: t('api-keys.revoke'),
            named: t('api-keys.revokeNamed', { name }),
            title: t('api-keys.revokeTitle', { name }),
            text: t('api-keys.revokeText'),
            ended: t('api-keys.revoked', { name }),
          }}
          whyId={whyId}
          end={() => removeApiKey(id)}
          onEnded={onChanged}
        />
      </div>
    </Card>
  );
}
