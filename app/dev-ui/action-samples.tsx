import { ArrowRight, CalendarDays, Heart, ShoppingCart, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../ui/actions/button.tsx';
import { IconButton } from '../ui/actions/icon-button.tsx';
import { Badge } from '../ui/layout/tag.tsx';
import { SampleSection } from './sample-section.tsx';

export function ActionSamples() {
  const [busy, setBusy] = useState(true);
  return (
    <SampleSection title="Buttons">
      <div className="cluster">
        <Button size="l" iconAfter={<ArrowRight aria-hidden="true" />}>
          Book a visit
        </Button>
        <Button size="l" variant="secondary">
          See prices
        </Button>
      </div>
      <div className="cluster">
        <Button icon={<CalendarDays aria-hidden="true" />}>Choose a time</Button>
        <Button variant="secondary">Edit</Button>
        <Button variant="quiet">Not now</Button>
        <Button variant="danger" icon={<Trash2 aria-hidden="true" />}>
          Cancel the visit
        </Button>
        <ButtonLink to="/services" variant="secondary">
          A link
        </ButtonLink>
      </div>
      <div className="cluster">
        <Button busy={busy}>Holding your slot…</Button>
        <Button variant="secondary" busy={busy} onClick={() => setBusy(false)}>
          Sending…
        </Button>
        <Button disabled>Continue</Button>
        <Button disabled why="Choose a time first.">
          Continue
        </Button>
      </div>
      <CartButtons />
      <div style={{ maxInlineSize: '24rem' }}>
        <Button wide size="l" disabled why="The cart is empty.">
          Book for $184
        </Button>
      </div>
    </SampleSection>
  );
}

function CartButtons() {
  const [count, setCount] = useState(3);
  return (
    <div className="cluster">
      <IconButton label="Keep" icon={<Heart aria-hidden="true" />} />
      <IconButton label="Keep" icon={<Heart aria-hidden="true" />} variant="outline" />
      <IconButton label="Keep" icon={<Heart aria-hidden="true" />} variant="outline" disabled />
      <Button
        variant="secondary"
        icon={<ShoppingCart aria-hidden="true" />}
        iconAfter={<Badge count={count} label={`${count} things`} />}
        onClick={() => setCount(count + 1)}
      >
        Cart
      </Button>
    </div>
  );
}
