import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { normalizeCode } from '#shared/coupons/coupon.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { keepFocus } from '../../ui/keep-focus.ts';
import styles from './coupon.module.css';

type CouponEntryProps = {
  typed: string;
  onType: (text: string) => void;
  /** As the code is called, never empty (D61). */
  onSubmit: (code: string) => void;
  busy?: boolean;
  error?: string | undefined;
  /** It was just opened to be typed into. */
  autoFocus?: boolean;
  children?: ReactNode;
};

/** A code is typed or pasted; only the server grants one. */
export function CouponEntry({ typed, onType, onSubmit, busy, error, autoFocus, children }: CouponEntryProps) {
  const { t } = useTranslation('cart');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = normalizeCode(typed);
    if (code !== '' && !busy) onSubmit(code);
  };
  return (
    <form ref={keepFocus} className={`stack ${styles.entry}`} onSubmit={submit} noValidate>
      <div className={styles.code}>
        <TextField
          label={t('promo.label')}
          value={typed}
          autoFocus={autoFocus}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={40}
          error={error}
          onChange={(event) => onType(event.target.value)}
          onPaste={(event) => {
            event.preventDefault();
            onType(event.clipboardData.getData('text').trim());
          }}
        />
        <Button type="submit" variant="secondary" busy={busy}>
          {t('promo.apply')}
        </Button>
      </div>
      {children}
    </form>
  );
}
