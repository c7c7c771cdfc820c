import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/fields/text-field.tsx';
import { readLimit } from './read-limit.ts';

const OFFERED = [25, 50, 100, 250, 500] as const;
const LIST_ID = 'customers-limits';

/** Chosen from a list or typed; asked for on leaving the field or Enter, because "5" is on the way to "50". */
export function LimitField({ limit, onLimit }: { limit: number; onLimit: (limit: number) => void }) {
  const { t } = useTranslation('admin');
  const [typed, setTyped] = useState(String(limit));
  const isWrong = readLimit(typed) === undefined;
  const settle = (text: string) => {
    const read = readLimit(text);
    if (read !== undefined && read !== limit) onLimit(read);
  };
  return (
    <div>
      <TextField
        label={t('customers.limit')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        list={LIST_ID}
        value={typed}
        error={isWrong ? t('customers.limitFault') : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          if (OFFERED.some((each) => String(each) === target.value && each >= 100)) settle(target.value);
        }}
        onBlur={({ target }) => settle(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && settle(event.currentTarget.value)}
      />
      <datalist id={LIST_ID}>
        {OFFERED.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
    </div>
  );
}
