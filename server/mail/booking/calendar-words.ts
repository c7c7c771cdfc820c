import type { Locale } from '#shared/kernel/locale.ts';

interface CalendarWords {
  readonly manage: string;
  readonly pending: string;
  readonly reference: string;
}

/** What stands in the notes of a calendar's entry. */
export const calendarWords: Readonly<Record<Locale, CalendarWords>> = {
  en: {
    manage: 'View or change your booking',
    pending: 'Not confirmed yet: we will write to you.',
    reference: 'Reference',
  },
  es: {
    manage: 'Ver o cambiar tu reserva',
    pending: 'Todavía sin confirmar: te escribiremos.',
    reference: 'Referencia',
  },
  fr: {
    manage: 'Voir ou modifier ma réservation',
    pending: 'Pas encore confirmé\u00a0: nous vous écrirons.',
    reference: 'Référence',
  },
};
