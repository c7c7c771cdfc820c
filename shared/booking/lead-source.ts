/** How a customer came to us (D120): a site or campaign, and what was said of it. */
export interface LeadSource {
  readonly source: string;
  readonly detail?: string | undefined;
}

export const LEAD_SOURCE_MAX = 60;
export const LEAD_DETAIL_MAX = 200;
