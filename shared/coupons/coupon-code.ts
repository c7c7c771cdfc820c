/** PM10: what a code may be made of, as stored; a link that brings anything else brings nothing. */
export const COUPON_CODE = /^[A-Z0-9_-]{1,40}$/;
