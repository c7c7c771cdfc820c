import { agenda } from './agenda.ts';
import { apiKeys } from './api-keys.ts';
import { booking } from './booking.ts';
import { bookings } from './bookings.ts';
import { calendar } from './calendar.ts';
import { catalogue } from './catalogue.ts';
import { company } from './company.ts';
import { coupons } from './coupons.ts';
import { crews } from './crews.ts';
import { customers } from './customers.ts';
import { day } from './day.ts';
import { devices } from './devices.ts';
import { faults } from './faults.ts';
import { guide } from './guide.ts';
import { integrations } from './integrations.ts';
import { newBooking } from './new-booking.ts';
import { notices } from './notices.ts';
import { overview } from './overview.ts';
import { picture } from './picture.ts';
import { pricing } from './pricing.ts';
import { reviews } from './reviews.ts';
import { webhooks } from './webhooks.ts';

export const admin = {
  title: 'Administration',
  menu: 'Menu de l’administration',
  skip: 'Aller au contenu',
  messages: 'Messages',
  close: 'Fermer',
  logout: 'Se déconnecter',
  loading: 'Chargement…',
  language: 'Langue de cet appareil',
  retry: 'Réessayer',
  asOf: 'Dernier état\u00a0: {{when}}',
  whyWait: 'Hors ligne : possible dès le retour du réseau.',
  conflict: {
    what: 'Différence',
    mine: 'Votre saisie',
    theirs: 'Enregistré',
    keep: 'Garder ma saisie',
    take: 'Prendre l’enregistré',
  },
  saving: {
    bar: 'Enregistrement',
    dirty: 'Modifications non enregistrées',
    clean: 'Tout est enregistré',
    drop: 'Annuler',
    save: 'Enregistrer',
    failed: 'Rien n’a été enregistré',
    restored: 'Voici ce que vous aviez saisi sans l’enregistrer.',
    dropRestored: 'Revenir à l’enregistré',
    conflictFirst: 'Choisissez d’abord entre les deux versions.',
  },
  nav: {
    more: 'Plus',
    moreTitle: 'Plus',
    offline: 'Hors ligne',
    offlineText: 'Lecture seule, copie de cet appareil',
    unkept: 'Ce que vous saisissez n’est pas gardé sur cet appareil.',
    noRoom:
      'Il n’y a plus de place sur cet appareil. Enregistrez avant de fermer ou de recharger cette page, ou libérez de la place.',
    noStorage: 'Ce navigateur ne garde rien ici. Enregistrez avant de fermer ou de recharger cette page.',
    noSeal:
      'Cette page n’est pas ouverte en https, ou ce navigateur ne sait pas chiffrer\u00a0: il ne garde ni saisie, ni copie pour les moments sans réseau. Enregistrez avant de fermer ou de recharger cette page.',
    keeping: 'Copie hors ligne : {{done}} sur {{all}}',
    install: 'Installer l’application d’équipe',
    installIos: 'Pour installer l’application d’équipe : « Partager », puis « Sur l’écran d’accueil ».',
    left: 'Cet appareil est vidé. Le serveur n’a pas pu être prévenu : révoquez-le dans « Appareils et clés » s’il est perdu.',
  },
  fault: faults,
  guard: {
    forbidden: 'Cette clé n’ouvre pas cette page',
    forbiddenText: 'Elle demande une clé du bureau ou du propriétaire. Rien n’a été chargé.',
    checking: 'Vérification de l’accès…',
    failed: 'L’accès n’a pas pu être vérifié',
    locked: 'Reconnectez-vous au réseau',
    lockedText:
      'Cet appareil n’a pas parlé au serveur depuis douze heures. Les données restent fermées jusqu’à la prochaine vérification.',
  },
  login: {
    title: 'Connexion',
    lead: 'Collez la clé d’administration. Cet appareil reste connecté douze heures après la dernière utilisation.',
    key: 'Clé d’administration',
    required: 'Saisissez la clé.',
    invalid: 'Clé invalide',
    refused:
      'La session de cet appareil est terminée : elle a expiré ou a été révoquée. Reconnectez-vous, vous revenez là où vous étiez.',
    closed: 'L’équipe de cette clé est fermée ou supprimée : demandez une autre clé au bureau.',
    wait_one: 'Trop d’essais. Réessayez dans une minute.',
    wait_other: 'Trop d’essais. Réessayez dans {{count}} minutes.',
    device: 'Nom de cet appareil',
    kinds: { tablet: 'Tablette', phone: 'Téléphone', computer: 'Ordinateur' },
    optional: 'facultatif',
    deviceHint: 'Par exemple « Tablette de Marc », pour le reconnaître s’il est perdu.',
    submit: 'Se connecter',
  },
  keyAgain: {
    label: 'Votre clé d’administration',
    hint: 'Redemandée pour ce qui ne se reprend pas. Elle n’est gardée nulle part.',
    required: 'Saisissez votre clé.',
  },
  mails: {
    title: 'Courriels',
    lead: 'Ce que le système a écrit aux clients et à votre équipe, le plus récent d’abord.',
    list: 'Courriels, {{day}}',
    empty: 'Aucun courriel pour l’instant',
    emptyText: 'Le premier apparaîtra ici dès qu’une réservation sera faite.',
    filter: 'État affiché',
    filters: {
      all: 'Tous',
      waiting: 'En attente',
      kept: 'Conservés',
      sent: 'Envoyés',
      dead: 'Échecs',
    },
    none: 'Aucun courriel dans cet état',
    noneDead: 'Aucun échec',
    noneDeadText: 'Aucun envoi n’est resté sans issue.',
    showAll: 'Afficher tous les courriels',
    today: 'Aujourd’hui',
    offline: 'Hors ligne',
    offlineText:
      'Les courriels ne sont jamais gardés sur cet appareil\u00a0: ils nomment des clients. Ils reviennent avec le réseau.',
    stale:
      'Hors ligne\u00a0: cette liste n’est plus mise à jour, et elle disparaît quand vous quittez l’écran.',
    failed: 'Les courriels n’ont pas pu être chargés',
    more: 'Afficher plus',
    all: 'Tout est affiché.',
    refresh: 'Actualiser',
    state: {
      kept: 'conservé (aucun SMTP)',
      sent: 'envoyé',
      waiting: 'en attente',
      dead: 'échec',
    },
    gone: {
      booking: 'réservation supprimée',
      subscription: 'inscription effacée',
      bookingText: 'La réservation dont parle ce courriel a été supprimée.',
      subscriptionText: 'L’inscription dont parle ce courriel a été effacée.',
      words: 'Son texte n’est plus connu\u00a0: il était composé à partir d’elle.',
    },
    kinds: {
      access: 'Lien vers ses réservations',
      booked: 'Visite réservée',
      pending: 'Demande reçue',
      confirmed: 'Visite confirmée',
      cancelled: 'Visite annulée',
      moved: 'Visite déplacée',
      updated: 'Visite modifiée',
      reminder: 'Rappel de visite',
      review: 'Demande d’avis',
      offered: 'Devis',
      accepted: 'Devis accepté',
      subscription: 'Inscription à confirmer',
      welcome: 'Bienvenue (lettre d’information)',
      other: 'Courriel',
      staffBooked: 'À l’équipe\u00a0: visite réservée',
      staffMoved: 'À l’équipe\u00a0: visite déplacée',
      staffCancelled: 'À l’équipe\u00a0: visite annulée',
      staffQuote: 'À l’équipe\u00a0: devis demandé',
      staffUndeliverable: 'À l’équipe\u00a0: courriel non remis',
      staffReview: 'À l’équipe\u00a0: avis laissé',
      staffSummary: 'À l’équipe\u00a0: résumé du jour',
      staffTest: 'À l’équipe\u00a0: essai',
    },
    explain: {
      kept: 'Ce courriel n’a pas été envoyé : aucun serveur SMTP n’est configuré. Il se lit ici.',
      sent: 'Ce courriel a été remis au serveur SMTP.',
      waiting:
        'Ce courriel attend son envoi. Si le serveur SMTP ne répond pas, il est retenté pendant environ un jour.',
      dead: 'L’envoi a échoué et n’est plus tenté. Une fois la cause levée, vous pouvez le relancer.',
    },
  },
  mail: {
    back: 'Tous les courriels',
    missing: 'Courriel introuvable.',
    failed: 'Le courriel n’a pas pu être chargé',
    to: 'À',
    written: 'Écrit le',
    sent: 'Envoyé le',
    attempts: 'Essais',
    reason: 'Dernière erreur',
    held: 'Trop de courriels à cette adresse en une heure\u00a0: celui-ci attend son tour.',
    retry: 'Renvoyer',
    body: 'Le courriel',
    look: 'Version affichée',
    html: 'Comme le client le voit',
    text: 'Texte seul',
    inert: 'Les liens sont inactifs ici.',
  },
  bookings,
  calendar,
  coupons,
  crews,
  customers,
  day,
  devices,
  guide,
  integrations,
  webhooks,
  'api-keys': apiKeys,
  'new-booking': newBooking,
  notices,
  overview,
  picture,
  pricing,
  reviews,
  agenda,
  catalogue,
  company,
  booking,
} as const;
