import { PenLine } from 'lucide-react';
import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../i18n/error-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useOpener } from '../parts/use-opener.ts';
import type { NotesFormProps } from './notes-form.tsx';

const Form = lazy<ComponentType<NotesFormProps>>(() =>
  import('./notes-form.tsx').then(
    ({ NotesForm }) => ({ default: NotesForm }),
    () => ({ default: () => <Alert tone="warning">{errorText('network')}</Alert> }),
  ),
);

/** Gate code and notes can be changed alone, where they stand (ux, Manage 12); the form comes with the tap. */
export function NotesEdit(props: Omit<NotesFormProps, 'onClose'>) {
  const { t } = useTranslation('manage');
  const { isOpen, open, close, button } = useOpener();
  if (!isOpen) {
    return (
      <Button ref={button} variant="secondary" icon={<PenLine aria-hidden="true" />} onClick={open}>
        {t('facts.change')}
      </Button>
    );
  }
  return (
    <Suspense fallback={<Skeleton shape="box" height="18rem" />}>
      <Form {...props} onClose={close} />
    </Suspense>
  );
}
