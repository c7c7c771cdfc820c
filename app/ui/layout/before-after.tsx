import { MoveHorizontal } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import styles from './before-after.module.css';

type Side = { src: string; label: string };

/** Where the line begins, per cent; the sheet knows it too, as no page comes with styles in its tags. */
const MIDDLE = 50;

type BeforeAfterProps = {
  before: Side;
  after: Side;
  /** The name of the slider. */
  label: string;
  /** How much of the second picture shows, in words. */
  textOf: (percent: number) => string;
  /** Of both pictures, in pixels. */
  width: number;
  height: number;
};

/**
 * `<BeforeAfter before={{ src, label }} after label textOf width height>` Two pictures of one place and a line
 * between them: drag it, or move it with the arrow keys. The input lies over the whole picture, so any spot will do.
 */
export function BeforeAfter({ before, after, label, textOf, width, height }: BeforeAfterProps) {
  const [at, setAt] = useState(MIDDLE);
  const size = { width, height };
  const place: CSSProperties & Partial<Record<'--at', string>> = at === MIDDLE ? {} : { '--at': `${at}%` };
  return (
    <div className={styles.frame} style={place}>
      <img {...size} src={before.src} alt="" />
      <img {...size} src={after.src} alt="" className={styles.after} />
      <span className={styles.label}>{before.label}</span>
      <span className={styles.label} data-after="">
        {after.label}
      </span>
      <span className={styles.handle} aria-hidden="true">
        <MoveHorizontal />
      </span>
      <input
        className={styles.range}
        type="range"
        min={0}
        max={100}
        value={at}
        aria-label={label}
        aria-valuetext={textOf(100 - at)}
        onChange={(event) => setAt(event.target.valueAsNumber)}
      />
    </div>
  );
}
