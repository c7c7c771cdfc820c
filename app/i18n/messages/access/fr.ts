import type { Same } from '../../same.ts';
import type { access as en } from './en.ts';

export const access: Same<typeof en> = {
  title: 'Recevez un lien sécurisé',
  lead: 'Ni mot de passe, ni compte : nous vous envoyons par e-mail un lien vers toutes vos réservations.',
  leadKept:
    'Ni mot de passe, ni compte. Mais nous ne pouvons pas envoyer d’e-mail pour l’instant\u00a0: aucun lien ne vous parviendrait.',
  email: 'Votre e-mail',
  emailHint: 'Celui de votre réservation.',
  send: 'M’envoyer un lien',
  required: 'Veuillez saisir votre e-mail.',
  invalid: 'Cela ne ressemble pas à une adresse e-mail.',
  reserved: 'Personne ne lit le courrier de cette adresse d’exemple.',
  asked: {
    title: 'Consultez vos e-mails',
    text: 'S’il existe des réservations pour {{email}}, un lien est en route. Il est valable sept jours.',
    resend: 'Renvoyer le lien',
    wait: 'Renvoyer dans {{seconds}} s',
    keptTitle: 'Votre demande est notée',
    keptText:
      'Nous ne pouvons pas envoyer d’e-mail pour l’instant\u00a0: aucun lien n’arrivera à {{email}}. Contactez-nous, nous pouvons vous le donner.',
    again: 'Utiliser une autre adresse',
  },
  kept: {
    title: 'Enregistré sur cet appareil. Pas encore envoyé.',
    text: 'Nous demanderons un lien pour {{email}} à votre retour en ligne.',
  },
  failed: {
    kept: 'Ce que vous avez saisi est conservé.',
    wait_one: 'Veuillez réessayer dans {{count}} minute.',
    wait_other: 'Veuillez réessayer dans {{count}} minutes.',
  },
};
