export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** From middle to middle. A finger needs 24 px of each pin for itself (WCAG 2.5.8); their drawings are 34 wide. */
const APART = 40;
const ROUNDS_MAX = 60;

/**
 * By how much each pin steps aside so that no two stand closer than a pin's width, in pixels; zero for those with room.
 * The same places always give the same answer.
 */
export function spreadPins(spots: readonly Spot[]): readonly Spot[] {
  const pins = spots.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    let isDone = true;
    pins.forEach((pin, place) => {
      for (const other of pins.slice(place + 1)) isDone = !pushApart(pin, other) && isDone;
    });
    if (isDone) break;
  }
  return pins.map((pin, place) => ({
    x: Math.round(pin.x - (spots[place]?.x ?? 0)),
    y: Math.round(pin.y - (spots[place]?.y ?? 0)),
  }));
}

type Pin = { x: number; y: number };

/** True when they stood too close. At one place the earlier one goes left. */
function pushApart(one: Pin, other: Pin): boolean {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const distance = Math.hypot(dx, dy);
  if (distance >= APART - 0.5) return false;
  const push = (APART - distance) / 2;
  const [wayX, wayY] = distance < 1 ? [1, 0] : [dx / distance, dy / distance];
  one.x -= wayX * push;
  one.y -= wayY * push;
  other.x += wayX * push;
  other.y += wayY * push;
  return true;
}
