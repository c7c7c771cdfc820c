export const home = {
  title: 'Home services in Florida',
  hero: {
    eyebrow: 'Home services in Florida',
    heading: 'A brighter home, booked in a minute',
    lead: 'Choose what needs doing, watch the price as you go and keep a time that is really free. Nothing to pay until the work is done.',
    book: 'Book',
    prices: 'See prices',
  },
  film: {
    play: 'See how it works · 30 s',
    label: 'Film: booking a carpet cleaning',
    offline: 'You are offline, and the film is not kept on this device. The text below tells the same.',
    failed: 'The film could not be loaded. The text below tells the same.',
    read: 'What the film shows',
    scenes: {
      home: 'Choose a service. There is no account to create.',
      rooms: 'Tap the rooms. The total follows every tap.',
      details: 'Say how each room should be cleaned.',
      cart: 'The cart adds it all up before you book.',
      time: 'Pick a time that is really free. It is held while you finish.',
      form: 'Say who you are and where to come.',
      booked: 'Booked. You pay when the work is done.',
    },
  },
  zip: {
    label: 'Do you come to me?',
    placeholder: 'ZIP code',
    ask: 'Check',
    malformed: 'A ZIP code has five digits, such as 32801.',
    inside: 'Yes, we come to {{zip}}.',
    outside:
      '{{zip}} is outside Florida, where we work. You can still ask: your booking is then a request, and we answer before anything is fixed.',
    elsewhere:
      '{{zip}} is outside the area we serve. You can still ask: your booking is then a request, and we answer before anything is fixed.',
    unknown:
      'We don’t know the ZIP code {{zip}}. If it is right you can still ask: your booking is then a request, and we answer before anything is fixed.',
    refused: 'We don’t come to {{zip}}.',
    refusedAsk: 'We don’t come to {{zip}}. Please ask us before you book:',
  },
  points: {
    label: 'Why {{company}}',
    price: { title: 'See your price first', text: 'It follows every tap, to the cent.' },
    time: { title: 'Times that are really free', text: 'Confirmation within 30 seconds.' },
    account: { title: 'No account to create', text: 'A private link does it all.' },
    languages: { title: 'Three languages', text: 'On screen and by e-mail: English, Spanish, French.' },
  },
  cart: {
    title: 'Continue your cart',
    items_one: '{{count}} item is waiting for a date.',
    items_other: '{{count}} items are waiting for a date.',
  },
  services: {
    title: 'What can we do for you?',
    lead: 'Every price below follows the same rules as your final total.',
  },
  steps: {
    title: 'Three steps, then put your feet up',
    choose: {
      title: 'Choose',
      text: 'Pick your rooms or describe the job. The price follows every tap.',
    },
    time: {
      title: 'Pick a time',
      text: 'You see the hours that are really free, and yours is held while you finish.',
    },
    relax: {
      title: 'Relax',
      text: 'We come with everything we need. You pay when the work is done.',
    },
  },
  promises: {
    title: 'Our word, in writing',
    cancel: {
      title: 'Free to cancel',
      text: 'Plans change. Cancelling costs nothing until the visit starts.',
      textBefore: 'Plans change. Cancelling costs nothing up to {{ahead}} before the visit.',
      link: 'How cancelling works',
    },
    price: {
      title: 'No silent price increases',
      text: 'If a price changes before you book, you see the old and the new total, and you decide.',
      link: 'How prices work',
    },
    pay: {
      title: 'Pay when it is done',
      text: 'No card and no deposit. You pay after the work.',
      link: 'How paying works',
    },
  },
  faq: {
    title: 'Good to know',
    more: 'Another question?',
    write: 'Write to us',
    account: {
      q: 'Do I need an account?',
      a: 'No. Your cart stays on this device, and every booking has a private link to see or cancel it.',
    },
    length: {
      q: 'How long does a visit take?',
      a: 'It depends on what you choose. Your cart adds up the time it needs, and only times in which the whole visit fits are offered.',
    },
    area: {
      q: 'Do you come to my address?',
      a: 'We work in Florida, where ZIP codes start with 32, 33 or 34. Anywhere else you can still ask: we answer before anything is fixed.',
      state: 'We work in Florida, where ZIP codes start with 32, 33 or 34.',
      counties: 'We come to every ZIP code of these counties of Florida: {{counties}}.',
      zips_one:
        'We come to {{count}} ZIP code. The field at the top of this page tells you whether it is yours.',
      zips_other:
        'We come to {{count}} ZIP codes. The field at the top of this page tells you whether yours is one of them.',
      radius_one: 'We come to addresses within {{count}} mile of {{zip}}.',
      radius_other: 'We come to addresses within {{count}} miles of {{zip}}.',
      pending: 'Anywhere else you can still ask: we answer before anything is fixed.',
      refused: 'Anywhere else, please ask us before you book.',
    },
  },
  final: {
    title: 'Ready when you are',
    text: 'Choose a service, see your price and keep the hour that suits you.',
    action: 'Choose a service',
  },
} as const;
