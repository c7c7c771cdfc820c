import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';

/** What is asked about before it is done. */
export type CrewEnd = 'close' | 'remove';

type ConfirmCrewProps = { name: string; end: CrewEnd; onYes: () => void; onNo: () => void };

/** Asks once before a crew is closed or deleted, and says what becomes of its times. */
export function ConfirmCrew({ name, end, onYes, onNo }: ConfirmCrewProps) {
  const { t } = useTranslation('admin');
  return (
    <Dialog
      open
      onClose={onNo}
      title={t(`crews.ask.${end}.title`, { name })}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="quiet" data-first-focus="" onClick={onNo}>
            {t('crews.ask.keep')}
          </Button>
          <Button variant="danger" onClick={onYes}>
            {t(`crews.ask.${end}.yes`)}
          </Button>
        </>
      }
    >
      <p>{t(`crews.ask.${end}.text`)}</p>
    </Dialog>
  );
}
