import type { Same } from '../../same.ts';
import type { update as en } from './en.ts';

export const update: Same<typeof en> = {
  ready: 'Nouvelle version disponible.',
  act: 'Mettre à jour',
  coming: 'Mise à jour en cours…',
  afterHold: 'La mise à jour se fera dès que le créneau retenu sera réservé ou libéré.',
  afterSending: 'La mise à jour se fera dès que tout ce qui attend ici sera envoyé.',
  elsewhere: 'L’application a été mise à jour dans un autre onglet. Rechargez pour continuer.',
  reload: 'Recharger',
};
