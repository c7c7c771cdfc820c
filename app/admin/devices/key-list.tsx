import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { KeyView } from '#shared/api/admin/sessions.ts';
import { instantFromMs, parseInstant } from '#shared/kernel/instant.ts';
import { revokeKey } from '../../data/staff/commands/manage-access.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Tag } from '../../ui/layout/tag.tsx';
import { useTimeZone } from '../parts/use-time-zone.ts';
import { staffFormat } from '../parts/words/staff-format.ts';
import { AddKey } from './add-key.tsx';
import styles from './devices.module.css';
import { RevokeButton } from './revoke-button.tsx';

type KeyListProps = {
  keys: readonly KeyView[];
  whyId: string | undefined;
  onChanged: () => Promise<void>;
};

export function KeyList({ keys, whyId, onChanged }: KeyListProps) {
  const { t } = useTranslation('admin');
  const timeZone = useTimeZone();
  const dayWords = (iso: string) =>
    staffFormat.date(parseInstant(iso) ?? instantFromMs(0), timeZone, 'short');
  return (
    <section className="stack" aria-labelledby="devices-keys">
      <div className="cluster" data-apart="">
        <div>
          <h2 id="devices-keys">{t('devices.keys')}</h2>
          <p className="soft">{t('devices.keysLead')}</p>
        </div>
        <AddKey whyId={whyId} onAdded={onChanged} />
      </div>
      <ul className={styles.rows}>
        {keys.map(({ id, label, createdAt, current }) => (
          <Card as="li" key={id} className={styles.row}>
            <KeyRound className={styles.icon} aria-hidden="true" />
            <span className={styles.words}>
              <span className={styles.name}>
                <strong dir="auto">{label}</strong>
                {current && <Tag tone="success">{t('devices.keyCurrent')}</Tag>}
              </span>
              <span className={styles.facts}>{t('devices.keyAdded', { when: dayWords(createdAt) })}</span>
            </span>
            <RevokeButton
              name={label}
              text={t('devices.keyRevokeText')}
              warning={current ? t('devices.keyRevokeOwn') : undefined}
              whyId={whyId}
              asksKey
              revoke={(key) => revokeKey(id, key)}
              onRevoked={onChanged}
            />
          </Card>
        ))}
      </ul>
    </section>
  );
}
