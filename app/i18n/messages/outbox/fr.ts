import type { Same } from '../../same.ts';
import type { outbox as en } from './en.ts';

export const outbox: Same<typeof en> = {
  title: 'En attente sur cet appareil',
  empty: 'Rien n’est en attente.',
  when: '{{date}} à {{time}}',
  justNow: 'à l’instant',
  what: {
    booking: 'Demande\u00a0: {{when}}',
    bookingOr: 'Demande\u00a0: {{when}}, ou {{others}}',
    reschedule: 'Déplacer votre visite du {{from}} au {{to}}',
    cancel: 'Annuler votre visite du {{when}}',
    cancelAny: 'Annuler votre visite',
    edit: 'Modifier votre visite du {{when}}',
    newsletter: 'Lettre d’information pour {{email}}',
    accessLink: 'Lien vers vos réservations pour {{email}}',
    cart_one: 'Votre panier : {{count}} modification non envoyée',
    cart_other: 'Votre panier : {{count}} modifications non envoyées',
  },
  state: {
    waiting: 'En attente d’envoi',
    sending: 'Envoi en cours…',
    unknown: 'Nous vérifions si c’est bien arrivé',
    givenUp: 'Vous n’attendez plus la réponse. Si la réservation est passée malgré tout, c’est dit ici.',
    asks: 'Attend votre réponse : {{reason}}',
    sent: 'Envoyé',
    discarded: 'Abandonné. Rien n’a été envoyé.',
  },
  reason: {
    still: 'Voulez-vous toujours cet horaire ?',
    expired: 'Cette demande attend depuis longtemps. La voulez-vous toujours ?',
  },
  act: {
    leftOff: 'Voici ce que vous aviez saisi. Ce n’est pas encore envoyé.',
    tryNow: 'Essayer maintenant',
    copy: 'Copier les détails',
    copied: 'Copié',
    notCopied: 'La copie n’est pas autorisée ici',
    edit: 'Modifier',
    fix: 'Corriger',
    discard: 'Abandonner',
    undo: 'Rétablir',
    send: 'Envoyer',
    email: 'E-mail',
    badEmail: 'Vérifiez cette adresse.',
    of: '{{act}} : {{what}}',
  },
  leave:
    'Vous pouvez quitter cette page. Ce qui attend ici partira à la prochaine ouverture de l’application avec une connexion.',
};
