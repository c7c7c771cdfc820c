import type { Locale } from '#shared/kernel/locale.ts';

/** `quote` is a pending visit without any price yet (decision 46). */
type Told = 'booked' | 'pending' | 'quote' | 'moved' | 'cancelled';

/** What a booking mail says, in the booking's own language (decision 18). */
export interface MailWords {
  readonly subject: Readonly<Record<Told, (service: string, day: string) => string>>;
  readonly title: Readonly<Record<Told, string>>;
  readonly hello: (name: string) => string;
  readonly intro: Readonly<Record<Told, string>>;
  readonly when: string;
  readonly newTime: string;
  readonly oldTime: string;
  readonly where: string;
  readonly what: string;
  readonly serviceCharge: string;
  readonly discount: string;
  readonly total: string;
  readonly estimatedTotal: string;
  readonly quoted: string;
  readonly plusQuoted: string;
  readonly nothingToPay: string;
  readonly quoteNote: string;
  readonly estimateNote: string;
  /** Of a moved visit that nobody has confirmed yet. */
  readonly pendingNote: string;
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
    quote: (service, day) => `Quote request received: ${service}, ${day}`,
    moved: (service, day) => `New time: ${service}, ${day}`,
    cancelled: (service, day) => `Cancelled: ${service}, ${day}`,
  },
  title: {
    booked: 'You’re booked',
    pending: 'We have your request',
    quote: 'We have your request for a quote',
    moved: 'Your visit has a new time',
    cancelled: 'Your visit is cancelled',
  },
  hello: (name) => `Hello ${name},`,
  intro: {
    booked: 'Your visit is confirmed. Here is everything in one place.',
    pending: 'The time below is kept for you. We will look at the details and confirm by e-mail.',
    quote:
      'The time below is kept for our visit. There is no price yet: we look at what you described and send you one in writing.',
    moved: 'As you asked, we moved your visit. Everything else stays as it was.',
    cancelled: 'As you asked, this visit is cancelled and nothing is owed.',
  },
  when: 'When',
  newTime: 'New time',
  oldTime: 'Old time',
  where: 'Where',
  what: 'What',
  serviceCharge: 'Service charge',
  discount: 'Discount',
  total: 'Total',
  estimatedTotal: 'Estimated total',
  quoted: 'to be quoted',
  plusQuoted: 'plus what is still to be quoted',
  nothingToPay: 'Nothing to pay now: you pay after the work. Taxes, if any, are settled on the invoice.',
  quoteNote: 'You owe nothing: work begins only once you have said yes to our price.',
  estimateNote: 'The total is an estimate: you pay for the time the work really takes.',
  pendingNote: 'We still have to confirm this visit: you will hear from us by e-mail.',
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
    quote: (service, day) => `Solicitud de presupuesto recibida: ${service}, ${day}`,
    moved: (service, day) => `Nuevo horario: ${service}, ${day}`,
    cancelled: (service, day) => `Cancelada: ${service}, ${day}`,
  },
  title: {
    booked: 'Tu reserva está confirmada',
    pending: 'Hemos recibido tu solicitud',
    quote: 'Hemos recibido tu solicitud de presupuesto',
    moved: 'Tu visita tiene nuevo horario',
    cancelled: 'Tu visita está cancelada',
  },
  hello: (name) => `Hola, ${name}:`,
  intro: {
    booked: 'Tu visita está confirmada. Aquí tienes todos los datos.',
    pending:
      'Te guardamos la hora indicada abajo. Revisaremos los detalles y te la confirmaremos por correo.',
    quote:
      'Te guardamos la hora indicada abajo para nuestra visita. Todavía no hay precio: estudiamos lo que nos cuentas y te enviamos nuestra oferta por escrito.',
    moved: 'Tal como pediste, hemos cambiado tu visita de horario. Todo lo demás sigue igual.',
    cancelled: 'Tal como pediste, esta visita queda cancelada y no debes nada.',
  },
  when: 'Cuándo',
  newTime: 'Nuevo horario',
  oldTime: 'Horario anterior',
  where: 'Dónde',
  what: 'Qué',
  serviceCharge: 'Cargo por servicio',
  discount: 'Descuento',
  total: 'Total',
  estimatedTotal: 'Total estimado',
  quoted: 'por presupuestar',
  plusQuoted: 'más lo que queda por presupuestar',
  nothingToPay:
    'No pagas nada ahora: se paga después del trabajo. Los impuestos, si los hay, se liquidan en la factura.',
  quoteNote: 'No debes nada: el trabajo empieza solo cuando hayas aceptado nuestro precio.',
  estimateNote: 'El total es una estimación: pagas por el tiempo que lleve de verdad el trabajo.',
  pendingNote: 'Todavía tenemos que confirmarte esta visita: te avisaremos por correo.',
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
    quote: (service, day) => `Demande de devis reçue : ${service}, ${day}`,
    moved: (service, day) => `Nouvel horaire\u00a0: ${service}, ${day}`,
    cancelled: (service, day) => `Annulation : ${service}, ${day}`,
  },
  title: {
    booked: 'C’est réservé',
    pending: 'Nous avons bien reçu votre demande',
    quote: 'Nous avons bien reçu votre demande de devis',
    moved: 'Votre visite a un nouvel horaire',
    cancelled: 'Votre visite est annulée',
  },
  hello: (name) => `Bonjour ${name},`,
  intro: {
    booked: 'Votre visite est confirmée. Voici l’essentiel.',
    pending:
      'L’horaire ci-dessous vous est réservé. Nous étudions votre demande et vous confirmons par e-mail.',
    quote:
      'L’horaire ci-dessous est réservé pour notre visite. Il n’y a pas encore de prix\u00a0: nous étudions votre projet et vous envoyons notre offre par écrit.',
    moved: 'Comme demandé, nous avons déplacé votre visite. Rien d’autre ne change.',
    cancelled: 'Comme demandé, cette visite est annulée et vous ne devez rien.',
  },
  when: 'Quand',
  newTime: 'Nouvel horaire',
  oldTime: 'Ancien horaire',
  where: 'Où',
  what: 'Quoi',
  serviceCharge: 'Frais de service',
  discount: 'Remise',
  total: 'Total',
  estimatedTotal: 'Total estimé',
  quoted: 'sur devis',
  plusQuoted: 'plus ce qui reste sur devis',
  nothingToPay:
    'Rien à payer maintenant : vous réglez après l’intervention. Les taxes éventuelles figurent sur la facture.',
  quoteNote: 'Vous ne devez rien\u00a0: le travail ne commence qu’une fois notre prix accepté.',
  estimateNote: 'Le total est une estimation\u00a0: vous payez le temps réellement passé.',
  pendingNote: 'Il nous reste à confirmer cette visite\u00a0: vous recevrez un e-mail.',
  manage: 'Voir ou modifier ma réservation',
  manageHint: 'Ce lien est la clé de votre réservation : gardez-le pour vous.',
  bookAgain: 'Réserver une autre visite',
  reference: 'Référence',
  footer: (company) => `${company} · Services à domicile en Floride`,
};

export const mailWords: Readonly<Record<Locale, MailWords>> = { en, es, fr };
