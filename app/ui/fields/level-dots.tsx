import styles from '../calendar/month-grid.module.css';

/** How free a day is: 0 not at all, 1 a little, 2 wide open. */
export type DayLevel = 0 | 1 | 2;

/** One dot for a little, three for wide open; decoration, the day says it in words. */
export function LevelDots({ level }: { level: DayLevel | undefined }) {
  const dots = level === 2 ? [0, 1, 2] : level === 1 ? [0] : [];
  return (
    <span className={styles.dots} aria-hidden="true">
      {dots.map((dot) => (
        <i key={dot} />
      ))}
    </span>
  );
}
