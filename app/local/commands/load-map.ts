import { behindPlannerDoor } from '../behind-planner-door.ts';

/** Asks where the map's picture comes from; without an answer, what was known last. */
export const loadMap = behindPlannerDoor('loadMap');
