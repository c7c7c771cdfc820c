import { BadgeCheck, CalendarDays, Clock, MapPin, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { Link } from '../frame/link.tsx';
import { Button } from '../ui/actions/button.tsx';
import { Card } from '../ui/layout/card.tsx';
import { Disclosure } from '../ui/layout/disclosure.tsx';
import { Facts } from '../ui/layout/facts.tsx';
import { Flag } from '../ui/layout/flag.tsx';
import { PriceTag } from '../ui/layout/price-tag.tsx';
import { Tag } from '../ui/layout/tag.tsx';
import { SampleSection } from './sample-section.tsx';

const dollars = (amount: number) => `$${(amount / 100).toFixed(2)}`;

export function TextSamples() {
  return (
    <SampleSection title="Cards and text">
      <CardSamples />
      <TagSamples />
      <Card>
        <Facts
          facts={[
            { label: 'Date', value: 'Tuesday 1 December', icon: <CalendarDays aria-hidden="true" /> },
            { label: 'Time', value: '10:00 – 12:30', icon: <Clock aria-hidden="true" /> },
            { label: 'Address', value: '400 S Orange Ave, Orlando', icon: <MapPin aria-hidden="true" /> },
            { label: 'Left out', value: '' },
          ]}
        />
      </Card>
      <DisclosureSamples />
    </SampleSection>
  );
}

function CardSamples() {
  const [cents, setCents] = useState(18_400);
  return (
    <div className="grid-auto">
      <Card as="article" pressable className="stack">
        <Tag tone="primary" icon={<Sparkles aria-hidden="true" />}>
          Most chosen
        </Tag>
        <h3>
          <Link to="/one" data-card-link="">
            A whole card is one link
          </Link>
        </h3>
        <p className="soft">It lifts under the pointer and the ring goes around it.</p>
        <PriceTag text="from $25" size="s" />
      </Card>
      <Card className="stack">
        <h3>A plain card</h3>
        <p className="soft">Warm paper, soft edges, shadows in layers.</p>
        <PriceTag text="$164.00" was={{ label: 'was', text: '$184.00' }} />
      </Card>
      <Card tone="primary" className="stack">
        <h3>A teal card</h3>
        <p>For what already works out.</p>
        <PriceTag text={dollars(cents)} amount={cents} textOf={dollars} size="l" />
        <Button variant="secondary" onClick={() => setCents(cents + 3_650)}>
          Add $36.50
        </Button>
      </Card>
      <Card tone="accent" className="stack">
        <h3>A coral card</h3>
        <p>For what should be seen. With a length of words that has to wrap somewhere.</p>
      </Card>
      <Card tone="sunken" className="stack">
        <h3>A sunken card</h3>
        <p className="soft">
          For what stands back, with a <Link to="/two">link inside</Link>.
        </p>
      </Card>
    </div>
  );
}

function TagSamples() {
  return (
    <div className="cluster">
      <Tag>Neutral</Tag>
      <Tag tone="primary">Primary</Tag>
      <Tag tone="accent">Quote</Tag>
      <Tag tone="sun">Waiting</Tag>
      <Tag tone="success" icon={<BadgeCheck aria-hidden="true" />}>
        Confirmed
      </Tag>
      <Tag tone="info">Sent</Tag>
      <Tag tone="danger">Cancelled</Tag>
      <Flag country="us" />
      <Flag country="es" />
      <Flag country="fr" />
    </div>
  );
}

function DisclosureSamples() {
  return (
    <div className="sidebar">
      <div className="stack">
        <Disclosure title="Living room" summary="Large, deep clean, 2 treatments" aside="$86" defaultOpen>
          <p>What is inside.</p>
        </Disclosure>
        <Disclosure title="Bedroom" summary="Regular, standard clean" aside="$38">
          <p>What is inside.</p>
        </Disclosure>
        <Disclosure look="plain" title="How long does it take to dry?">
          <p>Two to six hours.</p>
        </Disclosure>
      </div>
      <Card padding="l">
        <Facts
          look="lines"
          facts={[
            { label: '2 rooms', value: '$124.00' },
            { label: 'Stain treatment', value: '$80.00' },
            { label: 'WELCOME10', value: '−$20.00' },
            { label: 'Total', value: <PriceTag text="$184.00" /> },
          ]}
        />
      </Card>
    </div>
  );
}
