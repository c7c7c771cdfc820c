import { behindDoor } from '../behind-door.ts';

/** What other devices did to the cart, unless it is fresh. */
export const refreshCart = behindDoor('refreshCart');
