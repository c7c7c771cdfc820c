import type { Point } from '#shared/delivery/stop.ts';

/** Near Orlando, where nothing else says where to look (D335). */
export const DEFAULT_CENTER: Point = { latitude: 28.54, longitude: -81.38 };
export const PLANNER_ZOOM = 12;
export const PICKER_ZOOM = 13;
/** Pixels free around what a map is fitted to. */
export const FIT_PADDING = 30;
