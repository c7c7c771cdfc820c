import type { ManageLink } from '../../parts/booking/manage-link.ts';

/** A link that may answer a quote: it has its signature. */
export type QuoteLink = ManageLink & { readonly sig: string };
