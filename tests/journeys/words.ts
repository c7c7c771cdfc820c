import { access as accessEn } from '../../app/i18n/messages/access/en.ts';
import { access as accessEs } from '../../app/i18n/messages/access/es.ts';
import { access as accessFr } from '../../app/i18n/messages/access/fr.ts';
import { booking as visitEn } from '../../app/i18n/messages/booking/en.ts';
import { booking as visitEs } from '../../app/i18n/messages/booking/es.ts';
import { booking as visitFr } from '../../app/i18n/messages/booking/fr.ts';
import { bookings as bookingsEn } from '../../app/i18n/messages/bookings/en.ts';
import { bookings as bookingsEs } from '../../app/i18n/messages/bookings/es.ts';
import { bookings as bookingsFr } from '../../app/i18n/messages/bookings/fr.ts';
import { cart as cartEn } from '../../app/i18n/messages/cart/en.ts';
import { cart as cartEs } from '../../app/i18n/messages/cart/es.ts';
import { cart as cartFr } from '../../app/i18n/messages/cart/fr.ts';
import { catalogue as catalogueEn } from '../../app/i18n/messages/catalogue/en.ts';
import { catalogue as catalogueEs } from '../../app/i18n/messages/catalogue/es.ts';
import { catalogue as catalogueFr } from '../../app/i18n/messages/catalogue/fr.ts';
import { checkout as checkoutEn } from '../../app/i18n/messages/checkout/en.ts';
import { checkout as checkoutEs } from '../../app/i18n/messages/checkout/es.ts';
import { checkout as checkoutFr } from '../../app/i18n/messages/checkout/fr.ts';
import { configure as configureEn } from '../../app/i18n/messages/configure/en.ts';
import { configure as configureEs } from '../../app/i18n/messages/configure/es.ts';
import { configure as configureFr } from '../../app/i18n/messages/configure/fr.ts';
import { confirmation as confirmationEn } from '../../app/i18n/messages/confirmation/en.ts';
import { confirmation as confirmationEs } from '../../app/i18n/messages/confirmation/es.ts';
import { confirmation as confirmationFr } from '../../app/i18n/messages/confirmation/fr.ts';
import { delivery as deliveryEn } from '../../app/i18n/messages/delivery/en.ts';
import { delivery as deliveryEs } from '../../app/i18n/messages/delivery/es.ts';
import { delivery as deliveryFr } from '../../app/i18n/messages/delivery/fr.ts';
import { edit as editEn } from '../../app/i18n/messages/edit/en.ts';
import { edit as editEs } from '../../app/i18n/messages/edit/es.ts';
import { edit as editFr } from '../../app/i18n/messages/edit/fr.ts';
import { errors as errorsEn } from '../../app/i18n/messages/errors/en.ts';
import { errors as errorsEs } from '../../app/i18n/messages/errors/es.ts';
import { errors as errorsFr } from '../../app/i18n/messages/errors/fr.ts';
import { finalize as finalizeEn } from '../../app/i18n/messages/finalize/en.ts';
import { finalize as finalizeEs } from '../../app/i18n/messages/finalize/es.ts';
import { finalize as finalizeFr } from '../../app/i18n/messages/finalize/fr.ts';
import { home as homeEn } from '../../app/i18n/messages/home/en.ts';
import { home as homeEs } from '../../app/i18n/messages/home/es.ts';
import { home as homeFr } from '../../app/i18n/messages/home/fr.ts';
import { intake as intakeEn } from '../../app/i18n/messages/intake/en.ts';
import { intake as intakeEs } from '../../app/i18n/messages/intake/es.ts';
import { intake as intakeFr } from '../../app/i18n/messages/intake/fr.ts';
import { legal as legalEn } from '../../app/i18n/messages/legal/en.ts';
import { legal as legalEs } from '../../app/i18n/messages/legal/es.ts';
import { legal as legalFr } from '../../app/i18n/messages/legal/fr.ts';
import { manage as manageEn } from '../../app/i18n/messages/manage/en.ts';
import { manage as manageEs } from '../../app/i18n/messages/manage/es.ts';
import { manage as manageFr } from '../../app/i18n/messages/manage/fr.ts';
import { newsletter as newsletterEn } from '../../app/i18n/messages/newsletter/en.ts';
import { newsletter as newsletterEs } from '../../app/i18n/messages/newsletter/es.ts';
import { newsletter as newsletterFr } from '../../app/i18n/messages/newsletter/fr.ts';
import { planner as plannerEn } from '../../app/i18n/messages/planner/en.ts';
import { planner as plannerEs } from '../../app/i18n/messages/planner/es.ts';
import { planner as plannerFr } from '../../app/i18n/messages/planner/fr.ts';
import { reschedule as rescheduleEn } from '../../app/i18n/messages/reschedule/en.ts';
import { reschedule as rescheduleEs } from '../../app/i18n/messages/reschedule/es.ts';
import { reschedule as rescheduleFr } from '../../app/i18n/messages/reschedule/fr.ts';
import { reviews as reviewsEn } from '../../app/i18n/messages/reviews/en.ts';
import { reviews as reviewsEs } from '../../app/i18n/messages/reviews/es.ts';
import { reviews as reviewsFr } from '../../app/i18n/messages/reviews/fr.ts';
import { shell as shellEn } from '../../app/i18n/messages/shell/en.ts';
import { shell as shellEs } from '../../app/i18n/messages/shell/es.ts';
import { shell as shellFr } from '../../app/i18n/messages/shell/fr.ts';
import { tile as tileEn } from '../../app/i18n/messages/tile/en.ts';
import { tile as tileEs } from '../../app/i18n/messages/tile/es.ts';
import { tile as tileFr } from '../../app/i18n/messages/tile/fr.ts';

