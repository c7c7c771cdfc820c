import type { NoticeKind } from '#shared/company/notices.ts';
import type { Locale } from '#shared/kernel/locale.ts';

/** What a mail tells: a kind of notice, what a quote became, or why a changed visit waits: its place, or a road. */
export type StaffTold = NoticeKind | 'accepted' | 'declined' | 'elsewhere' | 'roadless';

interface StaffWords {
  /** Of one visit: what happened. Stands in subjects, titles and summaries. */
  readonly what: Readonly<Record<StaffTold, string>>;
  readonly subject: (what: string, detail: string) => string;
  /** Where the customer did it, or the server noticed it. */
  readonly intro: Readonly<Record<StaffTold, string>>;
  /** Where one of the company's own did it. */
  readonly introBy: Readonly<Record<'booked' | 'moved' | 'cancelled' | 'quote', (who: string) => string>>;
  /** Of a visit that is not confirmed yet. */
  readonly pending: string;
  readonly pendingFar: Readonly<Record<'outside' | 'unknown', string>>;
  readonly customer: string;
  readonly phone: string;
  readonly recipient: string;
  readonly serverSaid: string;
  readonly stars: string;
  readonly openVisit: string;
  readonly openMail: string;
  readonly why: (company: string) => string;
  readonly summary: {
    readonly subject: (count: number, day: string) => string;
    readonly title: string;
    readonly intro: (count: number) => string;
    readonly more: (count: number) => string;
    readonly open: string;
  };
  readonly test: {
    readonly subject: (company: string) => string;
    readonly title: string;
    readonly intro: string;
    readonly told: (kinds: string) => string;
    readonly open: string;
  };
  /** As they stand in a list. */
  readonly kinds: Readonly<Record<NoticeKind, string>>;
}

const en: StaffWords = {
  what: {
    booked: 'New booking',
    moved: 'Visit moved',
    cancelled: 'Visit cancelled',
    quote: 'Quote requested',
    accepted: 'Quote accepted',
    declined: 'Quote declined',
    elsewhere: 'Visit at another address',
    roadless: 'Delivery changed',
    undeliverable: 'E-mail not delivered',
    review: 'New review',
  },
  subject: (what, detail) => `${what}: ${detail}`,
  intro: {
    booked: 'A customer has booked a visit.',
    moved: 'The customer has changed the time of their visit.',
    cancelled: 'The customer has cancelled their visit: its time is free again.',
    quote: 'A customer asks for a price. The time below is kept for them.',
    accepted: 'The customer said yes to your quote: the visit is confirmed.',
    declined: 'The customer said no to your quote: the visit is cancelled and its time is free again.',
    elsewhere: 'The customer has changed the address of their visit.',
    roadless: 'The customer has changed a delivery, and its distance is not known yet.',
    undeliverable: 'This e-mail could not be delivered. The person it was for knows nothing of what it said.',
    review: 'A customer has left a review.',
  },
  introBy: {
    booked: (who) => `${who} entered this visit.`,
    moved: (who) => `${who} changed the time of this visit.`,
    cancelled: (who) => `${who} cancelled this visit: its time is free again.`,
    quote: (who) => `${who} entered this request for a quote.`,
  },
  pending: 'To be confirmed: this visit waits for your answer.',
  pendingFar: {
    outside: 'To be confirmed: the address is outside your area.',
    unknown: 'To be confirmed: the ZIP code of the address is in no table.',
  },
  customer: 'Customer',
  phone: 'Phone',
  recipient: 'Written to',
  serverSaid: 'The mail server answered',
  stars: 'Stars',
  openVisit: 'Open the visit',
  openMail: 'See the e-mail',
  why: (company) => `You get this because ${company} chose this address. To change it, ask the company.`,
  summary: {
    subject: (count, day) => `Summary of ${day}: ${count === 1 ? 'one event' : `${count} events`}`,
    title: 'Your summary of the day',
    intro: (count) =>
      count === 1
        ? 'One thing happened since the last summary.'
        : `${count} things happened since the last summary.`,
    more: (count) => (count === 1 ? 'One more is in the calendar.' : `${count} more are in the calendar.`),
    open: 'Open the calendar',
  },
  test: {
    subject: (company) => `Test: messages from ${company} arrive`,
    title: 'This address works',
    intro: 'Somebody at your company asked for this test.',
    told: (kinds) => `This address will be told of: ${kinds}.`,
    open: 'Open the back office',
  },
  kinds: {
    booked: 'new bookings',
    moved: 'visits that are moved',
    cancelled: 'visits that are cancelled',
    quote: 'requests for quotes',
    undeliverable: 'e-mails that could not be delivered',
    review: 'reviews',
  },
};

