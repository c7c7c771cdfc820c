import { doorTo } from './behind-door.ts';
import type * as plannerHalf from './planner-half.ts';

/** As in behind-door.ts, in a file of its own, so that the first load of other screens names no chunk of the planner. */
export function behindPlannerDoor<Name extends keyof typeof plannerHalf>(
  name: Name,
): (typeof plannerHalf)[Name] {
  return doorTo(() => import('./planner-half.ts'), name);
}
