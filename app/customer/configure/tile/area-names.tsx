import { useTranslation } from 'react-i18next';
import { LABEL_MAX } from '#shared/cart/label.ts';
import type { TileRoom } from '../../../booking/tile/tile-room.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import styles from './tile.module.css';

type AreaNamesProps = {
  areas: readonly TileRoom[];
  onChange: (change: (rooms: readonly TileRoom[]) => readonly TileRoom[]) => void;
};

/** One name for each unlisted area; without one it keeps its general name (D33). */
export function AreaNames({ areas, onChange }: AreaNamesProps) {
  const { t } = useTranslation('tile');
  if (areas.length === 0) return null;
  const rename = (id: string, label: string) =>
    onChange((rooms) => rooms.map((room) => (room.id === id ? { ...room, label } : room)));
  return (
    <Card as="section" className={`stack ${styles.names}`}>
      <div>
        <h2>{t('names.title', { count: areas.length })}</h2>
        <p className="soft">{t('names.hint')}</p>
      </div>
      <div className={styles.fields}>
        {areas.map((area, index) => (
          <TextField
            key={area.id}
            label={t('names.label', { number: index + 1 })}
            value={area.label}
            placeholder={t('names.example')}
            maxLength={LABEL_MAX}
            autoComplete="off"
            onChange={(event) => rename(area.id, event.target.value)}
          />
        ))}
      </div>
    </Card>
  );
}
