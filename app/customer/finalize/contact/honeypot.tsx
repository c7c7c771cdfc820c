import { useTranslation } from 'react-i18next';
import styles from '../finalize.module.css';

/** A field only robots fill (D134). `inert` keeps it from eyes, ears, Tab and autofill without hiding it from them. */
export function Honeypot({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation('finalize');
  return (
    <div className={styles.aside} inert aria-hidden="true">
      <label>
        {t('fields.website')}
        <input
          name="website"
          type="text"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    </div>
  );
}
