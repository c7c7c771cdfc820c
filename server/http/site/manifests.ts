import type { Locale } from '#shared/kernel/locale.ts';
import { manifestLook } from './company-look.ts';
import type { PageSource } from './page-source.ts';

/** What an installed app says of itself outside the app, where no language switch reaches: in the company's own. */
const words: Readonly<
  Record<Locale, { description: string; book: string; bookShort: string; bookings: string; cart: string }>
> = {
  en: {
    description: 'See the price, pick a time, book without an account.',
    book: 'Book a service',
    bookShort: 'Book',
    bookings: 'My bookings',
    cart: 'Cart',
  },
  es: {
    description: 'Mira el precio, elige una hora y reserva sin crear una cuenta.',
    book: 'Reservar un servicio',
    bookShort: 'Reservar',
    bookings: 'Mis reservas',
    cart: 'Carrito',
  },
  fr: {
    description: 'Voyez le prix, choisissez un créneau et réservez sans compte.',
    book: 'Réserver un service',
    bookShort: 'Réserver',
    bookings: 'Mes réservations',
    cart: 'Panier',
  },
};

interface Built {
  readonly shortcuts?: readonly { readonly url: string }[];
}

/** The built manifest (public/manifest.webmanifest) under the company's name, in its language and look. */
export function drawManifest(built: Built, company: PageSource): object {
  const { name, defaultLocale } = company;
  const { description, book, bookShort, bookings, cart } = words[defaultLocale];
  const names: Readonly<Record<string, object>> = {
    '/services': { name: book, short_name: bookShort },
    '/my-bookings': { name: bookings },
    '/cart': { name: cart },
  };
  return {
    ...built,
    ...withoutPictures(company),
    ...manifestLook(company),
    name,
    short_name: name,
    description,
    lang: defaultLocale,
    shortcuts: built.shortcuts?.map((shortcut) => ({ ...shortcut, ...names[shortcut.url] })),
  };
}

/** The back office speaks French, whoever's it is. */
export function drawStaffManifest(built: Built, company: PageSource): object {
  const { name } = company;
  return {
    ...built,
    ...withoutPictures(company),
    ...manifestLook(company),
    name: `${name} · Équipe`,
    description: `L’agenda et les clients de ${name}, aussi hors ligne.`,
  };
}

/** The pictures of the install dialog were taken of one company. */
function withoutPictures({ isPictured }: PageSource): object {
  return isPictured ? {} : { screenshots: undefined };
}
