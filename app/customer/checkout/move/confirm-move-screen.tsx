import { useTranslation } from 'react-i18next';
import { useScreenTitle } from '../../../frame/use-screen-title.ts';
import { ConfirmMove } from './confirm-move.tsx';
import { MoveGate } from './move-gate.tsx';

/** The last step of a move: from when to when, and one button (D309). */
export function ConfirmMoveScreen() {
  const { t } = useTranslation('reschedule');
  useScreenTitle(t('confirm.title'));
  return <MoveGate narrow>{(moving) => <ConfirmMove moving={moving} />}</MoveGate>;
}
