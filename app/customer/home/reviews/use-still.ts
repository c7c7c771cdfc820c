import { useMedia } from '../../../ui/use-media.ts';

/** Whether the person asked for no motion. */
export function useStill(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)');
}
