import type { Same } from '../../same.ts';
import type { newsletter as en } from './en.ts';

export const newsletter: Same<typeof en> = {
  form: {
    title: 'Une lettre pour votre maison',
    lead: 'Des conseils d’entretien et nos nouveaux services, de temps à autre. Rien d’autre, et vous partez d’un clic.',
    email: 'Votre adresse e-mail',
    website: 'Laissez ce champ vide',
    send: 'S’abonner',
    offline:
      'Vous êtes hors ligne\u00a0: nous gardons votre adresse sur cet appareil et l’enverrons à votre retour en ligne.',
    wait_one: 'Patientez {{count}} minute, puis réessayez. Votre adresse reste ici.',
    wait_other: 'Patientez {{count}} minutes, puis réessayez. Votre adresse reste ici.',
    kept: 'Votre adresse reste ici ; veuillez réessayer.',
    done: 'Plus qu’un clic',
    doneText:
      'Un e-mail avec un lien part vers {{email}}. Vous serez sur la liste après avoir ouvert ce lien et appuyé sur le bouton\u00a0; d’ici là, vous ne recevrez aucune lettre.',
    doneKeptTitle: 'C’est noté',
    doneKept:
      '{{email}} est noté, mais nous ne pouvons pas envoyer d’e-mail pour l’instant. Vous serez sur la liste après avoir ouvert le lien que nous enverrons plus tard et appuyé sur le bouton\u00a0; d’ici là, vous ne recevez aucune lettre.',
    saved: 'Enregistré sur cet appareil',
    savedText:
      '{{email}} n’est pas encore sur la liste. Nous enverrons la demande quand vous serez de nouveau en ligne\u00a0; vous serez sur la liste après avoir ouvert le lien de notre e-mail et appuyé sur le bouton.',
    again: 'Une autre adresse',
  },
  fault: {
    required: 'Indiquez votre adresse e-mail.',
    invalid: 'Cela ne ressemble pas à une adresse e-mail.',
    reserved: 'C’est une adresse d’exemple : notre lettre n’arriverait chez personne.',
    too_long: 'C’est trop long pour une adresse e-mail.',
  },
  title: 'Lettre d’information',
  confirm: {
    title: 'Pouvons-nous vous écrire ?',
    text: 'Appuyez sur le bouton et cette adresse sera sur notre liste.',
    act: 'Oui, je m’abonne',
    done: 'Bienvenue, vous êtes sur la liste',
    doneText: 'Nous avons inscrit {{email}}. Chaque lettre contient un lien pour se désabonner.',
  },
  unsubscribe: {
    title: 'Quitter la lettre d’information ?',
    text: 'Appuyez sur le bouton et nous n’enverrons plus de lettre à cette adresse. Cela ne change rien à vos réservations.',
    act: 'Oui, je me désabonne',
    done: 'C’est fait, vous ne recevrez plus nos lettres',
    doneText: 'Nous n’écrirons plus à {{email}}. Cela ne change rien à vos réservations.',
  },
  address: 'Adresse',
  failed: 'Appuyez de nouveau ; deux fois ne change rien.',
  retry: 'Réessayer',
  bad: {
    title: 'Ce lien ne fonctionne plus',
    text: 'Il est incomplet ou trop ancien. Indiquez votre adresse pour en demander un autre.',
    leave:
      'Il est incomplet ou trop ancien. Celui de n’importe quelle autre de nos lettres convient aussi ; sinon, dites-le-nous et nous vous retirons de la liste.',
    write: 'Nous écrire',
  },
  home: 'Aller à l’accueil',
};
