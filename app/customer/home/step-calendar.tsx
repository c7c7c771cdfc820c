import styles from './home-screen.module.css';

/** Free days as dots, one of them kept: the colours of the drawings, so that it stands beside them. */
export function StepCalendar() {
  return (
    <svg className={styles['step-picture']} viewBox="0 0 200 150" aria-hidden="true">
      <ellipse cx="100" cy="139" rx="72" ry="6" fill="#14292c" opacity=".12" />
      <rect x="36" y="24" width="128" height="112" rx="14" fill="#fffdf8" />
      <path d="M50 24h100a14 14 0 0 1 14 14v16H36V38a14 14 0 0 1 14-14z" fill="#f36c4f" />
      <path d="M66 16v18M134 16v18" stroke="#14393b" strokeWidth="7" strokeLinecap="round" />
      {[0, 1, 2, 3].flatMap((column) =>
        [0, 1, 2].map((row) => (
          <circle
            key={`${column}-${row}`}
            cx={58 + column * 28}
            cy={74 + row * 24}
            r="7"
            fill={(column + row) % 3 === 1 ? '#ead9bd' : '#8fd3c2'}
          />
        )),
      )}
      <circle cx="114" cy="98" r="15" fill="#0f8f83" />
      <path
        d="m107 98 5 5 9-10"
        fill="none"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
