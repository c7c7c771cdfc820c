export const confirmation = {
  loading: 'Loading your booking…',
  updating: 'Updating…',
  booked: { title: 'You’re booked' },
  pending: {
    title: 'We have your request',
    lead: 'Your time is kept. We look at the details and confirm by e-mail.',
    leadKept: 'Your time is kept. We look at the details; the answer shows on your booking’s page.',
  },
  cancelled: 'This booking is cancelled',
  order: '{{service}} · order',
  missing: {
    title: 'No booking to show here',
    text: 'This page has expired. It shows a booking for one day, on the device where it was made. A visit you booked earlier still stands: open it from your bookings, or have a link sent to your e-mail.',
    bookings: 'My bookings',
    link: 'Send me a link',
    home: 'Go to the home page',
  },
  tiles: {
    date: 'Date',
    time: 'Time',
    server: 'Computed by us; you pay after the work.',
    reference: 'Reference',
    quote: 'Amount: quote',
    none: 'Amount: none',
    before: 'Total before',
  },
  wrongEmail: 'Wrong e-mail? Fix it here',
  client: 'Your details',
  keep: {
    label: 'Keep your booking at hand',
    manage: 'Manage booking',
    newTab: '(opens in a new tab)',
    copyLink: 'Copy link',
    copyReference: 'Copy reference',
    linkCopied: 'The link is copied. Whoever has it can change your booking.',
    referenceCopied: 'The reference is copied.',
    copyFailed: 'Your browser did not allow copying.',
  },
  delivery: 'Your delivery',
  next: {
    title: 'What happens next',
    kept: {
      title: 'Now: keep your link',
      text: 'We cannot send e-mail at the moment. Copy the link above: it opens your booking on any device.',
      review:
        'We check the details; the answer shows on your booking’s page. Your time stays kept meanwhile.',
    },
    mail: {
      title: 'Today: your confirmation',
      text: 'It will be sent to {{email}}. Not there? The button above works without it.',
    },
    review: {
      title: 'Today or tomorrow: our answer',
      text: 'We check the details and write to {{email}}. Your time stays kept meanwhile.',
    },
    offer: {
      title: 'Now: your answer',
      text: 'You have a price from us. Open “Manage booking” to accept it or decline it; your time is kept meanwhile.',
    },
    booking: {
      title: '{{date}}: your visit',
      text: 'The crew arrives at {{time}}. Moving small things aside and keeping pets in another room helps a lot.',
      look: 'We come at {{time}} to look and measure; it takes about an hour. Clear access is all we need.',
      drive:
        'We set out at {{time}}: the pickups in your order, then the drop-off. Have everything ready to load.',
    },
    pay: {
      title: 'After the work: payment',
      text: 'You pay when it is done. Taxes, if any, are settled on the invoice.',
    },
    quote: {
      title: 'After the visit: your quote',
      before: 'Before we drive: your price',
      text: 'You get a price in writing and take your time to decide.',
    },
  },
  footer: {
    seeYou: 'See you on {{date}}.',
    edit: 'Something not right? Open “Manage booking” to check everything or cancel, free of charge until the visit starts.',
    editBefore:
      'Something not right? Open “Manage booking” to check everything or cancel, free of charge up to {{ahead}} before the visit.',
    another: 'Book another service',
    home: 'Continue',
  },
  install: {
    title: 'Keep {{company}} at hand',
    text: 'As an app with its own icon: no address to type, and your cart is one tap away.',
    share: 'Tap Share at the edge of Safari.',
    add: 'Choose “Add to Home Screen”.',
    act: 'Install the app',
    later: 'Not now',
  },
} as const;
