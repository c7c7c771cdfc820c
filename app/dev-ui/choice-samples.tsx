import { useState } from 'react';
import { CheckboxGroup } from '../ui/fields/checkbox-group.tsx';
import { ChoiceGroup } from '../ui/fields/choice-group.tsx';
import { SampleSection } from './sample-section.tsx';

/** Three soils of one carpet, as flat colours: real screens pass their own drawings. */
const swatch = (lightness: number) => (
  <svg viewBox="0 0 120 60" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path fill={`hsl(32 40% ${lightness}%)`} d="M0 0h120v60H0z" />
  </svg>
);

export function ChoiceSamples() {
  const [kind, setKind] = useState('all');
  return (
    <SampleSection title="Choices">
      <PictureChoices />
      <RowChoices />
      <ChoiceGroup
        legend="Show"
        legendHidden
        layout="chips"
        value={kind}
        onChange={setKind}
        choices={['All', 'Clean', 'Fix', 'Move', 'Outdoor'].map((label) => ({
          value: label.toLowerCase(),
          label,
        }))}
      />
      <TreatmentChoices />
    </SampleSection>
  );
}

function PictureChoices() {
  const [soil, setSoil] = useState<'light' | 'regular' | 'deep'>('regular');
  return (
    <ChoiceGroup
      legend="How soiled is it?"
      hint="Look at the busiest corner."
      value={soil}
      onChange={setSoil}
      choices={[
        {
          value: 'light',
          label: 'Light',
          detail: 'Dust and a few footprints',
          picture: swatch(84),
          effect: 'included',
        },
        {
          value: 'regular',
          label: 'Regular',
          detail: 'A year of living',
          picture: swatch(72),
          effect: '+$12',
          badge: 'Most chosen',
        },
        {
          value: 'deep',
          label: 'Deep',
          detail: 'Stains and traffic lanes',
          picture: swatch(56),
          effect: '+$24',
        },
      ]}
    />
  );
}

function RowChoices() {
  const [size, setSize] = useState<string | null>(null);
  return (
    <ChoiceGroup
      legend="Size of the room"
      note="required"
      error="Choose a size."
      layout="rows"
      value={size}
      onChange={setSize}
      choices={[
        { value: 's', label: 'Small', detail: 'Up to 120 sq ft', effect: '$25' },
        { value: 'm', label: 'Regular', detail: 'Up to 250 sq ft', effect: '$38' },
        { value: 'l', label: 'Large', disabled: true, why: 'Not offered at this address.', effect: '$52' },
      ]}
    />
  );
}

function TreatmentChoices() {
  const [extras, setExtras] = useState<string[]>(['pets']);
  return (
    <CheckboxGroup
      legend="Additional treatments"
      note="optional"
      values={extras}
      onChange={setExtras}
      choices={[
        { value: 'pets', label: 'Pet odour', detail: 'Enzymes, no perfume', effect: '+$18' },
        { value: 'guard', label: 'Stain guard', detail: 'Lasts about a year', effect: '+$15' },
        { value: 'mites', label: 'Anti-allergen', effect: '+$12' },
        { value: 'fringe', label: 'Fringe', disabled: true, why: 'Only for rugs.' },
      ]}
    />
  );
}
