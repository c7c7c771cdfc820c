import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../ui/feedback/alert.tsx';
import { faultWords } from './words/fault-words.ts';
import { refusedTitle } from './words/refused-title.ts';

type RefusedAlertProps = {
  code: string;
  /** That it was not done. */
  title: string;
  /** In place of the words that the code has everywhere. */
  words?: string | undefined;
  /** What became of that which was typed. */
  children?: ReactNode;
};

/** Why what staff asked for was not done; where only the answer is missing, that nobody knows, and what to do. */
export function RefusedAlert({ code, title, words, children }: RefusedAlertProps) {
  const { t } = useTranslation('admin');
  const said = refusedTitle(code, title, t);
  return (
    <Alert tone={said.isOpen ? 'warning' : 'danger'} role="alert" title={said.title}>
      {words ?? faultWords(code, t)} {said.isOpen && t('fault.openText')} {children}
    </Alert>
  );
}
