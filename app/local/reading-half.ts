/**
 * What the first screens of a visit ask the server: reads of what everybody may see, and the schema library. Only
 * behind-door.ts imports it; whatever concerns one person's cart or booking is in network-half.ts and sending-half.ts.
 */
export { refreshCatalogue } from './remote/refresh-catalogue.ts';
export { refreshReviews } from './remote/refresh-reviews.ts';
