import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../../../frame/lazy-part.tsx';
import { errorText } from '../../../i18n/error-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { useWhenChanged } from '../../../ui/use-when-changed.ts';
import type { BookAgainStepsProps } from './book-again-steps.tsx';

const Steps = lazyPart(() => import('./book-again-steps.tsx'), 'BookAgainSteps', { missing: StepsMissing });

type BookAgainProps = {
  link: BookAgainStepsProps['link'];
  label: string;
  /** For ears, where many buttons stand on a page: which booking. */
  of?: string | undefined;
  variant?: 'primary' | 'secondary' | undefined;
};

/** `<BookAgain link label of variant>` The same services into the cart, at today's prices (D310); everything else comes with the tap. */
export function BookAgain({ link, label, of, variant = 'primary' }: BookAgainProps) {
  /** `failed`: what went wrong stays beside the button. */
  const [stage, setStage] = useState<'idle' | 'asking' | 'failed'>('idle');
  const [asked, setAsked] = useState(0);
  const ask = () => {
    setAsked(asked + 1);
    setStage('asking');
  };
  return (
    <div className="stack">
      <span>
        <Button
          variant={variant}
          busy={stage === 'asking'}
          icon={<RotateCcw aria-hidden="true" />}
          onClick={ask}
        >
          {label}
          {of && <span className="visually-hidden"> {of}</span>}
        </Button>
      </span>
      {stage !== 'idle' && (
        <Steps
          key={asked}
          link={link}
          onEnd={() => setStage('idle')}
          onFail={() => setStage('failed')}
          onRetry={ask}
        />
      )}
    </div>
  );
}

function StepsMissing({ onFail }: BookAgainStepsProps) {
  useWhenChanged(onFail, []);
  return (
    <Alert tone="danger" role="alert">
      {errorText('network')}
    </Alert>
  );
}
