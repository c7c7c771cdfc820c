import { Search } from 'lucide-react';
import { useState } from 'react';
import { CheckboxField } from '../ui/fields/checkbox-field.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { Stepper } from '../ui/fields/stepper.tsx';
import { TextArea } from '../ui/fields/text-area.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { Card } from '../ui/layout/card.tsx';
import { SampleSection } from './sample-section.tsx';

const states = [
  { value: 'FL', label: 'Florida' },
  { value: 'GA', label: 'Georgia' },
];

export function FieldSamples() {
  return (
    <SampleSection title="Fields">
      <Card padding="l" className="grid-auto">
        <TextField label="E-mail" type="email" autoComplete="email" hint="We send the confirmation there." />
        <TextField label="First name" defaultValue="Maribel" valid />
        <TextField
          label="Postal code"
          inputMode="numeric"
          defaultValue="328"
          error="A postal code has five digits."
        />
        <TextField label="Gate code" note="optional" placeholder="#4821" />
        <TextField
          label="Search"
          labelHidden
          before={<Search aria-hidden="true" />}
          placeholder="sofa, canapé, sofá"
        />
        <TextField label="New price" before="$" after="a room" defaultValue="38.00" inputMode="decimal" />
        <TextField label="Country" disabled defaultValue="United States" />
        <SelectField label="State" options={states} placeholder="Choose a state" defaultValue="" />
        <SelectField label="State" options={states} error="Choose a state." defaultValue="FL" />
        <TextArea label="Notes" note="optional" hint="Only the crew reads this." />
        <div>
          <CheckboxField label="Use the same choices for all rooms" hint="Changes 3 rooms." defaultChecked />
          <CheckboxField label="I can be reached by text message" />
          <CheckboxField label="The gate is open" error="Tell us the code instead." />
        </div>
      </Card>
      <StepperSamples />
    </SampleSection>
  );
}

function StepperSamples() {
  const [rooms, setRooms] = useState(2);
  const [squareFeet, setSquareFeet] = useState(150);
  return (
    <div className="cluster">
      <Stepper
        label="Rooms"
        minusLabel="One room less"
        plusLabel="One room more"
        value={rooms}
        onChange={setRooms}
      />
      <Stepper
        label="Square feet"
        minusLabel="50 less"
        plusLabel="50 more"
        value={squareFeet}
        onChange={setSquareFeet}
        min={50}
        max={5000}
        step={50}
      />
      <Stepper label="Seats" minusLabel="Less" plusLabel="More" value={0} onChange={() => {}} />
      <Stepper label="Pillows" minusLabel="Less" plusLabel="More" value={4} onChange={() => {}} disabled />
    </div>
  );
}
