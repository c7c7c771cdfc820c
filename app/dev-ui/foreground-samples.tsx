import { useState } from 'react';
import { Button } from '../ui/actions/button.tsx';
import { Dialog, Sheet } from '../ui/dialogs/dialog.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { SampleSection } from './sample-section.tsx';

export function ForegroundSamples() {
  const [open, setOpen] = useState<'dialog' | 'sheet' | null>(null);
  const close = () => setOpen(null);
  return (
    <SampleSection title="In front of the page">
      <div className="cluster">
        <Button variant="secondary" onClick={() => setOpen('dialog')}>
          Open the dialog
        </Button>
        <Button variant="secondary" onClick={() => setOpen('sheet')}>
          Open the sheet
        </Button>
      </div>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Cancel this visit?"
        closeLabel="Close"
        actions={
          <>
            <Button variant="secondary" onClick={close} data-first-focus="">
              Keep it
            </Button>
            <Button variant="danger" onClick={close}>
              Cancel the visit
            </Button>
          </>
        }
      >
        <p>Tuesday 1 December, 10:00. Nothing is charged. The time is free for others at once.</p>
      </Dialog>
      <Sheet
        open={open === 'sheet'}
        onClose={close}
        title="Waiting to send"
        closeLabel="Close"
        actions={<Button onClick={close}>Try now</Button>}
      >
        <TextField label="E-mail" type="email" />
      </Sheet>
    </SampleSection>
  );
}
