import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toCents } from '#shared/kernel/money.ts';
import { CouponEntry } from '../../booking/coupon/coupon-entry.tsx';
import { CouponTicket } from '../../booking/coupon/coupon-ticket.tsx';
import type { WorkPrice } from '../../data/staff/commands/place-booking.ts';
import { errorText } from '../../i18n/error-text.ts';
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
  const { t, i18n } = useTranslation(['admin', 'errors']);
  const [typed, setTyped] = useState('');
  const add = (code: string) => {
    if (!codes.includes(code)) onChange([...codes, code]);
    setTyped('');
  };
  return (
    <Card as="section" className="stack" aria-labelledby="entry-codes">
      <h2 id="entry-codes">{t('new-booking.codes.title')}</h2>
      {codes.length > 0 && (
        <ul className="stack" aria-live="polite">
          {codes.map((code) => {
            const said = saidOf(code, server);
            // Nothing is granted before the server has said so.
            const isOff = said.refusal !== undefined || said.cents === undefined;
            return (
              <li key={code}>
                <CouponTicket
                  code={code}
                  isOff={isOff}
                  onRemove={() => onChange(codes.filter((each) => each !== code))}
                >
                  {said.refusal
                    ? errorText(said.refusal.code, said.refusal, i18n)
                    : said.cents === undefined
                      ? t('new-booking.codes.unknown')
                      : `−${staffFormat.money(said.cents)}`}
                </CouponTicket>
              </li>
            );
          })}
        </ul>
      )}
      {codes.length < CODES_MAX && <CouponEntry typed={typed} onType={setTyped} onSubmit={add} />}
    </Card>
  );
}

/** Of a code that counts what it takes off; of one that does not, why. */
function saidOf(code: string, server: WorkPrice | undefined) {
  const line = server?.totals.promotions.find((each) => each.code === code);
  const { minSubtotal = null } = server?.cart.promotions.find((each) => each.code === code) ?? {};
  const inactive = line?.reason && {
    code: line.why ?? line.reason,
    minSubtotalCents: minSubtotal === null ? undefined : toCents(minSubtotal),
    ofCents: line.ofAmount === undefined ? undefined : toCents(line.ofAmount),
  };
  const refusal = server?.refusedCodes[code] ?? inactive;
  return { refusal, cents: line === undefined ? undefined : toCents(line.discountAmount) };
}
