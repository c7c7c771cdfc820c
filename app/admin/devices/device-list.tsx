import { Monitor, Smartphone, Tablet } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeviceView } from '#shared/api/admin/sessions.ts';
import { instantFromMs, parseInstant } from '#shared/kernel/instant.ts';
import { serverNow } from '../../data/device/clock.ts';
import { revokeDevice } from '../../data/staff/commands/manage-access.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Tag } from '../../ui/layout/tag.tsx';
import { agoWords } from '../parts/words/ago-words.ts';
import styles from './devices.module.css';
import { RevokeButton } from './revoke-button.tsx';

type DeviceListProps = {
  devices: readonly DeviceView[];
  whyId: string | undefined;
  onChanged: () => Promise<void>;
};

export function DeviceList({ devices, whyId, onChanged }: DeviceListProps) {
  const { t } = useTranslation('admin');
  const [now] = useState(serverNow);
  const seenWords = (iso: string) => {
    const when = agoWords(parseInstant(iso) ?? instantFromMs(0), now);
    return when === undefined ? t('devices.seenNow') : t('devices.seen', { when });
  };
  return (
    <section className="stack" aria-labelledby="devices-list">
      <div>
        <h2 id="devices-list">{t('devices.list')}</h2>
        <p className="soft">{t('devices.listLead')}</p>
      </div>
      <ul className={styles.rows}>
        {devices.map(({ id, label, keyLabel, lastSeenAt, current }) => (
          <Card as="li" key={id} className={styles.row}>
            <DeviceIcon label={label} />
            <span className={styles.words}>
              <span className={styles.name}>
                <strong dir="auto">{label}</strong>
                {current && <Tag tone="success">{t('devices.current')}</Tag>}
              </span>
              <span className={styles.facts}>
                <span>{seenWords(lastSeenAt)}</span>
                <span>{t('devices.by', { key: keyLabel })}</span>
              </span>
            </span>
            <RevokeButton
              name={label}
              text={t('devices.revokeText')}
              warning={current ? t('devices.revokeOwn') : undefined}
              whyId={whyId}
              asksKey={!current}
              revoke={(key) => revokeDevice(id, key)}
              onRevoked={onChanged}
            />
          </Card>
        ))}
      </ul>
    </section>
  );
}

/** People call them by what they are: the picture follows the name. */
function DeviceIcon({ label }: { label: string }) {
  const Icon = /tablet|ipad/i.test(label)
    ? Tablet
    : /t[ée]l|phone|mobile/i.test(label)
      ? Smartphone
      : Monitor;
  return <Icon className={styles.icon} aria-hidden="true" />;
}
