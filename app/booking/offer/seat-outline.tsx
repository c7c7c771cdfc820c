/** Units of the drawing's own grid of 120 × 80. */
const SEAT = 15;
const ARM = 8;
/** More seats than these no longer fit between the edges. */
const DRAWN_MAX = 6;

/** A sofa in outline, as wide as its seats. The words beside it say the number. */
export function SeatOutline({ seats }: { seats: number }) {
  const drawn = Math.min(seats, DRAWN_MAX);
  const width = drawn * SEAT;
  const left = (120 - width) / 2;
  const places = Array.from({ length: drawn }, (_, index) => left + index * SEAT);
  return (
    <svg
      viewBox="0 0 120 80"
      width={120}
      height={80}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {places.map((x) => (
        <g key={x}>
          <rect x={x} y="20" width={SEAT} height="26" rx="4" fill="currentColor" fillOpacity="0.1" />
          <rect x={x} y="44" width={SEAT} height="10" rx="3" fill="currentColor" fillOpacity="0.28" />
        </g>
      ))}
      <path d={`M${left} 54h${width}v7h${-width}zM${left - 3} 62v5M${left + width + 3} 62v5`} />
      {[left - ARM, left + width].map((x) => (
        <rect key={x} x={x} y="34" width={ARM} height="28" rx="4" fill="currentColor" fillOpacity="0.18" />
      ))}
    </svg>
  );
}
