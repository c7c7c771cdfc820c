import type { Locale } from '#shared/kernel/locale.ts';

/** `quote` is a pending visit without any price yet (D46). */
export type MailTold = 'booked' | 'pending' | 'quote' | 'moved' | 'updated' | 'cancelled' | 'reminder';

/** What a booking mail says, in the booking's own language (D18). */
export interface MailWords {
  readonly subject: Readonly<Record<MailTold, (service: string, day: string) => string>>;
  readonly title: Readonly<Record<MailTold, string>>;
  readonly hello: (name: string) => string;
  readonly intro: Readonly<Record<MailTold, string>>;
  /** Where the company did it of itself. */
  readonly introByUs: Readonly<Record<'moved' | 'updated' | 'cancelled', string>>;
  /** Before the intro of an edit that ended the wait for an answer. */
  readonly nowConfirmed: string;
  readonly when: string;
  readonly newTime: string;
  readonly oldTime: string;
  readonly where: string;
  readonly serviceCharge: string;
  readonly discount: string;
  readonly total: string;
  readonly estimatedTotal: string;
  /** Where a part of the visit is still to be quoted. */
  readonly soFar: string;
  readonly estimatedSoFar: string;
  /** A price whose miles are not known yet. */
  readonly from: (amount: string) => string;
  /** What the smallest tile job adds to its rooms. */
  readonly minimumJob: string;
  /** Of an edited visit. */
  readonly totalBefore: string;
  readonly quoted: string;
  readonly plusQuoted: string;
  readonly nothingToPay: string;
  readonly quoteNote: string;
  readonly estimateNote: string;
  /** Of a delivery with a point that is not where its address says (RT43). */
  readonly doubtNote: string;
  /** Of a delivery whose road is estimated or not known yet. */
  readonly roadNote: string;
  /** Of a moved visit that staff have not confirmed yet. */
  readonly pendingNote: string;
  /** Why it waits, where the address is the reason. */
  readonly farNote: Readonly<Record<'outside' | 'unknown', string>>;
  /** Heading of the steps. */
  readonly next: string;
  readonly steps: Readonly<Record<'booked' | 'drive' | 'pending' | 'quote', readonly string[]>>;
  /** The first step of a visit that is more than a day away. */
  readonly willRemind: string;
  readonly manage: string;
  readonly manageHint: string;
  readonly bookAgain: string;
  readonly reference: string;
  /** Before the name of who comes. */
  readonly crew: string;
  readonly crewAgain: (name: string) => string;
  readonly footer: (company: string) => string;
}

