/**
 * What is agreed on is edited no more; but a road that is not known beside it (D580) would leave its total open for ever,
 * so the work may be edited, and the price that was accepted ends with that.
 */
export function mayEditWork(booking: {
  readonly quoteAccepted?: boolean | undefined;
  readonly provisional?: boolean | undefined;
}): boolean {
  return booking.quoteAccepted !== true || booking.provisional === true;
}
