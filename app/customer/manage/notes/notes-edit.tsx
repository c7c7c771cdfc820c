import { PenLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { lazyPart, NotDownloaded } from '../../../frame/lazy-part.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useOpener } from '../../parts/page/use-opener.ts';
import type { NotesFormProps } from './notes-form.tsx';

const Form = lazyPart(() => import('./notes-form.tsx'), 'NotesForm', {
  waiting: <Skeleton shape="box" height="18rem" />,
  missing: NotDownloaded,
});

/** Gate code and notes can be changed alone, where they stand; the form comes with the tap. */
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
  return <Form {...props} onClose={close} />;
}