const en: MailWords = {
  subject: {
    booked: (service, day) => `Booked: ${service}, ${day}`,
    pending: (service, day) => `Request received: ${service}, ${day}`,
    quote: (service, day) => `Quote request received: ${service}, ${day}`,
    moved: (service, day) => `New time: ${service}, ${day}`,
    updated: (service, day) => `Updated: ${service}, ${day}`,
    cancelled: (service, day) => `Cancelled: ${service}, ${day}`,
    reminder: (service, day) => `Reminder: ${service}, ${day}`,
  },
  title: {
    booked: 'You’re booked',
    pending: 'We have your request',
    quote: 'We have your request for a quote',
    moved: 'Your visit has a new time',
    updated: 'Your booking is updated',
    cancelled: 'Your visit is cancelled',
    reminder: 'See you soon',
  },
  hello: (name) => `Hello ${name},`,
  intro: {
    booked: 'Your visit is confirmed. Here is everything in one place.',
    pending: 'The time below is kept for you. We will look at the details and confirm by e-mail.',
    quote:
      'The time below is kept for our visit. There is no price yet: we look at what you described and send you one in writing.',
    moved: 'As you asked, we moved your visit. Everything else stays as it was.',
    updated: 'As you asked, we changed your booking. Here is everything as it stands now.',
    cancelled: 'As you asked, this visit is cancelled and nothing is owed.',
    reminder:
      'Your visit is coming up. Would another time suit you better? Move or cancel it with the link below, up to its start.',
  },
  introByUs: {
    moved:
      'We moved your visit to the time below. Everything else stays as it was. If it doesn’t suit you, choose another time with the link below.',
    updated:
      'We changed your booking. Here is everything as it stands now. If something isn’t right, change it with the link below.',
    cancelled: 'We cancelled this visit, and nothing is owed. You are welcome to choose another time.',
  },
  nowConfirmed: 'Your visit is confirmed.',
  when: 'When',
  newTime: 'New time',
  oldTime: 'Old time',
  where: 'Where',
  serviceCharge: 'Service charge',
  discount: 'Discount',
  total: 'Total',
  estimatedTotal: 'Estimated total',
  soFar: 'Total so far',
  estimatedSoFar: 'Estimated total so far',
  from: (amount) => `from ${amount}`,
  minimumJob: 'Minimum job',
  totalBefore: 'Total before',
  quoted: 'to be quoted',
  plusQuoted: 'plus what is still to be quoted',
  nothingToPay: 'Nothing to pay now: you pay after the work. Taxes, if any, are settled on the invoice.',
  quoteNote: 'You owe nothing: work begins only once you have said yes to our price.',
  estimateNote: 'The total is an estimate: you pay for the time the work really takes.',
  doubtNote:
    'A point on the map does not match its address: the price is only a starting price until we have checked the route with you.',
  roadNote: 'The distance is not measured yet: you pay for the road as it is.',
  pendingNote: 'We still have to confirm this visit: you will hear from us by e-mail.',
  farNote: {
    outside:
      'The address is outside the area where we usually work, so one of us looks at the distance first.',
    unknown: 'We do not know the ZIP code of this address, so one of us looks at where it is first.',
  },
  next: 'What happens next',
  steps: {
    booked: ['We are there at the time above.', 'You pay once the work is done.'],
    drive: [
      'We set out at the time above: the pickups in your order, then the drop-off.',
      'You pay once the work is done.',
    ],
    pending: [
      'We look at the details of your request.',
      'You get our answer by e-mail.',
      'Until then the time is yours and you owe nothing.',
    ],
    quote: [
      'We look at what you described.',
      'You get our price in writing.',
      'You owe nothing: work begins only once you have said yes to our price.',
    ],
  },
  willRemind: 'The day before, we send you a reminder.',
  manage: 'View or change your booking',
  manageHint: 'This link is your key to the booking. Please keep it to yourself.',
  bookAgain: 'Book another visit',
  reference: 'Reference',
  crew: 'Your crew',
  crewAgain: (name) => `${name}, the same as last time`,
  footer: (company) => `${company} · Home and property services in Florida`,
};

