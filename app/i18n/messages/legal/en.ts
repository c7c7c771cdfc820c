export const legal = {
  inForce: 'In force since {{date}}',
  contents: 'On this page',
  asPage: 'Open as a page',
  print: 'Print',
  terms: {
    title: 'Terms of service',
    lead: 'Short, because you should be able to read them before you book.',
    who: {
      title: 'Who may book',
      text: 'You must be at least 18 years old and allowed to let us into the place you book for.',
    },
    booking: {
      title: 'When a booking counts',
      text: 'A visit is booked when we show you a confirmation. Some bookings first say “Waiting for our answer”: we then confirm them, or tell you why we cannot come.',
    },
    prices: {
      title: 'Prices, estimates and quotes',
      text: 'A price without a note is what you pay for what you chose. An estimate may change if the work turns out longer or shorter than expected; we tell you before we go on. A quote has no price yet: we look at the job first, and you owe nothing until you accept it. If a price changes between your cart and your booking, we show you both totals and you decide.',
    },
    taxes: {
      title: 'Taxes',
      text: 'Taxes, if any, are settled on the invoice.',
    },
    paying: {
      title: 'Paying',
      text: 'Nothing is paid when you book: no card, no deposit. You pay after the work.',
    },
    cancelling: {
      title: 'Cancelling',
      text: 'You can cancel free of charge until the visit starts, through the private link of your booking. Cancelling gives the time back at once and cannot be undone, but you can book again.',
      textBefore:
        'You can move or cancel free of charge up to {{ahead}} before the visit, through the private link of your booking. After that, please contact us. Cancelling gives the time back at once and cannot be undone, but you can book again.',
    },
    onSite: {
      title: 'The visit',
      clock: 'All times are {{clock}}.',
      text: 'Please make sure that somebody can let us in, and that pets and fragile things are safe.',
    },
    law: {
      title: 'Law and venue',
      text: 'The laws of the State of Florida apply. Any dispute belongs before the courts of Florida that have jurisdiction.',
    },
    own: { title: 'Also agreed' },
    changes: {
      title: 'If these terms change',
      text: 'What counts is the text that was in force when you booked; we note its date with your booking. What you ordered and its price stay as booked. For moving and cancelling a visit, the rule that counts is the one in force when you ask for it.',
    },
  },
  privacy: {
    title: 'Privacy',
    lead: 'What we keep, where, for how long, and how to make us forget it.',
    device: {
      title: 'On this device',
      text: 'Your cart, the forms you began, your language, the list of services and a copy of bookings you made or opened, with their private link, are kept in this browser, so that nothing you typed is lost and most of the app works without a connection. The confirmation page is forgotten after 24 hours, a booking 60 days after the visit at the latest. Your name, e-mail, phone and address from your last booking stay for 12 months, so that you do not have to type them again; notes and gate code do not. “Not you? Clear” above the form removes them. The button below removes all of it at once.',
    },
    server: {
      title: 'On our server',
      text: 'Your cart, without your name. When you book: your name, e-mail, phone if you give one, address, notes, what you booked and its price, which site or campaign first led you here, and, until the visit, the network address that you book from, so that nobody can take our whole calendar. We use them to come to you and to write to you about the visit. We do not sell them, and there are no advertising trackers.',
    },
    duration: {
      title: 'For how long',
      text: 'A time you hold without booking is given back after 20 minutes at most. The technical record that keeps a booking from being made twice is erased after 7 days. Bookings are kept for as long as our accounts and the law require.',
      textFor:
        'A time you hold without booking is given back after {{minutes}} minutes at most. The technical record that keeps a booking from being made twice is erased after 7 days. Bookings are kept for as long as our accounts and the law require.',
    },
    newsletter: {
      title: 'Our newsletter',
      text: 'We write only to addresses that confirmed it through the link we mailed. We keep your address, your language and the dates on which you asked, confirmed or left. Every letter has a link to leave; after that we note only that you left, so that we do not write again.',
    },
    gate: {
      title: 'Your gate code',
      text: 'Only our office, the crew that comes to you and you yourself, through your private link, can see it. It is in no e-mail and kept out of our technical logs.',
    },
    links: {
      title: 'Private links',
      text: 'The link in your e-mail opens your booking without a password. Whoever has it can see, change or cancel the booking, so pass it on only to people you trust. It stops working 60 days after the visit.',
    },
    contact: {
      title: 'Questions and erasure',
      text: 'Ask us to see, correct or erase what we know about you. We erase whatever the law does not oblige us to keep.',
      action: 'Write to us',
    },
  },
} as const;
