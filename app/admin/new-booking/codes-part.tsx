import { TicketPercent, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { normalizeCode } from '#shared/coupons/coupon.ts';
import { toCents } from '#shared/kernel/money.ts';
import type { WorkPrice } from '../../data/staff/commands/place-booking.ts';
import { Button } from '../../ui/actions/button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { staffFormat } from '../parts/words/staff-format.ts';

type CodesPartProps = {
  codes: readonly string[];
  /** What the server said of just these; undefined while it has not. */
  server: WorkPrice | undefined;
  onChange: (codes: readonly string[]) => void;
};

/** More than a customer reads out on the phone. */
const CODES_MAX = 5;

/** Coupons that the caller names, by the customers' own rules: only the server grants one. */
export function CodesPart({ codes, server, onChange }: CodesPartProps) {
  const { t } = useTranslation('admin');
  const [typed, setTyped] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    const code = normalizeCode(typed);
    if (code !== '' && !codes.includes(code)) onChange([...codes, code]);
    setTyped('');
  };
  return (
    <Card as="section" className="stack" aria-labelledby="entry-codes">
      <h2 id="entry-codes">{t('new-booking.codes.title')}</h2>
      {codes.length > 0 && (
        <ul className="stack" aria-live="polite">
          {codes.map((code) => (
            <li key={code} className="cluster" data-apart="">
              <span>
                <TicketPercent aria-hidden="true" /> <strong>{code}</strong>{' '}
                <span className="entry-small">{wordsOf(code)}</span>
              </span>
              <IconButton
                label={t('new-booking.codes.remove', { code })}
                icon={<X aria-hidden="true" />}
                onClick={() => onChange(codes.filter((each) => each !== code))}
              />
            </li>
          ))}
        </ul>
      )}
      {codes.length < CODES_MAX && (
        <form className="entry-code" onSubmit={add} noValidate>
          <TextField
            label={t('new-booking.codes.label')}
            value={typed}
            maxLength={60}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" variant="secondary">
            {t('new-booking.codes.add')}
          </Button>
        </form>
      )}
    </Card>
  );

  function wordsOf(code: string): string {
    const line = server?.totals.promotions.find((each) => each.code === code);
    const refusal = server?.refusedCodes[code] ?? line?.reason;
    if (refusal !== undefined) return t(refusalKeys[refusal] ?? 'new-booking.codes.refused.invalid');
    return line === undefined
      ? t('new-booking.codes.unknown')
      : `−${staffFormat.money(toCents(line.discountAmount))}`;
  }
}

const refusalKeys: Readonly<
  Record<string, `new-booking.codes.refused.${'invalid' | 'expired' | 'stacking' | 'minimum'}`>
> = {
  'promo.invalid': 'new-booking.codes.refused.invalid',
  'promo.expired': 'new-booking.codes.refused.expired',
  'promo.stacking': 'new-booking.codes.refused.stacking',
  'promo.minSubtotal': 'new-booking.codes.refused.minimum',
};