const es: MailWords = {
  subject: {
    booked: (service, day) => `Reserva confirmada: ${service}, ${day}`,
    pending: (service, day) => `Solicitud recibida: ${service}, ${day}`,
    quote: (service, day) => `Presupuesto pedido: ${service}, ${day}`,
    moved: (service, day) => `Nuevo horario: ${service}, ${day}`,
    updated: (service, day) => `Reserva modificada: ${service}, ${day}`,
    cancelled: (service, day) => `Cancelada: ${service}, ${day}`,
    reminder: (service, day) => `Recordatorio: ${service}, ${day}`,
  },
  title: {
    booked: 'Tu reserva está confirmada',
    pending: 'Hemos recibido tu solicitud',
    quote: 'Hemos recibido tu solicitud de presupuesto',
    moved: 'Tu visita tiene nuevo horario',
    updated: 'Tu reserva está actualizada',
    cancelled: 'Tu visita está cancelada',
    reminder: 'Nos vemos pronto',
  },
  hello: (name) => `Hola, ${name}:`,
  intro: {
    booked: 'Tu visita está confirmada. Aquí tienes todos los datos.',
    pending:
      'Te guardamos la hora indicada abajo. Revisaremos los detalles y te la confirmaremos por correo.',
    quote:
      'Te guardamos la hora indicada abajo para nuestra visita. Todavía no hay precio: estudiamos lo que nos cuentas y te enviamos nuestra oferta por escrito.',
    moved: 'Tal como pediste, hemos cambiado tu visita de horario. Todo lo demás sigue igual.',
    updated: 'Tal como pediste, hemos cambiado tu reserva. Así queda todo ahora.',
    cancelled: 'Tal como pediste, esta visita queda cancelada y no debes nada.',
    reminder:
      'Se acerca tu visita. ¿Te conviene más otro momento? Cámbiala o cancélala con el enlace de abajo, hasta que empiece.',
  },
  introByUs: {
    moved:
      'Hemos cambiado tu visita a la hora de abajo. Todo lo demás sigue igual. ¿No te conviene? Elige otra hora con el enlace de abajo.',
    updated:
      'Hemos cambiado tu reserva. Así queda todo ahora. ¿Algo no está bien? Cámbialo con el enlace de abajo.',
    cancelled: 'Hemos cancelado esta visita y no debes nada. Puedes elegir otra hora cuando quieras.',
  },
  nowConfirmed: 'Tu visita está confirmada.',
  when: 'Cuándo',
  newTime: 'Nuevo horario',
  oldTime: 'Horario anterior',
  where: 'Dónde',
  serviceCharge: 'Cargo por servicio',
  discount: 'Descuento',
  total: 'Total',
  estimatedTotal: 'Total estimado',
  soFar: 'Total hasta ahora',
  estimatedSoFar: 'Total estimado hasta ahora',
  from: (amount) => `desde ${amount}`,
  minimumJob: 'Trabajo mínimo',
  totalBefore: 'Total anterior',
  quoted: 'por presupuestar',
  plusQuoted: 'más lo que queda por presupuestar',
  nothingToPay:
    'No pagas nada ahora: se paga después del trabajo. Los impuestos, si los hay, se liquidan en la factura.',
  quoteNote: 'No debes nada: el trabajo empieza solo cuando hayas aceptado nuestro precio.',
  estimateNote: 'El total es una estimación: pagas por el tiempo que lleve de verdad el trabajo.',
  doubtNote:
    'Un punto del mapa no coincide con su dirección: el precio es solo de partida hasta que revisemos la ruta contigo.',
  roadNote: 'La distancia aún no está medida: pagas el recorrido real.',
  pendingNote: 'Todavía tenemos que confirmarte esta visita: te avisaremos por correo.',
  farNote: {
    outside:
      'La dirección queda fuera de la zona donde solemos trabajar; por eso antes miramos la distancia.',
    unknown: 'No conocemos el código postal de esta dirección; por eso antes miramos dónde queda.',
  },
  next: 'Qué pasa ahora',
  steps: {
    booked: ['Llegamos a la hora indicada arriba.', 'Pagas cuando el trabajo está hecho.'],
    drive: [
      'Salimos a la hora indicada arriba: primero las recogidas en tu orden, luego el destino.',
      'Pagas cuando el trabajo está hecho.',
    ],
    pending: [
      'Revisamos los detalles de tu solicitud.',
      'Recibes nuestra respuesta por correo.',
      'Hasta entonces la hora es tuya y no debes nada.',
    ],
    quote: [
      'Estudiamos lo que nos cuentas.',
      'Recibes nuestro precio por escrito.',
      'No debes nada: el trabajo empieza solo cuando hayas aceptado nuestro precio.',
    ],
  },
  willRemind: 'El día antes te enviamos un recordatorio.',
  manage: 'Ver o cambiar tu reserva',
  manageHint: 'Este enlace es la llave de tu reserva. No lo compartas.',
  bookAgain: 'Reservar otra visita',
  reference: 'Referencia',
  crew: 'Tu equipo',
  crewAgain: (name) => `${name}, el mismo de la última vez`,
  footer: (company) => `${company} · Servicios para el hogar y la propiedad en Florida`,
};

