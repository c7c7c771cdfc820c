import { BeforeAfter } from '../ui/layout/before-after.tsx';
import { SampleSection } from './sample-section.tsx';

export function PictureSamples() {
  return (
    <SampleSection title="Pictures">
      <div style={{ maxInlineSize: '40rem' }}>
        <BeforeAfter
          before={{ src: '/drawings/pavers-before.svg', label: 'Before' }}
          after={{ src: '/drawings/pavers-after.svg', label: 'After' }}
          label="Compare before and after"
          textOf={(percent) => `${percent} % after`}
          width={640}
          height={420}
        />
      </div>
    </SampleSection>
  );
}
