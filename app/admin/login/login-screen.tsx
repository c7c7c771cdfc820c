import { KeyRound } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { openAdminSession } from '../../local/admin/commands/admin-session.ts';
import { useScreenTitle } from '../../shell/use-screen-title.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { faultWords } from '../parts/fault-words.ts';
import { safeNext } from '../parts/safe-next.ts';
import styles from './login-screen.module.css';

export function LoginScreen() {
  const { t } = useTranslation('admin');
  const { input, key, setKey, error, busy, submit } = useLogin();
  useScreenTitle(t('login.title'));
  return (
    <Card padding="l" className={styles.card}>
      <form className="stack" onSubmit={submit} noValidate>
        <PageTitle lead={t('login.lead')}>{t('login.title')}</PageTitle>
        <TextField
          ref={input}
          label={t('login.key')}
          type="password"
          name="key"
          autoComplete="current-password"
          required
          maxLength={200}
          value={key}
          error={error}
          before={<KeyRound size={20} aria-hidden="true" />}
          onChange={(event) => setKey(event.target.value)}
        />
        <Button type="submit" busy={busy} wide>
          {t('login.submit')}
        </Button>
      </form>
    </Card>
  );
}

function useLogin() {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const input = useRef<HTMLInputElement>(null);
  const [key, setKey] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const refuse = (words: string) => {
    setError(words);
    input.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (key.trim() === '') return refuse(t('login.required'));
    setBusy(true);
    const answer = await openAdminSession(key);
    setBusy(false);
    if (answer.ok) return navigate(safeNext(search.get('next'), window.location.origin), { replace: true });
    refuse(answer.code === 'admin.denied' ? t('login.invalid') : faultWords(answer.code, t));
  };
  return {
    input,
    key,
    error,
    busy,
    submit,
    setKey: (next: string) => {
      setKey(next);
      setError(undefined);
    },
  };
}
