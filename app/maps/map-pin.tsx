export interface PinLook {
  readonly type: 'pickup' | 'dropoff';
  /** One figure or letter; '' is a flag for the drop-off and a dot for a pickup. */
  readonly mark: string;
}

/** The pin's own measure: its tip is at the middle of the lower edge. */
export const PIN = { width: 34, height: 44 } as const;

/** `<MapPin type mark>` The pin of a stop, the same on the map, in the sketch and in a list. Decoration: say the stop beside it. */
export function MapPin(look: PinLook) {
  return (
    <svg {...PIN} viewBox={`0 0 ${PIN.width} ${PIN.height}`} aria-hidden="true">
      <PinShape {...look} />
    </svg>
  );
}

/** The drawing without its frame, for a drawing around it. Colours stand as attributes: it needs no sheet. */
export function PinShape({ type, mark }: PinLook) {
  const [fill, ink] = type === 'pickup' ? ['primary', 'on-primary'] : ['accent', 'on-accent'];
  return (
    <>
      <path
        d="M17 43C17 43 32 28.5 32 17A15 15 0 0 0 2 17C2 28.5 17 43 17 43Z"
        fill={`var(--${fill})`}
        stroke="var(--surface)"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <PinMark type={type} mark={mark} ink={`var(--${ink})`} />
    </>
  );
}

function PinMark({ type, mark, ink }: PinLook & { ink: string }) {
  if (mark !== '')
    return (
      <text x="17" y="22.5" textAnchor="middle" fontSize="16" fontWeight="750" fill={ink}>
        {mark}
      </text>
    );
  if (type === 'pickup') return <circle cx="17" cy="17" r="5.5" fill={ink} />;
  return (
    <path
      d="M12.5 25V9.5h9.5l-2.5 3.5l2.5 3.5h-9.5"
      fill="none"
      stroke={ink}
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}
