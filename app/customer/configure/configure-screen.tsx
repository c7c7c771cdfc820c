import { useParams, useSearchParams } from 'react-router-dom';
import { ServiceGate } from '../parts/offer/service-gate.tsx';
import { ConfigureSkeleton } from './parts/configure-skeleton.tsx';
import { EditRoom } from './rooms/edit-room.tsx';
import { NewRooms } from './rooms/new-rooms.tsx';

/**
 * `/service/{slug}` for services priced by the room or by the piece of furniture. Two steps, told apart by `?step=2`:
 * which ones, then the details of each; `?edit=1` changes one that is in the cart already.
 */
export function ConfigureScreen() {
  const { slug = '' } = useParams();
  const [params] = useSearchParams();
  const Form = params.get('edit') === '1' ? EditRoom : NewRooms;
  return (
    <ServiceGate
      find={(services) => services.find((service) => service.slug === slug)}
      skeleton={<ConfigureSkeleton />}
    >
      {(offer) => <Form key={offer.service.id} {...offer} />}
    </ServiceGate>
  );
}