const fr: MailWords = {
  subject: {
    booked: (service, day) => `Réservation confirmée\u00a0: ${service}, ${day}`,
    pending: (service, day) => `Demande reçue\u00a0: ${service}, ${day}`,
    quote: (service, day) => `Demande de devis reçue\u00a0: ${service}, ${day}`,
    moved: (service, day) => `Nouvel horaire\u00a0: ${service}, ${day}`,
    updated: (service, day) => `Réservation modifiée\u00a0: ${service}, ${day}`,
    cancelled: (service, day) => `Annulation\u00a0: ${service}, ${day}`,
    reminder: (service, day) => `Rappel\u00a0: ${service}, ${day}`,
  },
  title: {
    booked: 'C’est réservé',
    pending: 'Nous avons bien reçu votre demande',
    quote: 'Nous avons bien reçu votre demande de devis',
    moved: 'Votre visite a un nouvel horaire',
    updated: 'Votre réservation est à jour',
    cancelled: 'Votre visite est annulée',
    reminder: 'À très bientôt',
  },
  hello: (name) => `Bonjour ${name},`,
  intro: {
    booked: 'Votre visite est confirmée. Voici l’essentiel.',
    pending:
      'L’horaire ci-dessous vous est gardé. Nous étudions votre demande et vous confirmons par e-mail.',
    quote:
      'L’horaire ci-dessous est gardé pour notre visite. Il n’y a pas encore de prix\u00a0: nous étudions votre projet et vous envoyons notre offre par écrit.',
    moved: 'Comme demandé, nous avons déplacé votre visite. Rien d’autre ne change.',
    updated: 'Comme demandé, nous avons modifié votre réservation. Voici où elle en est.',
    cancelled: 'Comme demandé, cette visite est annulée et vous ne devez rien.',
    reminder:
      'Votre visite approche. Un autre moment vous conviendrait mieux\u00a0? Déplacez-la ou annulez-la avec le lien ci-dessous, jusqu’à son début.',
  },
  introByUs: {
    moved:
      'Nous avons déplacé votre visite à l’horaire ci-dessous. Rien d’autre ne change. Il ne vous convient pas\u00a0? Choisissez-en un autre avec le lien ci-dessous.',
    updated:
      'Nous avons modifié votre réservation. Voici où elle en est. Quelque chose ne convient pas\u00a0? Changez-le avec le lien ci-dessous.',
    cancelled:
      'Nous avons annulé cette visite et vous ne devez rien. Vous pouvez choisir un autre moment quand vous voulez.',
  },
  nowConfirmed: 'Votre visite est confirmée.',
  when: 'Quand',
  newTime: 'Nouvel horaire',
  oldTime: 'Ancien horaire',
  where: 'Où',
  serviceCharge: 'Frais de service',
  discount: 'Remise',
  total: 'Total',
  estimatedTotal: 'Total estimé',
  soFar: 'Total pour l’instant',
  estimatedSoFar: 'Total estimé pour l’instant',
  from: (amount) => `à partir de ${amount}`,
  minimumJob: 'Intervention minimale',
  totalBefore: 'Ancien total',
  quoted: 'sur devis',
  plusQuoted: 'plus ce qui reste sur devis',
  nothingToPay:
    'Rien à payer maintenant\u00a0: vous réglez après l’intervention. Les taxes éventuelles sont réglées sur la facture.',
  quoteNote: 'Vous ne devez rien\u00a0: le travail ne commence qu’une fois notre prix accepté.',
  estimateNote: 'Le total est une estimation\u00a0: vous payez le temps réellement passé.',
  doubtNote:
    'Un point sur la carte ne concorde pas avec son adresse\u00a0: le prix n’est qu’un prix de départ tant que nous n’avons pas vérifié le trajet avec vous.',
  roadNote: 'La distance n’est pas encore mesurée\u00a0: vous payez le trajet réel.',
  pendingNote: 'Il nous reste à confirmer cette visite\u00a0: vous recevrez un e-mail.',
  farNote: {
    outside:
      'L’adresse est en dehors de la zone où nous intervenons d’habitude\u00a0: nous regardons d’abord la distance.',
    unknown:
      'Nous ne connaissons pas le code postal de cette adresse\u00a0: nous regardons d’abord où elle se trouve.',
  },
  next: 'Et maintenant\u00a0?',
  steps: {
    booked: ['Nous sommes là à l’heure indiquée ci-dessus.', 'Vous réglez une fois le travail terminé.'],
    drive: [
      'Nous partons à l’heure indiquée ci-dessus\u00a0: les retraits dans votre ordre, puis la destination.',
      'Vous réglez une fois le travail terminé.',
    ],
    pending: [
      'Nous étudions votre demande.',
      'Vous recevez notre réponse par e-mail.',
      'D’ici là, l’horaire vous est gardé et vous ne devez rien.',
    ],
    quote: [
      'Nous étudions votre projet.',
      'Vous recevez notre prix par écrit.',
      'Vous ne devez rien\u00a0: le travail ne commence qu’une fois notre prix accepté.',
    ],
  },
  willRemind: 'La veille, nous vous envoyons un rappel.',
  manage: 'Voir ou modifier ma réservation',
  manageHint: 'Ce lien est la clé de votre réservation\u00a0: gardez-le pour vous.',
  bookAgain: 'Réserver une autre visite',
  reference: 'Référence',
  crew: 'Votre équipe',
  crewAgain: (name) => `${name}, la même que la dernière fois`,
  footer: (company) => `${company} · Services à domicile en Floride`,
};

export const mailWords: Readonly<Record<Locale, MailWords>> = { en, es, fr };
