import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../i18n/error-text.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { HistoryProps } from './history.tsx';

const History = lazy<ComponentType<HistoryProps>>(() =>
  import('./history.tsx').then(
    (history) => ({ default: history.History }),
    () => ({ default: () => <p>{errorText('network')}</p> }),
  ),
);

/** Closed until somebody asks; its sentences come with the tap. */
export function LateHistory(props: HistoryProps) {
  const { t } = useTranslation('manage');
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure title={t('history')} open={isOpen} onOpenChange={setOpen}>
      {isOpen && (
        <Suspense fallback={<Skeleton shape="box" height={`${3.5 * props.events.length}rem`} />}>
          <History {...props} />
        </Suspense>
      )}
    </Disclosure>
  );
}
