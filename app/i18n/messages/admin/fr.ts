import { bookings } from './bookings.ts';
import { calendar } from './calendar.ts';
import { coupons } from './coupons.ts';
import { customers } from './customers.ts';
import { day } from './day.ts';
import { devices } from './devices.ts';
import { faults } from './faults.ts';
import { overview } from './overview.ts';
import { pricing } from './pricing.ts';
import { schedule } from './schedule.ts';
import { visit } from './visit.ts';

export const admin = {
  title: 'Administration',
  menu: 'Menu de l’administration',
  skip: 'Aller au contenu',
  messages: 'Messages',
  close: 'Fermer',
  logout: 'Se déconnecter',
  loading: 'Chargement…',
  retry: 'Réessayer',
  fault: faults,
  guard: {
    checking: 'Vérification de l’accès…',
    failed: 'L’accès n’a pas pu être vérifié',
  },
  login: {
    title: 'Connexion',
    lead: 'Collez la clé d’administration. Cet appareil reste connecté douze heures après la dernière utilisation.',
    key: 'Clé d’administration',
    required: 'Saisissez la clé.',
    invalid: 'Clé invalide',
    submit: 'Se connecter',
  },
  mails: {
    title: 'Courriels',
    lead: 'Ce que le système a écrit aux clients, le plus récent d’abord.',
    list: 'Courriels, le plus récent d’abord',
    empty: 'Aucun courriel pour l’instant',
    emptyText: 'Le premier apparaîtra ici dès qu’une réservation sera faite.',
    onlyDead: 'Échecs seulement',
    noneDead: 'Aucun échec',
    noneDeadText: 'Aucun envoi n’est resté sans issue.',
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
    retry: 'Renvoyer',
    text: 'Version texte',
  },
  bookings,
  calendar,
  coupons,
  customers,
  day,
  devices,
  overview,
  pricing,
  schedule,
  visit,
} as const;
