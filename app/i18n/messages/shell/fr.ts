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
    text: 'Parcourez les services et préparez votre panier ; vous pourrez réserver dès le retour de la connexion.',
    back: 'Vous êtes de nouveau en ligne.',
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
    terms: 'Conditions de service',
    privacy: 'Confidentialité',
    help: 'Nous écrire',
    company: 'Sabal, services pour la maison en Floride. Les heures sont celles de Floride.',
  },
  install: {
    title: 'Gardez Sabal sous la main',
    text: 'En application, avec sa propre icône : aucune adresse à taper, et votre panier à portée de doigt.',
    share: 'Touchez Partager au bord de Safari.',
    add: 'Choisissez « Sur l’écran d’accueil ».',
    act: 'Installer l’application',
    later: 'Plus tard',
  },
  messages: 'Messages',
  loading: 'Chargement…',
  close: 'Fermer',
  undo: 'Annuler',
};
