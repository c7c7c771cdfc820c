import type { Same } from '../../same.ts';
import type { shell as en } from './en.ts';

export const shell: Same<typeof en> = {
  skip: 'Aller au contenu',
  brand: 'Sabal, accueil',
  nav: {
    label: 'Menu principal',
    services: 'Services',
    cart: 'Panier',
    checkout: 'Réserver',
  },
  cartBadge: {
    label_one: 'Panier, {{count}} article, {{total}}',
    label_other: 'Panier, {{count}} articles, {{total}}',
    count_one: 'Panier, {{count}} article',
    count_other: 'Panier, {{count}} articles',
    empty: 'Panier vide',
  },
  language: { label: 'Langue', en: 'English', es: 'Español', fr: 'Français' },
  offline: {
    title: 'Vous êtes hors ligne.',
    text: 'Remplissez votre panier, demandez un horaire : nous l’enverrons plus tard.',
    back: 'Vous êtes de nouveau en ligne.',
  },
  pill: {
    toSend_one: '{{count}} à envoyer',
    toSend_other: '{{count}} à envoyer',
    checking_one: '{{count}} en vérification',
    checking_other: '{{count}} en vérification',
    asks_one: '{{count}} attend votre réponse',
    asks_other: '{{count}} attendent votre réponse',
    kept: 'Enregistré sur cet appareil. Pas encore confirmé.',
    sending: 'Envoi {{n}} sur {{total}}',
    sent: 'Tout est envoyé',
  },
  stamp: {
    prices: 'Prix de {{time}}',
    pricesOf: 'Prix du {{date}}, {{time}}',
    reviews: 'Avis de {{time}}',
    reviewsOf: 'Avis du {{date}}, {{time}}',
  },
  boundary: {
    title: 'Une erreur est survenue',
    text: 'Cette partie de la page s’est arrêtée. Votre panier et votre saisie restent sur cet appareil.',
    retry: 'Réessayer',
    home: 'Aller à l’accueil',
  },
  footer: {
    label: 'Pied de page',
    services: 'Services',
    book: 'Réserver',
    bookings: 'Mes réservations',
    terms: 'Conditions de service',
    privacy: 'Confidentialité',
    help: 'Nous écrire',
    company: 'Sabal, services pour la maison en Floride. Les heures sont celles de Floride.',
  },
  messages: 'Messages',
  loading: 'Chargement…',
  close: 'Fermer',
  undo: 'Annuler',
};
