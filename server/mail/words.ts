import type { Locale } from '#shared/kernel/locale.ts';

/** What a booking mail says, in the booking's own language (decision 18). */
export interface MailWords {
  readonly subject: Readonly<
    Record<'booked' | 'pending' | 'cancelled', (service: string, day: string) => string>
  >;
  readonly title: Readonly<Record<'booked' | 'pending' | 'cancelled', string>>;
  readonly hello: (name: string) => string;
  readonly intro: Readonly<Record<'booked' | 'pending' | 'cancelled', string>>;
  readonly when: string;
  readonly where: string;
  readonly what: string;
  readonly discount: string;
  readonly total: string;
  readonly estimatedTotal: string;
  readonly quoted: string;
  readonly plusQuoted: string;
  readonly nothingToPay: string;
  readonly manage: string;
  readonly manageHint: string;
  readonly bookAgain: string;
  readonly reference: string;
  readonly footer: (company: string) => string;
}

const en: MailWords = {
  subject: {
    booked: (service, day) => `Booked: ${service}, ${day}`,
    pending: (service, day) => `Request received: ${service}, ${day}`,
    cancelled: (service, day) => `Cancelled: ${service}, ${day}`,
  },
  title: { booked: 'You’re booked', pending: 'We have your request', cancelled: 'Your visit is cancelled' },
  hello: (name) => `Hello ${name},`,
  intro: {
    booked: 'Your visit is confirmed. Here is everything in one place.',
    pending: 'The time below is kept for you. We will look at the details and confirm by e-mail.',
    cancelled: 'As you asked, this visit is cancelled and nothing is owed.',
  },
  when: 'When',
  where: 'Where',
  what: 'What',
  discount: 'Discount',
  total: 'Total',
  estimatedTotal: 'Estimated total',
  quoted: 'to be quoted',
  plusQuoted: 'plus what is still to be quoted',
  nothingToPay: 'Nothing to pay now: you pay after the work. Taxes, if any, are settled on the invoice.',
  manage: 'View or change your booking',
  manageHint: 'This link is your key to the booking. Please keep it to yourself.',
  bookAgain: 'Book another visit',
  reference: 'Reference',
  footer: (company) => `${company} · Home and property services in Florida`,
};

const es: MailWords = {
  subject: {
    booked: (service, day) => `Reserva confirmada: ${service}, ${day}`,
    pending: (service, day) => `Solicitud recibida: ${service}, ${day}`,
    cancelled: (service, day) => `Cancelada: ${service}, ${day}`,
  },
  title: {
    booked: 'Tu reserva está confirmada',
    pending: 'Hemos recibido tu solicitud',
    cancelled: 'Tu visita está cancelada',
  },
  hello: (name) => `Hola, ${name}:`,
  intro: {
    booked: 'Tu visita está confirmada. Aquí tienes todos los datos.',
    pending:
      'Te guardamos la hora indicada abajo. Revisaremos los detalles y te la confirmaremos por correo.',
    cancelled: 'Tal como pediste, esta visita queda cancelada y no debes nada.',
  },
  when: 'Cuándo',
  where: 'Dónde',
  what: 'Qué',
  discount: 'Descuento',
  total: 'Total',
  estimatedTotal: 'Total estimado',
  quoted: 'por presupuestar',
  plusQuoted: 'más lo que queda por presupuestar',
  nothingToPay:
    'No pagas nada ahora: se paga después del trabajo. Los impuestos, si los hay, se liquidan en la factura.',
  manage: 'Ver o cambiar tu reserva',
  manageHint: 'Este enlace es la llave de tu reserva. No lo compartas.',
  bookAgain: 'Reservar otra visita',
  reference: 'Referencia',
  footer: (company) => `${company} · Servicios para el hogar y la propiedad en Florida`,
};

const fr: MailWords = {
  subject: {
    booked: (service, day) => `Réservation confirmée : ${service}, ${day}`,
    pending: (service, day) => `Demande reçue : ${service}, ${day}`,
    cancelled: (service, day) => `Annulation : ${service}, ${day}`,
  },
  title: {
    booked: 'C’est réservé',
    pending: 'Nous avons bien reçu votre demande',
    cancelled: 'Votre visite est annulée',
  },
  hello: (name) => `Bonjour ${name},`,
  intro: {
    booked: 'Votre visite est confirmée. Voici l’essentiel.',
    pending:
      'L’horaire ci-dessous vous est réservé. Nous étudions votre demande et vous confirmons par e-mail.',
    cancelled: 'Comme demandé, cette visite est annulée et vous ne devez rien.',
  },
  when: 'Quand',
  where: 'Où',
  what: 'Quoi',
  discount: 'Remise',
  total: 'Total',
  estimatedTotal: 'Total estimé',
  quoted: 'sur devis',
  plusQuoted: 'plus ce qui reste sur devis',
  nothingToPay:
    'Rien à payer maintenant : vous réglez après l’intervention. Les taxes éventuelles figurent sur la facture.',
  manage: 'Voir ou modifier ma réservation',
  manageHint: 'Ce lien est la clé de votre réservation : gardez-le pour vous.',
  bookAgain: 'Réserver une autre visite',
  reference: 'Référence',
  footer: (company) => `${company} · Services à domicile en Floride`,
};

export const mailWords: Readonly<Record<Locale, MailWords>> = { en, es, fr };
