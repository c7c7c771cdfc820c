/** What only the back office can meet, besides what customers can too (../error-codes.ts). */
const adminErrorCodes = [
  'api_key.too_many',
  'block.not_found',
  'catalogue.changed',
  'catalogue.not_found',
  'company.changed',
  'coupon.not_found',
  'customer.not_found',
  'device.not_found',
  'file.refused',
  'file.too_many',
  'key.not_found',
  'notice.not_found',
  'price.not_found',
  'coupon.changed',
  'customer.changed',
  'customer.has_visits',
  'feed.too_many',
  'webhook.not_found',
  'webhook.off',
  'webhook.too_many',
  'key.last',
  'key.taken',
  'key.unproven',
  'notices.changed',
  'push.device_only',
  'pricing.changed',
  'review.not_found',
  'schedule.changed',
  'slot.blocked',
  'coupon.taken',
] as const;
export type AdminErrorCode = (typeof adminErrorCodes)[number];

export function isAdminErrorCode(text: string): text is AdminErrorCode {
  return adminErrorCodes.some((code) => code === text);
}
