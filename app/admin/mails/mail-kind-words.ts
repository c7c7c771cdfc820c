/** What a mail told, for those of which no subject is left. A kind that a newer server has is a mail. */
const known = {
  'access.link': 'mails.kinds.access',
  'booking.booked': 'mails.kinds.booked',
  'booking.pending': 'mails.kinds.pending',
  'booking.confirmed': 'mails.kinds.confirmed',
  'booking.cancelled': 'mails.kinds.cancelled',
  'booking.moved': 'mails.kinds.moved',
  'booking.updated': 'mails.kinds.updated',
  'booking.reminder': 'mails.kinds.reminder',
  'review.asked': 'mails.kinds.review',
  'quote.offered': 'mails.kinds.offered',
  'quote.accepted': 'mails.kinds.accepted',
  'newsletter.confirm': 'mails.kinds.subscription',
  'newsletter.welcome': 'mails.kinds.welcome',
  'staff.booked': 'mails.kinds.staffBooked',
  'staff.moved': 'mails.kinds.staffMoved',
  'staff.cancelled': 'mails.kinds.staffCancelled',
  'staff.quote': 'mails.kinds.staffQuote',
  'staff.undeliverable': 'mails.kinds.staffUndeliverable',
  'staff.review': 'mails.kinds.staffReview',
  'staff.summary': 'mails.kinds.staffSummary',
  'staff.test': 'mails.kinds.staffTest',
} as const;

type KindWords = (typeof known)[keyof typeof known] | 'mails.kinds.other';

export function kindWords(kind: string): KindWords {
  return known[kind as keyof typeof known] ?? 'mails.kinds.other'; // any text may be asked for; most are there
}

/** That what it told of was deleted, in the list and on its own page. */
export function goneWords(kind: string) {
  return kind.startsWith('newsletter.')
    ? ({ row: 'mails.gone.subscription', page: 'mails.gone.subscriptionText' } as const)
    : ({ row: 'mails.gone.booking', page: 'mails.gone.bookingText' } as const);
}