const es: StaffWords = {
  what: {
    booked: 'Nueva reserva',
    moved: 'Visita reprogramada',
    cancelled: 'Visita cancelada',
    quote: 'Presupuesto solicitado',
    accepted: 'Presupuesto aceptado',
    declined: 'Presupuesto rechazado',
    elsewhere: 'Visita en otra dirección',
    roadless: 'Entrega modificada',
    undeliverable: 'Correo no entregado',
    review: 'Nueva opinión',
  },
  subject: (what, detail) => `${what}: ${detail}`,
  intro: {
    booked: 'Un cliente ha reservado una visita.',
    moved: 'El cliente ha cambiado el horario de su visita.',
    cancelled: 'El cliente ha cancelado su visita: su horario vuelve a estar libre.',
    quote: 'Un cliente pide un precio. El horario de abajo queda guardado para él.',
    accepted: 'El cliente aceptó tu presupuesto: la visita está confirmada.',
    declined:
      'El cliente rechazó tu presupuesto: la visita está cancelada y su horario vuelve a estar libre.',
    elsewhere: 'El cliente ha cambiado la dirección de su visita.',
    roadless: 'El cliente ha cambiado una entrega y su distancia aún no se conoce.',
    undeliverable: 'Este correo no se pudo entregar. Su destinatario no sabe nada de lo que decía.',
    review: 'Un cliente ha dejado una opinión.',
  },
  introBy: {
    booked: (who) => `${who} anotó esta visita.`,
    moved: (who) => `${who} cambió el horario de esta visita.`,
    cancelled: (who) => `${who} canceló esta visita: su horario vuelve a estar libre.`,
    quote: (who) => `${who} anotó esta solicitud de presupuesto.`,
  },
  pending: 'Por confirmar: esta visita espera tu respuesta.',
  pendingFar: {
    outside: 'Por confirmar: la dirección está fuera de tu zona.',
    unknown: 'Por confirmar: el código postal de la dirección no figura en ninguna tabla.',
  },
  customer: 'Cliente',
  phone: 'Teléfono',
  recipient: 'Escrito a',
  serverSaid: 'El servidor de correo respondió',
  stars: 'Estrellas',
  openVisit: 'Abrir la visita',
  openMail: 'Ver el correo',
  why: (company) =>
    `Recibes este correo porque ${company} eligió esta dirección. Para cambiarla, pide ayuda a tu empresa.`,
  summary: {
    subject: (count, day) => `Resumen del ${day}: ${count === 1 ? 'una novedad' : `${count} novedades`}`,
    title: 'Tu resumen del día',
    intro: (count) =>
      count === 1
        ? 'Hay una novedad desde el último resumen.'
        : `Hay ${count} novedades desde el último resumen.`,
    more: (count) =>
      count === 1
        ? 'Otra novedad está en el calendario.'
        : `Otras ${count} novedades están en el calendario.`,
    open: 'Abrir el calendario',
  },
  test: {
    subject: (company) => `Prueba: los mensajes de ${company} llegan`,
    title: 'Esta dirección funciona',
    intro: 'Alguien de tu empresa pidió esta prueba.',
    told: (kinds) => `Aquí se te avisará de: ${kinds}.`,
    open: 'Abrir la gestión',
  },
  kinds: {
    booked: 'reservas nuevas',
    moved: 'visitas reprogramadas',
    cancelled: 'visitas canceladas',
    quote: 'solicitudes de presupuesto',
    undeliverable: 'correos no entregados',
    review: 'opiniones',
  },
};

