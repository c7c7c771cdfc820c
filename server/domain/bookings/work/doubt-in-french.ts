import type { DeliveryView } from '#shared/api/delivery.ts';
import type { PointFault } from '#shared/delivery/route-doubt.ts';
import { colon } from '../../../mail/frame/colon.ts';
import { deliveryWords } from '../../../mail/work/delivery-words.ts';

const faultWords: Readonly<Record<PointFault, string>> = {
  'address.point_far': 'point loin de l’adresse',
  'address.unchecked': 'adresse introuvable, point non vérifié',
  'address.mismatch': 'code postal d’une autre ville',
};

/**
 * RT43 in one line for day, sheet and lists: the road as it was placed, the road as it was typed, and how far each point
 * in doubt is from its address. `undefined` for a road that is not in doubt.
 */
export function doubtInFrench({ doubt, stops }: DeliveryView): string | undefined {
  if (!doubt) return undefined;
  const typed =
    doubt.typedMiles === null
      ? 'adresses saisies inconnues'
      : `${miles(doubt.typedMiles)} entre les adresses`;
  const points = doubt.points.flatMap(({ fault, offMiles }, index) => {
    if (fault === null) return [];
    const isLast = stops[index]?.type === 'dropoff';
    const name = isLast ? deliveryWords.fr.dropoff : deliveryWords.fr.pickup(index + 1);
    const off = offMiles === null ? '' : ` (${miles(offMiles)})`;
    return [`${name}${colon.fr} ${faultWords[fault]}${off}`];
  });
  const road = `${miles(doubt.placedMiles)} entre les points placés, ${typed}`;
  return [`Trajet à vérifier${colon.fr} ${road}`, ...points].join('\u00a0; ');
}

function miles(value: number): string {
  const shown = new Intl.NumberFormat('fr', { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    value,
  );
  return `${shown}\u00a0mi`;
}
