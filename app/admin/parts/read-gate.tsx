import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/actions/button.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import type { AdminData } from './use-admin-read.ts';
import { faultWords } from './words/fault-words.ts';

type ReadGateProps<Body> = {
  data: Omit<AdminData<Body>, 'put'>;
  /** Shapes of what is to come. */
  skeleton: ReactNode;
  /** What could not be read: "Les coupons n’ont pas pu être chargés". */
  title: string;
  children: (body: Body) => ReactNode;
};

/** What was read, its shape until then, or why there is nothing and a way to ask again. A copy is always shown. */
export function ReadGate<Body>({ data, skeleton, title, children }: ReadGateProps<Body>) {
  const { t } = useTranslation('admin');
  if (data.body !== undefined) return children(data.body);
  if (data.fault === undefined) return <SkeletonGroup label={t('loading')}>{skeleton}</SkeletonGroup>;
  return (
    <ErrorPanel
      title={title}
      action={
        <Button busy={data.busy} onClick={() => void data.reload()}>
          {t('retry')}
        </Button>
      }
    >
      <p>{faultWords(data.fault, t)}</p>
    </ErrorPanel>
  );
}
