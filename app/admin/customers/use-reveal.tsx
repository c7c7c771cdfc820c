import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';

interface Reveal {
  /** At once, or on a masked screen after it was said that what comes next shows everything. */
  readonly reveal: (go: () => void) => void;
  readonly dialog: ReactNode;
}

/** The mask covers this screen alone: what is opened from it has names in it, and a person behind reads along. */
export function useReveal(masked: boolean): Reveal {
  const { t } = useTranslation('admin');
  const [asked, setAsked] = useState<{ readonly go: () => void }>();
  const close = () => setAsked(undefined);
  return {
    reveal: (go) => (masked ? setAsked({ go }) : go()),
    dialog: (
      <Dialog
        open={asked !== undefined}
        onClose={close}
        title={t('customers.reveal.title')}
        closeLabel={t('close')}
        actions={
          <>
            <Button variant="secondary" onClick={close} data-first-focus="">
              {t('customers.reveal.stay')}
            </Button>
            <Button
              onClick={() => {
                close();
                asked?.go();
              }}
            >
              {t('customers.reveal.go')}
            </Button>
          </>
        }
      >
        <p>{t('customers.reveal.text')}</p>
      </Dialog>
    ),
  };
}