/** The words journeys look for, from the same messages the screens use, so that wording can change freely. */
export const words = {
  en: {
    access: accessEn,
    bookings: bookingsEn,
    cart: cartEn,
    catalogue: catalogueEn,
    checkout: checkoutEn,
    configure: configureEn,
    confirmation: confirmationEn,
    delivery: deliveryEn,
    edit: editEn,
    errors: errorsEn,
    finalize: finalizeEn,
    home: homeEn,
    intake: intakeEn,
    legal: legalEn,
    manage: manageEn,
    newsletter: newsletterEn,
    planner: plannerEn,
    reschedule: rescheduleEn,
    reviews: reviewsEn,
    shell: shellEn,
    tile: tileEn,
    booking: visitEn,
    carpet: 'Carpet cleaning',
    bedroom: 'Bedroom',
    mail: {
      booked: /^Booked: /,
      cancelled: /^Cancelled: /,
      moved: /^New time: /,
      updated: /^Updated: /,
      link: /^Your bookings with /,
    },
  },
  es: {
    access: accessEs,
    bookings: bookingsEs,
    cart: cartEs,
    catalogue: catalogueEs,
    checkout: checkoutEs,
    configure: configureEs,
    confirmation: confirmationEs,
    delivery: deliveryEs,
    edit: editEs,
    errors: errorsEs,
    finalize: finalizeEs,
    home: homeEs,
    intake: intakeEs,
    legal: legalEs,
    manage: manageEs,
    newsletter: newsletterEs,
    planner: plannerEs,
    reschedule: rescheduleEs,
    reviews: reviewsEs,
    shell: shellEs,
    tile: tileEs,
    booking: visitEs,
    carpet: 'Limpieza de alfombras',
    bedroom: 'Dormitorio',
    mail: {
      booked: /^Reserva confirmada: /,
      cancelled: /^Cancelada: /,
      moved: /^Nuevo horario: /,
      updated: /^Reserva modificada: /,
      link: /^Tus reservas con /,
    },
  },
  fr: {
    access: accessFr,
    bookings: bookingsFr,
    cart: cartFr,
    catalogue: catalogueFr,
    checkout: checkoutFr,
    configure: configureFr,
    confirmation: confirmationFr,
    delivery: deliveryFr,
    edit: editFr,
    errors: errorsFr,
    finalize: finalizeFr,
    home: homeFr,
    intake: intakeFr,
    legal: legalFr,
    manage: manageFr,
    newsletter: newsletterFr,
    planner: plannerFr,
    reschedule: rescheduleFr,
    reviews: reviewsFr,
    shell: shellFr,
    tile: tileFr,
    booking: visitFr,
    carpet: 'Nettoyage de moquettes',
    bedroom: 'Chambre',
    mail: {
      booked: /^Réservation confirmée\s: /,
      cancelled: /^Annulation\s: /,
      moved: /^Nouvel horaire\s: /,
      updated: /^Réservation modifiée\s: /,
      link: /^Vos réservations chez /,
    },
  },
} as const;
export type Words = (typeof words)[keyof typeof words];

/** The message with its variables filled in, as i18next does it. */
export function fill(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** A pattern for the message whatever its variables hold; what is heard has plain spaces where French has its own. */
export function pattern(message: string): RegExp {
  const escaped = message.split(/\{\{\w+\}\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(escaped.join('.*').replace(/\s/g, '\\s'));
}
