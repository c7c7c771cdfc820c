import { useState } from 'react';
import { NumberField } from '../ui/fields/number-field.tsx';
import { NumberSlider } from '../ui/fields/number-slider.tsx';
import { readCount } from '../ui/fields/read-count.ts';
import type { NumberEntry } from '../ui/fields/read-number.ts';
import { ValueStepper } from '../ui/fields/value-stepper.tsx';
import { Card } from '../ui/layout/card.tsx';
import { SampleSection } from './sample-section.tsx';

const written = (value: number) => value.toLocaleString('en-US');

export function NumberSamples() {
  const [weight, setWeight] = useState<NumberEntry>(1_250.5);
  const [minutes, setMinutes] = useState(90);
  return (
    <SampleSection title="Numbers">
      <Card padding="l" className="grid-auto">
        <AreaSample />
        <NumberField
          label="Weight"
          after="lb"
          hint="In any common spelling."
          value={weight}
          onChange={setWeight}
          format={written}
          error={typeof weight === 'string' && weight !== '' ? 'This is no number.' : undefined}
        />
        <div>
          <ValueStepper
            label="How long"
            minusLabel="15 minutes less"
            plusLabel="15 minutes more"
            value={minutes}
            text={`${minutes} min`}
            min={30}
            max={240}
            step={15}
            onChange={setMinutes}
          />
        </div>
      </Card>
    </SampleSection>
  );
}

const AREA_MIN = 100;

function AreaSample() {
  const [area, setArea] = useState(500);
  const type = (text: string) => setArea(Math.max(AREA_MIN, readCount(text)));
  return (
    <NumberSlider
      label="Area"
      sliderLabel="Area, slider"
      unit="sq ft"
      hint="Slide for a guess, type for the exact number."
      value={area}
      text={written(area)}
      valueText={`${written(area)} square feet`}
      min={AREA_MIN}
      sliderMax={2_000}
      step={50}
      onSlide={setArea}
      onType={type}
      onSettle={type}
    />
  );
}
