export const access = {
  title: 'Get a secure link',
  lead: 'No password, no account: we send you a link to all your bookings.',
  leadKept: 'No password, no account. But we cannot send e-mail at the moment, so no link would reach you.',
  email: 'Your e-mail',
  emailHint: 'The one you booked with.',
  send: 'Send me a link',
  required: 'Please enter your e-mail.',
  invalid: 'This does not look like an e-mail address.',
  reserved: 'Nobody reads e-mail at this example address.',
  asked: {
    title: 'Check your e-mail',
    text: 'If there are bookings for {{email}}, a link is on its way. It works for seven days.',
    resend: 'Send it again',
    wait: 'Send it again in {{seconds}} s',
    keptTitle: 'Your request is noted',
    keptText:
      'We cannot send e-mail at the moment, so no link will arrive at {{email}}. Please contact us: we can give it to you.',
    again: 'Use another address',
  },
  kept: {
    title: 'Saved on this device. Not sent yet.',
    text: 'We will ask for a link for {{email}} when you are back online.',
  },
  failed: {
    kept: 'What you typed is kept.',
    wait_one: 'Please try again in {{count}} minute.',
    wait_other: 'Please try again in {{count}} minutes.',
  },
} as const;
