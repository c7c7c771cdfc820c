import { useMedia } from '../../../ui/use-media.ts';

/** From here on a summary stands beside the screen; the sticky bar of app/ui leaves at the same width. */
export function useWide(): boolean {
  return useMedia('(width >= 60rem)');
}
