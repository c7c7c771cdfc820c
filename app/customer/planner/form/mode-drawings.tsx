import styles from '../planner.module.css';
/** Two small scenes for the modes, 240 by 120, in the colours of the theme. Decoration: the choice says what it is. */

export function DeliveryDrawing() {
  return (
    <svg
      className={`${styles.drawing} ${styles.drawingTruck}`}
      viewBox="0 0 240 120"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <Ground />
      <g fill="none" strokeLinejoin="round" strokeLinecap="round" strokeWidth="3">
        <path d="M46 40h84a6 6 0 0 1 6 6v44H40V46a6 6 0 0 1 6-6Z" fill="var(--primary)" />
        <path d="M136 58h26c4 0 7 2 9 5l13 18v9h-48V58Z" fill="var(--raised)" stroke="var(--primary)" />
        <path d="M148 66h14l9 14h-23V66Z" fill="var(--primary-soft)" />
      </g>
      <g fill="var(--accent)">
        <rect x="62" y="55" width="30" height="24" rx="3" />
        <path d="M75 55h4v24h-4z" fill="var(--accent-soft)" />
        <rect x="98" y="63" width="20" height="16" rx="3" fill="var(--sun)" />
      </g>
      <Wheel x={68} />
      <Wheel x={158} />
      <path
        d="M196 58a11 11 0 1 1 22 0c0 9-11 21-11 21s-11-12-11-21Z"
        fill="var(--accent)"
        stroke="var(--surface)"
        strokeWidth="2"
      />
      <circle cx="207" cy="58" r="4" fill="var(--surface)" />
      <g stroke="var(--edge)" strokeWidth="3" strokeLinecap="round" opacity="0.6">
        <path d="M14 54h16M8 66h20M16 78h12" />
      </g>
    </svg>
  );
}

export function ErrandDrawing() {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 240 120"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <Ground />
      <g strokeLinejoin="round" strokeLinecap="round">
        <path d="M34 44h76v50H34z" fill="var(--raised)" stroke="var(--primary)" strokeWidth="3" />
        <path
          d="M28 30h88l6 16a10 10 0 0 1-20 0 10 10 0 0 1-20 0 10 10 0 0 1-20 0 10 10 0 0 1-20 0 10 10 0 0 1-20 0l6-16Z"
          fill="var(--accent)"
        />
        <path
          d="M46 30l-4 16a10 10 0 0 0 20 0l2-16ZM82 30l2 16a10 10 0 0 0 20 0l-4-16Z"
          fill="var(--accent-soft)"
        />
        <path d="M44 62h22v32H44z" fill="var(--primary)" />
        <path d="M76 64h26v16H76z" fill="var(--primary-soft)" />
        <path d="M150 52h50l-5 42h-40l-5-42Z" fill="var(--sun)" />
        <path d="M162 56v-8a13 13 0 0 1 26 0v8" fill="none" stroke="var(--ink)" strokeWidth="3" />
        <path d="M160 40c-4-10 2-18 8-20 2 8 0 15-3 20Z" fill="var(--success)" />
        <path d="M176 42l8-26 8 3-9 24Z" fill="var(--accent)" />
      </g>
      <path
        d="M163 74l8 8 15-16"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        opacity="0.75"
      />
    </svg>
  );
}

function Ground() {
  return (
    <>
      <rect width="240" height="120" fill="var(--primary-soft)" />
      <circle cx="206" cy="24" r="12" fill="var(--sun)" opacity="0.85" />
      <path d="M0 96h240v24H0z" fill="var(--sunken)" />
      <path d="M0 96h240" stroke="var(--edge)" strokeWidth="2" opacity="0.5" />
    </>
  );
}

function Wheel({ x }: { x: number }) {
  return (
    <>
      <circle cx={x} cy="92" r="12" fill="var(--ink)" />
      <circle cx={x} cy="92" r="5" fill="var(--surface)" />
    </>
  );
}
