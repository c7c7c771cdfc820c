import type { Same } from '../../same.ts';
import type { reschedule as en } from './en.ts';

export const reschedule: Same<typeof en> = {
  banner: {
    label: 'Vous déplacez une visite',
    text: 'Vous déplacez la réservation {{id}} du {{time}}',
    quit: 'Quitter',
    guarded: 'Vous déplacez une visite. Choisissez sa nouvelle heure, ou quittez d’abord le déplacement.',
  },
  pick: {
    title: 'Déplacez votre visite',
    lead: 'Choisissez une autre heure. La durée de {{duration}}, le prix et les détails de la visite restent les mêmes.',
    label: 'La nouvelle heure',
    none: 'Aucune nouvelle heure choisie',
    why: 'Touchez d’abord une heure libre.',
    current: 'votre heure actuelle',
    currentKept: 'votre heure, gardée pour vous',
    go: 'Choisir ce créneau',
    keep: 'Garder l’horaire actuel',
    kept: 'Votre visite reste comme elle était.',
    offline:
      'Vous êtes hors ligne. Horaires tels que vus à {{time}}. Choisissez-en un, nous le demanderons à votre retour en ligne.',
    unknown:
      'Les heures libres de ce jour ne sont pas sur cet appareil. Elles arriveront dès que vous serez en ligne.',
  },
  confirm: {
    sending: 'Nous déplaçons votre visite…',
    title: 'Déplacer votre visite ?',
    from: 'Avant',
    to: 'Après',
    price: 'Le prix et tout le reste ne changent pas.',
    reschedule: 'Déplacer ma visite',
    ask: 'Demander cette heure',
    offline:
      'Vous êtes hors ligne. Nous gardons votre demande sur cet appareil et l’enverrons à votre retour en ligne. D’ici là, votre visite ne bouge pas.',
    change: 'Choisir une autre heure',
    choose: 'Choisir une heure',
    missing: 'Veuillez choisir une heure.',
    nearest: 'Votre visite n’a pas bougé. Voici les heures libres les plus proches :',
    pickAnother: 'Votre visite n’a pas bougé. Veuillez choisir une autre heure.',
    failed: 'Votre visite n’a pas été déplacée',
    failedText: 'Elle reste comme avant.',
    changed: 'Cette réservation a été modifiée entre-temps',
    changedText: 'Elle est maintenant fixée au {{time}}. Voulez-vous toujours la déplacer ?',
    rescheduled: 'Votre visite est déplacée au {{time}}',
  },
  quote: {
    sending: 'Nous enregistrons votre accord…',
    banner: 'Vous choisissez l’horaire des travaux de votre devis',
    title: 'Choisissez l’horaire des travaux',
    lead: 'Les travaux durent {{duration}}. Choisissez quand ils commencent\u00a0; vous confirmez à la page suivante.',
    back: 'Retour au devis',
    confirm: 'Accepter votre devis\u00a0?',
    from: 'Horaire de votre demande',
    to: 'Horaire des travaux',
    price: 'Vous acceptez ainsi le devis\u00a0: {{total}} en tout, à régler après les travaux.',
    accept: 'Accepter et réserver',
    done: 'Devis accepté. Les travaux sont réservés\u00a0: {{time}}.',
    failed: 'Votre devis n’a pas été accepté',
    failedText: 'Il reste tel quel.',
    offline:
      'Vous êtes hors connexion. Il faut une connexion pour accepter un devis\u00a0; l’horaire choisi reste sur cet appareil.',
  },
  waiting: {
    title: 'Enregistré sur cet appareil. Pas encore déplacée.',
    text: 'Nous demanderons le {{time}} à votre retour en ligne. D’ici là, votre visite ne bouge pas.',
    checking: 'Nous vérifions si la demande est passée',
    checkingText:
      'Nous avons demandé de déplacer votre visite au {{time}} et n’avons pas encore de réponse. Nous redemandons ; rien ne sera fait deux fois.',
    taken: 'L’heure du {{time}} a été prise entre-temps',
    asks: 'Votre visite n’a pas pu être déplacée au {{time}}',
    try: 'Essayer maintenant',
    discard: 'Abandonner',
    discarded: 'Déplacement abandonné.',
    undo: 'Annuler',
  },
};
