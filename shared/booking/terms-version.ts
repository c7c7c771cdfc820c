/** The day the terms last changed; sent with a booking so that it is known which text was agreed to. */
export const TERMS_VERSION = '2026-11-27';
