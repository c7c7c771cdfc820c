import { KeyRound, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { howRefused } from '../../data/staff/refused.ts';
import { useScreenTitle } from '../../frame/use-screen-title.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { LanguageField } from '../parts/frame/language-field.tsx';
import styles from './login-screen.module.css';
import { useLogin } from './use-login.ts';

const LABEL_MAX = 80;

export function LoginScreen() {
  const { t } = useTranslation('admin');
  const { input, key, setKey, label, setLabel, error, busy, submit } = useLogin();
  useScreenTitle(t('login.title'));
  const refused = howRefused();
  return (
    <Card padding="l" className={styles.card}>
      <form className="stack" onSubmit={submit} noValidate>
        <LanguageField />
        <PageTitle lead={t('login.lead')}>{t('login.title')}</PageTitle>
        {refused && (
          <Alert tone="warning">{t(refused === 'closed' ? 'login.closed' : 'login.refused')}</Alert>
        )}
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
        <TextField
          label={t('login.device')}
          note={t('login.optional')}
          hint={t('login.deviceHint')}
          name="device"
          autoComplete="off"
          maxLength={LABEL_MAX}
          value={label}
          before={<Smartphone size={20} aria-hidden="true" />}
          onChange={(event) => setLabel(event.target.value)}
        />
        <Button type="submit" busy={busy} wide>
          {t('login.submit')}
        </Button>
      </form>
    </Card>
  );
}
