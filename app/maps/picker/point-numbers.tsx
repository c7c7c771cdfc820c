import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Point } from '#shared/delivery/stop.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from '../map.module.css';
import { readDegrees } from './read-degrees.ts';

/** About a metre. */
const DECIMALS = 5;

type PointNumbersProps = {
  point: Point;
  onTake: (point: Point) => void;
  /** What was typed is no place. */
  onNoPlace: () => void;
};

/** Latitude and longitude, for who knows them and for who cannot move a map. */
export function PointNumbers({ point, onTake, onNoPlace }: PointNumbersProps) {
  const { t } = useTranslation('planner');
  return (
    <div className={styles.numbers}>
      <Degrees
        label={t('map.latitude')}
        value={point.latitude}
        max={90}
        onTake={(latitude) => (latitude === undefined ? onNoPlace() : onTake({ ...point, latitude }))}
      />
      <Degrees
        label={t('map.longitude')}
        value={point.longitude}
        max={180}
        onTake={(longitude) => (longitude === undefined ? onNoPlace() : onTake({ ...point, longitude }))}
      />
    </div>
  );
}

type DegreesProps = {
  label: string;
  value: number;
  max: 90 | 180;
  onTake: (degrees: number | undefined) => void;
};

/** Text while it is being typed, so that a half-written number stays as it is. */
function Degrees({ label, value, max, onTake }: DegreesProps) {
  const { t } = useTranslation('planner');
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && readDegrees(typed, max) === undefined;
  return (
    <TextField
      label={label}
      inputMode="text"
      autoComplete="off"
      spellCheck={false}
      value={typed ?? value.toFixed(DECIMALS)}
      error={isWrong ? t('map.degrees') : undefined}
      onChange={(event) => {
        setTyped(event.target.value);
        onTake(readDegrees(event.target.value, max));
      }}
      onBlur={() => {
        if (!isWrong) setTyped(null);
      }}
    />
  );
}
