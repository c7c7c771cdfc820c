import type { TravelMin } from '#shared/agenda/travel.ts';
import type { AgendaView } from '#shared/api/admin/agenda.ts';
import { useLoaded } from '../../../ui/use-loaded.ts';

/** The way between two visits as the company reckons it; undefined where it keeps none free, and until the table of ZIP codes is here. */
export function useTravelMin(agenda: AgendaView | undefined): TravelMin | undefined {
  const travel = agenda?.travel.mode === 'off' ? undefined : agenda?.travel;
  return useLoaded(travel && `${travel.mode} ${travel.fixedMin}`, async () => {
    const { travelMinOf } = await import('#shared/booking/travel-min.ts');
    return travel && travelMinOf(travel);
  });
}
