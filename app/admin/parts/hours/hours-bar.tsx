import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Edge, type EditDay, edgeRange } from './edit-week.ts';
import { wallTime } from './wall-time.ts';
import styles from './week-hours.module.css';

const DAY_MIN = 1440;
/** A finger this near to an end takes it. */
const REACH_PX = 30;

type HoursBarProps = {
  day: EditDay;
  stepMin: number;
  /** "Lundi". */
  name: string;
  /** The whole day in words, for ears. */
  sentence: string;
  /** `turn` is the same for all of one drag. */
  onDrag: (index: number, edge: Edge, min: number, turn: string) => void;
};

interface Grip {
  readonly index: number;
  readonly edge: Edge;
  readonly turn: string;
}

let latest = 0;

/** A day from 0 to 24 h with its stretches; each end is a slider, and whatever end is nearest follows the finger. */
export function HoursBar({ day, stepMin, name, sentence, onDrag }: HoursBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [grip, setGrip] = useState<Grip>();
  const minuteAt = (x: number) => {
    const { left = 0, width = 1 } = bar.current?.getBoundingClientRect() ?? {};
    return { min: ((x - left) / width) * DAY_MIN, reachMin: (REACH_PX / width) * DAY_MIN };
  };
  const take = (event: PointerEvent) => {
    const { min, reachMin } = minuteAt(event.clientX);
    const nearest = nearestEdge(day, min, reachMin);
    if (nearest === undefined || event.button !== 0) return;
    event.preventDefault();
    bar.current?.setPointerCapture(event.pointerId);
    bar.current?.querySelector<HTMLElement>(`[data-grip="${nearest.index}-${nearest.edge}"]`)?.focus();
    latest += 1;
    setGrip({ ...nearest, turn: `drag ${latest}` });
  };
  const move = (event: PointerEvent) => {
    if (grip) onDrag(grip.index, grip.edge, minuteAt(event.clientX).min, grip.turn);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend on every row.
    <div
      ref={bar}
      className={styles.bar}
      role="group"
      aria-label={sentence}
      data-closed={day.closed || undefined}
      onPointerDown={take}
      onPointerMove={move}
      onPointerUp={() => setGrip(undefined)}
      onPointerCancel={() => setGrip(undefined)}
    >
      {day.intervals.map((interval, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a stretch is known by its place alone.
          key={index}
          className={styles.piece}
          style={
            { '--from': interval.startMin / DAY_MIN, '--to': interval.endMin / DAY_MIN } as CSSProperties
          }
        >
          {!day.closed && (
            <>
              <Grip
                {...{ day, index, name, stepMin, onDrag }}
                edge="startMin"
                held={isHeld(grip, index, 'startMin')}
              />
              <Grip
                {...{ day, index, name, stepMin, onDrag }}
                edge="endMin"
                held={isHeld(grip, index, 'endMin')}
              />
            </>
          )}
        </div>
      ))}
    </div>
  );
}

type GripProps = Omit<HoursBarProps, 'sentence'> & { index: number; edge: Edge; held: boolean };

const keySteps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 4,
  PageDown: -4,
};

function Grip({ day, index, edge, name, stepMin, held, onDrag }: GripProps) {
  const { t } = useTranslation('admin');
  const { lowest, highest } = edgeRange(day, index, edge, stepMin);
  const min = day.intervals[index]?.[edge] ?? 0;
  const press = (event: KeyboardEvent) => {
    const steps = keySteps[event.key];
    const ends: Readonly<Record<string, number>> = { Home: lowest, End: highest };
    const wished = steps === undefined ? ends[event.key] : nextOnStep(min, steps, stepMin);
    if (wished === undefined) return;
    event.preventDefault();
    onDrag(index, edge, wished, `keys ${day.weekday} ${index} ${edge}`);
  };
  const label = t(edge === 'startMin' ? 'agenda.opens' : 'agenda.closes', {
    day: name,
    number: index + 1,
  });
  return (
    <div
      className={styles.grip}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={lowest}
      aria-valuemax={highest}
      aria-valuenow={min}
      aria-valuetext={wallTime(min)}
      data-grip={`${index}-${edge}`}
      data-edge={edge}
      data-held={held || undefined}
      onKeyDown={press}
    >
      <span className={styles.bubble} aria-hidden="true">
        {wallTime(min)}
      </span>
    </div>
  );
}

/** From 08:10 by steps of 30, one up is 08:30 and one down 08:00. */
function nextOnStep(min: number, steps: number, stepMin: number): number {
  const here = min / stepMin;
  return (steps > 0 ? Math.floor(here) + steps : Math.ceil(here) + steps) * stepMin;
}

function isHeld(grip: Grip | undefined, index: number, edge: Edge): boolean {
  return grip?.index === index && grip.edge === edge;
}

function nearestEdge(day: EditDay, min: number, reachMin: number): Pick<Grip, 'index' | 'edge'> | undefined {
  if (day.closed) return undefined;
  const edges = day.intervals.flatMap((interval, index) =>
    (['startMin', 'endMin'] as const).map((edge) => ({ index, edge, away: Math.abs(interval[edge] - min) })),
  );
  return edges.filter(({ away }) => away <= reachMin).sort((a, b) => a.away - b.away)[0];
}
