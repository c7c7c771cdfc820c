import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asksKeyAgain } from '../../../data/staff/admin-token.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';

/** The key as it is typed anew before what cannot be taken back. In memory alone, for as long as the question is open. */
export function useKeyAgain() {
  const { t } = useTranslation('admin');
  const [key, setKey] = useState('');
  const [error, setError] = useState<string>();
  return {
    key,
    error,
    type: (typed: string) => {
      setKey(typed);
      setError(undefined);
    },
    /** False, and said at the field, where the server would ask for it anyway. */
    isTyped: () => {
      if (!asksKeyAgain() || key.trim() !== '') return true;
      setError(t('keyAgain.required'));
      return false;
    },
    /** Whether a refusal was about the key, which is then said at the field. */
    refused: (code: string) => {
      if (code !== 'key.unproven') return false;
      setError(t('fault.key.unproven'));
      return true;
    },
  };
}

/** Nothing where this device keeps the key itself: it just proved it. */
export function KeyAgain({ again }: { again: ReturnType<typeof useKeyAgain> }) {
  const { t } = useTranslation('admin');
  if (!asksKeyAgain()) return null;
  return (
    <TextField
      type="password"
      label={t('keyAgain.label')}
      hint={t('keyAgain.hint')}
      autoComplete="off"
      maxLength={200}
      value={again.key}
      error={again.error}
      before={<KeyRound size={20} aria-hidden="true" />}
      onChange={({ target }) => again.type(target.value)}
    />
  );
}
