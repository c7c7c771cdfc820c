import { useParams, useSearchParams } from 'react-router-dom';
import { ServiceGate } from '../parts/offer/service-gate.tsx';
import { ConfigureSkeleton } from './parts/configure-skeleton.tsx';
import { EditTileRoom } from './tile/edit-tile-room.tsx';
import { NewTileRooms } from './tile/new-tile-rooms.tsx';

/**
 * `/service/tile-cleaning`: which tiled rooms, then (`?step=2`) the area, soil and sealant of each; `?edit=1` changes
 * one room that is in the cart already.
 */
export function TileScreen() {
  const { slug = '' } = useParams();
  const [params] = useSearchParams();
  const Form = params.get('edit') === '1' ? EditTileRoom : NewTileRooms;
  return (
    <ServiceGate
      find={(services) => services.find((service) => service.slug === slug)}
      skeleton={<ConfigureSkeleton />}
    >
      {(offer) => <Form key={offer.service.id} {...offer} />}
    </ServiceGate>
  );
}
