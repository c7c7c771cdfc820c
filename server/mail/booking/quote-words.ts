import type { Locale } from '#shared/kernel/locale.ts';

/** What the mail with the owner's price says besides the words of all booking mails. */
interface QuoteWords {
  readonly subject: (service: string) => string;
  readonly title: string;
  readonly intro: (service: string) => string;
  readonly pricedBefore: string;
  readonly duration: string;
  readonly validUntil: string;
  readonly action: string;
  readonly next: string;
  readonly steps: readonly string[];
  readonly free: string;
  /** In the mail of an edit that ended the quote (D578). */
  readonly over: string;
}

export const quoteWords: Readonly<Record<Locale, QuoteWords>> = {
  en: {
    subject: (service) => `Your quote: ${service}`,
    title: 'Your quote',
    intro: (service) => `Here is our price for what you asked for (${service}).`,
    pricedBefore: 'What already had a price',
    duration: 'Time for the work',
    validUntil: 'Good until',
    action: 'See and answer your quote',
    next: 'What happens next',
    steps: [
      'Open your quote and look it over.',
      'Accept it and choose the day of the work, or decline it with one tap.',
      'We confirm by e-mail.',
    ],
    free: 'You owe nothing until you accept, and opening the link accepts nothing.',
    over: 'The quote we sent you ended with this change.',
  },
  es: {
    subject: (service) => `Tu presupuesto: ${service}`,
    title: 'Tu presupuesto',
    intro: (service) => `Este es nuestro precio para lo que pediste (${service}).`,
    pricedBefore: 'Lo que ya tenía precio',
    duration: 'Duración del trabajo',
    validUntil: 'Válido hasta',
    action: 'Ver y responder el presupuesto',
    next: 'Qué pasa ahora',
    steps: [
      'Abre el presupuesto y revísalo con calma.',
      'Acéptalo y elige el día del trabajo, o recházalo con un toque.',
      'Te lo confirmamos por correo.',
    ],
    free: 'No debes nada hasta que aceptes, y abrir el enlace no acepta nada.',
    over: 'El presupuesto que te enviamos deja de valer con este cambio.',
  },
  fr: {
    subject: (service) => `Votre devis\u00a0: ${service}`,
    title: 'Votre devis',
    intro: (service) => `Voici notre prix pour ce que vous avez demandé (${service}).`,
    pricedBefore: 'Ce qui avait déjà un prix',
    duration: 'Durée des travaux',
    validUntil: 'Valable jusqu’au',
    action: 'Voir le devis et y répondre',
    next: 'Et maintenant\u00a0?',
    steps: [
      'Ouvrez votre devis et prenez le temps de le lire.',
      'Acceptez-le et choisissez le jour des travaux, ou refusez-le d’un geste.',
      'Nous vous confirmons le tout par e-mail.',
    ],
    free: 'Vous ne devez rien tant que vous n’avez pas accepté, et ouvrir le lien n’accepte rien.',
    over: 'Le devis que nous vous avions envoyé prend fin avec ce changement.',
  },
};
