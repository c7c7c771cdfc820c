import type { Same } from '../../same.ts';
import type { review as en } from './en.ts';

export const review: Same<typeof en> = {
  title: 'Votre avis',
  loading: 'Chargement de votre visite…',
  retry: 'Réessayer',
  home: 'Aller à l’accueil',
  bad: {
    title: 'Ce lien ne fonctionne plus',
    text: 'Il est incomplet ou trop ancien, ou la visite n’est plus chez nous. Ce que vous auriez écrit n’a pas été envoyé.',
    write: 'Nous écrire',
    subject: 'Mon avis',
  },
  failed: {
    title: 'Votre visite n’a pas pu être chargée',
    text: 'Rien de ce que vous avez écrit n’est perdu\u00a0: tout reste sur cet appareil.',
  },
  shut: {
    title: 'Cette visite ne peut pas recevoir d’avis',
    text: 'Elle a été annulée, ou elle est encore à venir.',
  },
  ask: 'Comment cela s’est-il passé\u00a0?',
  visit: '{{service}}, {{date}}',
  stars: { legend: 'Vos étoiles', count_one: '{{count}} étoile', count_other: '{{count}} étoiles' },
  meaning: { one: 'mauvais', two: 'décevant', three: 'correct', four: 'bien', five: 'excellent' },
  text: 'Avec vos mots',
  textHint: 'Qu’est-ce qui s’est bien passé, et que pourrions-nous améliorer\u00a0?',
  name: 'Nom que verront les lecteurs',
  nameHint:
    'Un prénom et une initiale suffisent. Nous ne montrons aucune adresse, seulement la ville et le mois.',
  send: 'Envoyer mon avis',
  resend: 'Enregistrer les changements',
  sending: 'Envoi de votre avis…',
  cancel: 'Le laisser tel quel',
  leftOff: 'Vous aviez commencé cet avis. Il n’est pas encore envoyé.',
  offline:
    'Vous êtes hors ligne. Ce que vous écrivez reste sur cet appareil et ne part pas tout seul\u00a0: revenez à cette page une fois en ligne, et envoyez-le.',
  unsent: 'Votre avis n’est pas envoyé',
  kept: 'Ce que vous avez écrit reste ici.',
  fault: {
    rating: { required: 'Choisissez d’une à cinq étoiles.', invalid: 'Choisissez d’une à cinq étoiles.' },
    text: {
      required: 'Écrivez quelques mots.',
      too_long: 'C’est trop long\u00a0: 1\u202f000 caractères au plus.',
    },
    name: {
      required: 'Indiquez un nom\u00a0; un prénom suffit.',
      too_long: 'Ce nom est trop long\u00a0: 40 caractères au plus.',
      invalid: 'Ce nom contient des caractères qui ne peuvent pas être affichés.',
    },
  },
  changed: {
    title: 'Cet avis a été modifié sur un autre appareil',
    text: 'Il dit maintenant\u00a0: {{rating}} sur 5, «\u00a0{{text}}\u00a0». Ce que vous avez écrit ci-dessous n’est pas envoyé\u00a0; envoyez-le pour le mettre à sa place.',
  },
  thanks: 'Merci, votre avis est enregistré',
  own: 'Votre avis',
  open: 'Vous pouvez le modifier tant que nous n’avons pas répondu.',
  shown: 'Il est visible sur notre page d’accueil avec la mention «\u00a0Client vérifié\u00a0».',
  hidden: 'Nous ne montrons pas cet avis pour le moment.',
  closed: 'Nous avons répondu\u00a0: il ne peut plus être modifié.',
  answer: 'Notre réponse',
  change: 'Modifier mon avis',
  rating: 'Note\u00a0: {{rating}} sur 5',
};
