export const shell = {
  skip: 'Skip to content',
  brand: 'Sabal, home',
  nav: {
    label: 'Main menu',
    services: 'Services',
    cart: 'Cart',
    checkout: 'Checkout',
  },
  cartBadge: {
    label_one: 'Cart, {{count}} item, {{total}}',
    label_other: 'Cart, {{count}} items, {{total}}',
    empty: 'Cart, empty',
  },
  language: { label: 'Language', en: 'English', es: 'Español', fr: 'Français' },
  offline: {
    title: "You're offline.",
    text: 'Browse and build your cart; you can book when you are back.',
    back: 'You are back online.',
  },
  boundary: {
    title: 'Something went wrong',
    text: 'This part of the page stopped. Your cart and what you typed are kept on this device.',
    retry: 'Try Again',
    home: 'Go to the home page',
  },
  footer: {
    label: 'Footer',
    services: 'Services',
    book: 'Book',
    terms: 'Terms of service',
    privacy: 'Privacy',
    company: 'Sabal, home and property services in Florida. Times are Florida time.',
  },
  messages: 'Messages',
  loading: 'Loading…',
  close: 'Close',
  undo: 'Undo',
} as const;
