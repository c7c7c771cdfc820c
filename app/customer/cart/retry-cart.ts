import { refreshCart } from '../../local/commands/refresh-cart.ts';
import { refreshCatalogue } from '../../local/commands/refresh-catalogue.ts';
import { isOnline } from '../../local/connection.ts';

/** "Try Again": asks the server once more, and loads the page anew only if that fails online (decision 160). */
export async function retryCart(): Promise<void> {
  const [catalogue, cart] = await Promise.all([
    refreshCatalogue({ force: true }),
    refreshCart({ force: true }),
  ]);
  if ((!catalogue.ok || !cart.ok) && isOnline()) window.location.reload();
}
