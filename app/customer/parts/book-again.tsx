import { RotateCcw } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { errorText } from '../../i18n/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toasts.ts';
import type { BookAgainStepsProps } from './book-again-steps.tsx';

const Steps = lazy<ComponentType<BookAgainStepsProps>>(() =>
  import('./book-again-steps.tsx').then(
    ({ BookAgainSteps }) => ({ default: BookAgainSteps }),
    () => ({ default: NotDownloaded }),
  ),
);

type BookAgainProps = {
  link: BookAgainStepsProps['link'];
  label: string;
  /** For ears, where many buttons stand on a page: which booking. */
  of?: string | undefined;
  variant?: 'primary' | 'secondary' | undefined;
};

/** `<BookAgain link label of variant>` The same services into the cart, at today's prices (A§4); everything else comes with the tap. */
export function BookAgain({ link, label, of, variant = 'primary' }: BookAgainProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        busy={isAsked}
        icon={<RotateCcw aria-hidden="true" />}
        onClick={() => setAsked(true)}
      >
        {label}
        {of && <span className="visually-hidden"> {of}</span>}
      </Button>
      {isAsked && (
        <Suspense>
          <Steps link={link} onEnd={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  );
}

function NotDownloaded({ onEnd }: BookAgainStepsProps) {
  useEffect(() => {
    showToast({ text: errorText('network'), tone: 'danger' });
    onEnd();
  }, [onEnd]);
  return null;
}
