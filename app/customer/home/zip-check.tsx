import { MapPin } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServedArea } from '../../frame/use-served-area.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './hero.module.css';
import { judgeZip } from './judge-zip.ts';
import { ZipAnswerWords } from './zip-answer.tsx';

/** Longer than any ZIP code; a pasted line of an address still fits. */
const LENGTH_MAX = 80;

/** "Do you come to me?", answered at the fifth digit and without the network. */
export function ZipCheck() {
  const { t } = useTranslation('home');
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState(false);
  const area = useServedArea();
  const answer = judgeZip(typed, area);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The page may have come before its script: what was typed meanwhile counts.
    if (field.current?.value) setTyped(field.current.value);
  }, []);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
  };
  return (
    <form className={styles.zip} noValidate onSubmit={onSubmit}>
      <TextField
        ref={field}
        label={t('zip.label')}
        name="zip"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={LENGTH_MAX}
        placeholder={t('zip.placeholder')}
        before={<MapPin aria-hidden="true" />}
        value={typed}
        error={asked && !('zip' in answer) ? t('zip.malformed') : undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          setAsked(false);
        }}
      />
      <Button type="submit" variant="secondary">
        {t('zip.ask')}
      </Button>
      <p className={styles.answer} role="status">
        <ZipAnswerWords answer={answer} area={area} />
      </p>
    </form>
  );
}
