/**
 * What the delivery planner asks the server: addresses, roads and the picture of the map. Only
 * behind-planner-door.ts imports it, so that no other screen brings it along.
 */

export { fetchAddress } from './remote/fetch-address.ts';
export { fetchDirections } from './remote/fetch-directions.ts';
export { loadMap } from './remote/load-map.ts';
export { searchAddresses } from './remote/search-addresses.ts';
