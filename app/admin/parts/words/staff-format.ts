import { formatsOf } from '../../../i18n/use-format.ts';

/** The back office speaks French, wherever its device is. */
export const staffFormat = formatsOf('fr');
