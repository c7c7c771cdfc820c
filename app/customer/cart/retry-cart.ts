import { remote } from '../../data/remote.ts';
import { isOnline } from '../../data/wire/connection.ts';

/** "Try Again": asks the server once more, and loads the page anew only if that fails online (D160). */
export async function retryCart(): Promise<void> {
  const [catalogue, cart] = await Promise.all([
    remote.refreshCatalogue({ force: true }),
    remote.refreshCart({ force: true }),
  ]);
  if ((!catalogue.ok || !cart.ok) && isOnline()) window.location.reload();
}