const fr: StaffWords = {
  what: {
    booked: 'Nouvelle réservation',
    moved: 'Visite déplacée',
    cancelled: 'Visite annulée',
    quote: 'Devis demandé',
    accepted: 'Devis accepté',
    declined: 'Devis refusé',
    elsewhere: 'Visite à une autre adresse',
    roadless: 'Livraison modifiée',
    undeliverable: 'Courriel non remis',
    review: 'Nouvel avis',
  },
  subject: (what, detail) => `${what}\u00a0: ${detail}`,
  intro: {
    booked: 'Un client a réservé une visite.',
    moved: 'Le client a changé l’horaire de sa visite.',
    cancelled: 'Le client a annulé sa visite\u00a0: le créneau est de nouveau libre.',
    quote: 'Un client demande un prix. Le créneau ci-dessous lui est gardé.',
    accepted: 'Le client a dit oui à votre devis\u00a0: la visite est confirmée.',
    declined:
      'Le client a dit non à votre devis\u00a0: la visite est annulée et le créneau est de nouveau libre.',
    elsewhere: 'Le client a changé l’adresse de sa visite.',
    roadless: 'Le client a modifié une livraison, et sa distance n’est pas encore connue.',
    undeliverable: 'Ce courriel n’a pas pu être remis. Son destinataire ne sait rien de ce qu’il disait.',
    review: 'Un client a laissé un avis.',
  },
  introBy: {
    booked: (who) => `${who} a saisi cette visite.`,
    moved: (who) => `${who} a changé l’horaire de cette visite.`,
    cancelled: (who) => `${who} a annulé cette visite\u00a0: le créneau est de nouveau libre.`,
    quote: (who) => `${who} a saisi cette demande de devis.`,
  },
  pending: 'À confirmer\u00a0: cette visite attend votre réponse.',
  pendingFar: {
    outside: 'À confirmer\u00a0: l’adresse est hors de votre zone.',
    unknown: 'À confirmer\u00a0: le code postal de l’adresse ne figure dans aucune table.',
  },
  customer: 'Client',
  phone: 'Téléphone',
  recipient: 'Destinataire',
  serverSaid: 'Réponse du serveur',
  stars: 'Étoiles',
  openVisit: 'Ouvrir la visite',
  openMail: 'Voir le courriel',
  why: (company) =>
    `Vous recevez ce courriel parce que ${company} a choisi cette adresse. Pour en changer, adressez-vous à l’entreprise.`,
  summary: {
    subject: (count, day) => `Résumé du ${day}\u00a0: ${count === 1 ? '1 nouvelle' : `${count} nouvelles`}`,
    title: 'Votre résumé du jour',
    intro: (count) =>
      count === 1
        ? 'Il s’est passé une chose depuis le dernier résumé.'
        : `Il s’est passé ${count} choses depuis le dernier résumé.`,
    more: (count) =>
      count === 1
        ? 'Une autre nouvelle est dans le calendrier.'
        : `${count} autres nouvelles sont dans le calendrier.`,
    open: 'Ouvrir le calendrier',
  },
  test: {
    subject: (company) => `Essai\u00a0: les messages de ${company} arrivent`,
    title: 'Cette adresse fonctionne',
    intro: 'Quelqu’un de votre entreprise a demandé cet essai.',
    told: (kinds) => `Cette adresse sera prévenue de\u00a0: ${kinds}.`,
    open: 'Ouvrir l’administration',
  },
  kinds: {
    booked: 'nouvelles réservations',
    moved: 'visites déplacées',
    cancelled: 'visites annulées',
    quote: 'devis demandés',
    undeliverable: 'courriels non remis',
    review: 'nouveaux avis',
  },
};

export const staffWords: Readonly<Record<Locale, StaffWords>> = { en, es, fr };
