import type { Same } from '../../same.ts';
import type { edit as en } from './en.ts';

export const edit: Same<typeof en> = {
  banner: {
    label: 'Vous modifiez une réservation',
    text: 'Vous modifiez la réservation {{id}} du {{time}}',
    quit: 'Quitter la modification',
    over: 'La modification est terminée ici. La page de votre réservation montre où elle en est.',
    closed:
      'Cette modification est terminée\u00a0: la réservation a été ouverte ou changée ailleurs, sur un autre appareil ou par notre bureau. Sa page montre où elle en est.',
  },
  staff: {
    label: 'Vous modifiez la réservation d’un client',
    text: 'Pour le client\u00a0: réservation {{id}} du {{time}}',
    finish: 'Terminer dans le bureau',
    over: 'La modification pour le client est terminée. Sa réservation montre où elle en est.',
    empty: 'Remettez quelque chose, ou annulez la visite dans le bureau.',
    booking: 'Vers la réservation',
  },
  changes: {
    title: 'Ce qui change',
    none: 'Pour l’instant, le prix ne change pas. Rien ne change avant l’enregistrement.',
    new: 'Nouveau\u00a0: {{price}}',
    gone: 'Retiré',
    quote: 'sur devis',
    before: 'Ancien total',
    after: 'Nouveau total',
    kept: 'Ce que vous laissez tel quel garde son prix.',
    codes: 'Les codes de cette réservation restent valables.',
    empty: 'Il n’y a plus rien à faire lors de cette visite',
    emptyText: 'Remettez quelque chose, ou annulez la visite sur sa page.',
    cancel: 'Vers ma réservation',
  },
  confirm: {
    saving: 'Nous enregistrons vos modifications…',
    title: 'Enregistrer vos changements\u00a0?',
    reference: 'Réservation {{id}}',
    loading: 'Chargement de votre réservation…',
    time: 'Votre horaire',
    keeps: 'Elle commence à la même heure.',
    longer: 'Elle commence comme avant et dure maintenant {{duration}}.',
    from: 'De',
    to: 'À',
    change: 'Choisir un autre horaire',
    keepInstead: 'Garder mon horaire actuel',
    email: 'E-mail',
    emailHint: 'Pour une autre adresse, il faut un nouveau lien.',
    save: 'Enregistrer',
    saveFor: 'Enregistrer · {{total}}',
    offline: 'Il faut une connexion pour enregistrer',
    offlineText:
      'Vos changements sont gardés sur cet appareil. Tant qu’ils ne sont pas enregistrés, votre visite reste telle quelle.',
    saved: 'Votre réservation est à jour.',
    offerEnds: 'Enregistrer met fin à votre devis',
    offerAsked:
      'Le devis que vous avez de nous valait pour les travaux tels qu’ils étaient. Si vous enregistrez, vous recevrez un nouveau prix\u00a0; si vous quittez sans enregistrer, il reste valable.',
    offerGone:
      'Ce qu’il chiffrait ne fait plus partie de votre visite. Si vous quittez sans enregistrer, il reste valable.',
    failed: 'Vos changements n’ont pas été enregistrés',
    failedText: 'Votre réservation reste comme avant.',
    changed: 'Cette réservation a changé entre-temps',
    changedText:
      'Elle est maintenant fixée au {{time}}. Regardez à nouveau et enregistrez si vous le voulez toujours.',
    price: 'Le prix a changé',
    priceText:
      'Nouveau total : {{after}}, au lieu de {{before}}. Enregistrez à nouveau si vous êtes d’accord.',
    taken: 'La visite, plus longue, n’y entre pas. Voici les horaires libres les plus proches\u00a0:',
    takenNone: 'La visite n’y entre pas. Veuillez choisir un autre horaire.',
    empty:
      'Une visite demande au moins une prestation. Remettez quelque chose, ou annulez la visite sur sa page.',
  },
  waiting: {
    title: 'Nous vérifions si vos changements sont arrivés',
    text: 'Nous les avons envoyés et n’avons pas encore de réponse. Nous continuons à demander\u00a0; rien n’est fait deux fois.',
    asks: 'Vos changements n’ont pas été enregistrés',
    asksText:
      'Votre réservation reste comme avant. Ouvrez «\u00a0Modifier les prestations\u00a0» pour reprendre où vous en étiez.',
    discard: 'Compris',
  },
};
