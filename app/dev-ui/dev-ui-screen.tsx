import { useState } from 'react';
import { Button } from '../ui/actions/button.tsx';
import { Announcer } from '../ui/feedback/announcer.tsx';
import { ToastRegion } from '../ui/feedback/toast-region.tsx';
import { BeforeAfter } from '../ui/layout/before-after.tsx';
import { PageTitle } from '../ui/layout/page-title.tsx';
import { PriceTag } from '../ui/layout/price-tag.tsx';
import { StickyBar } from '../ui/layout/sticky-bar.tsx';
import { ActionSamples } from './action-samples.tsx';
import { CalendarSamples } from './calendar-samples.tsx';
import { ChoiceSamples } from './choice-samples.tsx';
import { FieldSamples } from './field-samples.tsx';
import { ForegroundSamples } from './foreground-samples.tsx';
import { MessageSamples } from './message-samples.tsx';
import { NumberSamples } from './number-samples.tsx';
import { ProgressSamples } from './progress-samples.tsx';
import { SampleSection } from './sample-section.tsx';
import { TextSamples } from './text-samples.tsx';

const themes = ['system', 'light', 'dark'] as const;

/** Every part of app/ui in every state, for development builds only; English words are enough here. */
export function DevUiScreen() {
  const [theme, setTheme] = useState<(typeof themes)[number]>('system');
  const choose = (next: (typeof themes)[number]) => {
    setTheme(next);
    if (next === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = next;
  };
  return (
    <main className="page stack" style={{ gap: 'var(--space-7)', paddingBlock: 'var(--space-6)' }}>
      <PageTitle size="display" lead="Every part, every state. Change the theme, the width and the zoom.">
        A bright home, booked in a minute
      </PageTitle>
      <div className="cluster">
        {themes.map((each) => (
          <label key={each} className="cluster" style={{ minBlockSize: 'var(--target)' }}>
            <input type="radio" name="theme" checked={theme === each} onChange={() => choose(each)} />
            {each}
          </label>
        ))}
      </div>
      <ActionSamples />
      <TextSamples />
      <FieldSamples />
      <NumberSamples />
      <ChoiceSamples />
      <PictureSamples />
      <MessageSamples />
      <ProgressSamples />
      <CalendarSamples />
      <ForegroundSamples />
      <StickyBar label="Your total" action={<Button>Continue</Button>}>
        <PriceTag text="$184.00" size="l" />
        <small className="soft">2 rooms, about 2 h</small>
      </StickyBar>
      <ToastRegion label="Messages" closeLabel="Dismiss" />
      <Announcer />
    </main>
  );
}

function PictureSamples() {
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
