import type { ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Point } from '#shared/delivery/stop.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from '../map.module.css';
import { readDegrees, readPoint } from './read-degrees.ts';

/** About a metre. */
const DECIMALS = 5;
const MAX = { latitude: 90, longitude: 180 } as const;

/** Text while it is being typed, so that a half-written number stays as it is. Absent: the field shows the point. */
export type TypedDegrees = Readonly<Partial<Record<keyof Point, string>>>;

type PointNumbersProps = {
  point: Point;
  typed: TypedDegrees;
  onType: (typed: TypedDegrees) => void;
  onTake: (point: Point) => void;
  /** What stands in the two fields is no place. */
  onNoPlace: () => void;
};

/** Latitude and longitude, for who knows them and for who cannot move a map. */
export function PointNumbers({ point, typed, onType, onTake, onNoPlace }: PointNumbersProps) {
  const { t } = useTranslation('planner');
  const change = (next: TypedDegrees) => {
    onType(next);
    const place = placeOf(next, point);
    if (place) onTake(place);
    else onNoPlace();
  };
  const degrees = (name: keyof Point) => ({
    text: typed[name] ?? point[name].toFixed(DECIMALS),
    isWrong: degreesOf(name, typed, point) === undefined,
    onChange: (text: string) => change({ ...typed, [name]: text }),
    onPlace: (place: Point) => {
      onType({});
      onTake(place);
    },
    // Beside a wrong number the right one is not on the map yet: it has to stay.
    onLeave: () => placeOf(typed, point) && onType({}),
  });
  return (
    <div className={styles.numbers}>
      <Degrees label={t('map.latitude')} {...degrees('latitude')} />
      <Degrees label={t('map.longitude')} {...degrees('longitude')} />
    </div>
  );
}

/** The place that both fields name together. */
function placeOf(typed: TypedDegrees, point: Point): Point | undefined {
  const latitude = degreesOf('latitude', typed, point);
  const longitude = degreesOf('longitude', typed, point);
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

function degreesOf(name: keyof Point, typed: TypedDegrees, point: Point): number | undefined {
  const text = typed[name];
  return text === undefined ? point[name] : readDegrees(text, MAX[name]);
}

type DegreesProps = {
  label: string;
  text: string;
  isWrong: boolean;
  onChange: (text: string) => void;
  /** Both numbers were pasted at once. */
  onPlace: (place: Point) => void;
  onLeave: () => void;
};

function Degrees({ label, text, isWrong, onChange, onPlace, onLeave }: DegreesProps) {
  const { t } = useTranslation('planner');
  const onPaste = (event: ClipboardEvent) => {
    const place = readPoint(event.clipboardData.getData('text'));
    if (place === undefined) return;
    event.preventDefault();
    onPlace(place);
  };
  return (
    <TextField
      label={label}
      inputMode="text"
      autoComplete="off"
      spellCheck={false}
      value={text}
      error={isWrong ? t('map.degrees') : undefined}
      onChange={(event) => onChange(event.target.value)}
      onPaste={onPaste}
      onBlur={onLeave}
    />
  );
}
