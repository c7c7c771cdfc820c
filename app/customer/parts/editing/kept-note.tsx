import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import type { Drafts } from './use-drafts.ts';

export type KeptFromBefore = Pick<Drafts<unknown>, 'restored' | 'failed' | 'keepRestored' | 'startOver'>;

type KeptNoteProps = { kept: KeptFromBefore };

/** Says where the choices on screen come from: an earlier visit, with a way to start over; or that none could be read. */
export function KeptNote({ kept }: KeptNoteProps) {
  const { t } = useTranslation('configure');
  if (kept.failed) return <Alert tone="danger">{t('error.configuration')}</Alert>;
  if (!kept.restored) return null;
  return (
    <Alert
      title={t('draft.title')}
      onDismiss={kept.keepRestored}
      dismissLabel={t('close')}
      actions={
        <Button variant="secondary" onClick={kept.startOver}>
          {t('draft.startOver')}
        </Button>
      }
    >
      {t('draft.text')}
    </Alert>
  );
}
