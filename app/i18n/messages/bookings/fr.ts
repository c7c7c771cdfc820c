import type { Same } from '../../same.ts';
import type { bookings as en } from './en.ts';

export const bookings: Same<typeof en> = {
  title: 'Mes réservations',
  loading: 'Chargement de vos réservations…',
  refresh: 'Actualiser',
  retry: 'Réessayer',
  upcoming: 'À venir ({{total}})',
  past: 'Passées ({{total}})',
  noneUpcoming: 'Aucune visite à venir.',
  again: 'Réserver à nouveau',
  more: 'Voir les plus anciennes',
  browse: 'Voir les services',
  home: 'Retour à l’accueil',
  newLink: 'Demander un nouveau lien',
  asOf: 'État du {{time}}',
  stale: 'Notre serveur est injoignable. Voici vos réservations, état du {{time}}.',
  forget: 'Les retirer de cet appareil',
  forgotten: 'Vos réservations ne sont plus sur cet appareil.',
  about: 'environ {{total}}',
  quote: 'sur devis',
  open: 'Ouvrez vos réservations',
  openText: 'Elles se trouvent derrière un lien que nous vous envoyons par e-mail.',
  openKept:
    'Elles se trouvent derrière un lien privé. Nous ne pouvons pas envoyer d’e-mail pour l’instant\u00a0; demandez-le-nous.',
  invalid: 'Lien invalide.',
  expired: 'Lien invalide ou expiré. Demandez un nouveau lien sécurisé.',
  failed: 'Impossible de charger vos réservations.',
  empty: 'Pas encore de réservation',
  emptyText: 'Rien n’est encore réservé avec {{email}}.',
  device: {
    text: 'Visites réservées ou ouvertes sur cet appareil.',
    all: 'Toutes vos réservations',
    others: 'Aussi connues sur cet appareil',
  },
  next: {
    title: 'Votre prochaine visite',
    manage: 'Gérer la réservation',
  },
};
