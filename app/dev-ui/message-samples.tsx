import { useState } from 'react';
import { Button } from '../ui/actions/button.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import { announce } from '../ui/feedback/announce.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ErrorPanel } from '../ui/feedback/error-panel.tsx';
import { showToast } from '../ui/feedback/toasts.ts';
import { Card } from '../ui/layout/card.tsx';
import { SampleSection } from './sample-section.tsx';

export function MessageSamples() {
  const [shown, setShown] = useState(true);
  return (
    <SampleSection title="Messages">
      <div className="grid-auto">
        <Alert title="Saved on this device">We book when you are back online.</Alert>
        <Alert tone="success">The visit was moved to Tuesday.</Alert>
        <Alert tone="warning" title="You are editing a visit" actions={<a href="#quit">Stop editing</a>}>
          Booking f3a91c02, Tuesday at 10:00.
        </Alert>
        {shown && (
          <Alert tone="danger" role="alert" dismissLabel="Dismiss" onDismiss={() => setShown(false)}>
            That time was just taken. The two nearest are marked.
          </Alert>
        )}
      </div>
      <ErrorPanel
        title="The times did not arrive"
        reference="Reference 7c1f-42"
        action={<Button variant="secondary">Try again</Button>}
      >
        Your cart is safe on this device.
      </ErrorPanel>
      <div className="cluster">
        <Button
          variant="secondary"
          onClick={() =>
            showToast({ text: 'Bedroom removed', undo: { label: 'Undo', onUndo: () => setShown(true) } })
          }
        >
          Toast with undo
        </Button>
        <Button variant="secondary" onClick={() => showToast({ text: 'Copied', tone: 'success' })}>
          Success toast
        </Button>
        <Button variant="secondary" onClick={() => showToast({ text: 'Not sent yet', tone: 'danger' })}>
          Danger toast
        </Button>
        <Button variant="secondary" onClick={() => announce('Spoken, not shown')}>
          Announce
        </Button>
      </div>
      <EmptyCart />
    </SampleSection>
  );
}

function EmptyCart() {
  return (
    <Card>
      <EmptyState
        title="Your cart is empty"
        titleLevel="h3"
        action={<Button>Browse services</Button>}
        drawing={
          <svg viewBox="0 0 320 160" aria-hidden="true">
            <ellipse cx="160" cy="140" rx="120" ry="12" fill="var(--sunken)" />
            <circle cx="160" cy="76" r="56" fill="var(--sun)" />
            <path d="M110 132c20-60 80-60 100 0Z" fill="var(--primary)" />
          </svg>
        }
      >
        <p>Pick a service; the price appears as you choose.</p>
      </EmptyState>
    </Card>
  );
}
