import type { TFunction } from 'i18next';
import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { KeyView } from '#shared/api/admin/sessions.ts';
import { instantFromMs, parseInstant } from '#shared/kernel/instant.ts';
import { revokeKey } from '../../data/staff/commands/manage-access.ts';
import { ManagedRows } from '../parts/managed/managed-row.tsx';
import { useTimeZone } from '../parts/use-time-zone.ts';
import { staffFormat } from '../parts/words/staff-format.ts';
import { AccessRow } from './access-row.tsx';
import { AddKey } from './add-key.tsx';

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
      <ManagedRows>
        {keys.map(({ id, label, createdAt, current, role, crew, closed }) => (
          <AccessRow
            key={id}
            Icon={KeyRound}
            name={label}
            own={current ? { mark: t('devices.keyCurrent'), warning: t('devices.keyRevokeOwn') } : undefined}
            facts={
              <>
                <span>
                  {role === 'crew' ? crewWords({ name: crew?.name, closed }, t) : t(`devices.role.${role}`)}
                </span>
                <span>{t('devices.keyAdded', { when: dayWords(createdAt) })}</span>
              </>
            }
            text={t('devices.keyRevokeText')}
            whyId={whyId}
            asksKey
            revoke={(key) => revokeKey(id, key)}
            onRevoked={onChanged}
          />
        ))}
      </ManagedRows>
      <p className="soft">{t('devices.keyLost')}</p>
    </section>
  );
}

function crewWords(
  { name, closed }: { readonly name: string | undefined; readonly closed: boolean | undefined },
  t: TFunction<'admin'>,
): string {
  if (name === undefined) return t('devices.ofGone');
  return t(closed ? 'devices.ofClosed' : 'devices.ofCrew', { name });
}
