import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { keepFocus } from '../../../ui/keep-focus.ts';

type AddOnceProps<Added> = {
  /** Of the button. */
  label: string;
  titleOf: (added: Added | undefined) => string;
  /** Id of the words that say why nothing can be added now. */
  whyId: string | undefined;
  onAdded: () => Promise<void>;
  form: (show: (added: Added) => void) => ReactNode;
  once: (added: Added, close: () => void) => ReactNode;
  size?: 'm';
};

/** `<AddOnce label titleOf whyId onAdded form once>` A form behind a button, then what is told of it this once: a key, an address. */
export function AddOnce<Added>(props: AddOnceProps<Added>) {
  const { label, titleOf, whyId, onAdded, form, once, size } = props;
  const { t } = useTranslation('admin');
  const [open, setOpen] = useState(false);
  const [added, setAdded] = useState<Added>();
  const close = () => {
    setOpen(false);
    setAdded(undefined);
  };
  const show = (next: Added) => {
    // An answer that comes after the dialog was closed opens it again: it is told no second time.
    setOpen(true);
    setAdded(next);
    void onAdded();
  };
  return (
    <>
      <Button
        variant="secondary"
        icon={<Plus aria-hidden="true" />}
        disabled={whyId !== undefined}
        aria-describedby={whyId}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={titleOf(added)}
        closeLabel={t('close')}
        {...(size && { size })}
      >
        {/* With the field that was pressed in goes the focus, to the title that says what was added. */}
        <div key={String(added === undefined)} ref={keepFocus}>
          {added === undefined ? form(show) : once(added, close)}
        </div>
      </Dialog>
    </>
  );
}
