/** Between a key and its device; no key may have it in its own name. */
export const LABEL_SEPARATOR = '·';

/**
 * What history, blocks and prices call the member of staff who made a call: the key first, because a key belongs to
 * one person (D147) and a device may be shared, then the device, unless it has no name of its own. At most 80
 * characters each.
 */
export function callerLabel(keyLabel: string, deviceLabel: string): string {
  const device = deviceLabel.trim();
  return device === '' || device === keyLabel.trim() ? keyLabel : `${keyLabel} ${LABEL_SEPARATOR} ${device}`;
}
