import { useState } from 'react';
import { Button } from '../ui/actions/button.tsx';
import { CountdownRing } from '../ui/feedback/countdown-ring.tsx';
import { ProgressBar } from '../ui/feedback/progress-bar.tsx';
import { Skeleton, SkeletonGroup } from '../ui/feedback/skeleton.tsx';
import { Spinner } from '../ui/feedback/spinner.tsx';
import { StepsBar } from '../ui/feedback/steps-bar.tsx';
import { SampleSection } from './sample-section.tsx';

const HOLD_MS = 600_000;

export function ProgressSamples() {
  const [msLeft, setMsLeft] = useState(HOLD_MS * 0.7);
  return (
    <SampleSection title="Progress">
      <StepsBar
        label="Booking steps"
        doneLabel="done"
        current={1}
        steps={[{ label: 'Cart', to: '/cart' }, { label: 'Date and time' }, { label: 'Your details' }]}
      />
      <div className="grid-auto">
        <ProgressBar label="Sending 2 of 5" value={2} max={5} />
        <ProgressBar label="$35 to the $150 minimum" value={115} max={150} tone="accent" aside="$115" />
        <ProgressBar label="All sent" value={5} max={5} tone="success" />
      </div>
      <div className="cluster" style={{ gap: 'var(--space-5)' }}>
        <CountdownRing msLeft={msLeft} totalMs={HOLD_MS} label="Held" lastMinuteText="One minute left" />
        <CountdownRing
          msLeft={47_000}
          totalMs={HOLD_MS}
          label="Held"
          labelHidden
          lastMinuteText="One minute left"
        />
        <Button variant="secondary" onClick={() => setMsLeft(Math.max(0, msLeft - 120_000))}>
          Two minutes later
        </Button>
        <Spinner label="Saving…" />
      </div>
      <SkeletonGroup label="Loading the services" className="grid-auto">
        {[1, 2, 3].map((each) => (
          <div key={each} className="stack">
            <Skeleton shape="box" />
            <Skeleton width="60%" height="1.5rem" />
            <Skeleton width="90%" />
          </div>
        ))}
      </SkeletonGroup>
    </SampleSection>
  );
}
