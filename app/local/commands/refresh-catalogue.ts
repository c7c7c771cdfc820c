import { behindDoor } from '../behind-door.ts';

/** Services, rates, zone and address of the company from the server, unless they are fresh. */
export const refreshCatalogue = behindDoor('refreshCatalogue');
