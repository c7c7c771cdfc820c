import { type LucideIcon, Monitor, Smartphone, Tablet } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeviceView } from '#shared/api/admin/sessions.ts';
import { instantFromMs, parseInstant } from '#shared/kernel/instant.ts';
import { serverNow } from '../../data/device/clock.ts';
import { revokeDevice } from '../../data/staff/commands/manage-access.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ManagedRows } from '../parts/managed/managed-row.tsx';
import { agoWords } from '../parts/words/ago-words.ts';
import { AccessRow } from './access-row.tsx';

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
      {devices.length === 0 && (
        <EmptyState title={t('devices.none')} titleLevel="h3">
          <p>{t('devices.noneText')}</p>
        </EmptyState>
      )}
      <ManagedRows>
        {devices.map(({ id, label, keyLabel, lastSeenAt, current, notified }) => (
          <AccessRow
            key={id}
            Icon={deviceIcon(label)}
            name={label}
            own={current ? { mark: t('devices.current'), warning: t('devices.revokeOwn') } : undefined}
            facts={
              <>
                <span>{seenWords(lastSeenAt)}</span>
                <span>{t('devices.by', { key: keyLabel })}</span>
                {notified && <span>{t('devices.notified')}</span>}
              </>
            }
            text={t('devices.revokeText')}
            whyId={whyId}
            asksKey={!current}
            revoke={(key) => revokeDevice(id, key)}
            onRevoked={onChanged}
          />
        ))}
      </ManagedRows>
    </section>
  );
}

/** People call them by what they are: the picture follows the name. */
function deviceIcon(label: string): LucideIcon {
  if (/tablet|ipad/i.test(label)) return Tablet;
  return /t[ée]l|phone|mobile/i.test(label) ? Smartphone : Monitor;
}
