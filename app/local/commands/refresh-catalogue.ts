import { behindReadingDoor } from '../behind-door.ts';

/** Services, rates, zone and address of the company from the server, unless they are fresh. */
export const refreshCatalogue = behindReadingDoor('refreshCatalogue');
