import i18next from 'i18next';
import { useState } from 'react';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { CouponView } from '#shared/api/admin/coupons.ts';
import { ANSWER_ID_HEADER } from '#shared/api/error-answer.ts';
import { writeToken } from '../../data/staff/admin-token.ts';
import { setTransport } from '../../data/wire/http.ts';
import { admin } from '../../i18n/messages/admin/fr.ts';
import { aCouponView } from './a-coupon-view.test-support.ts';
import { type CouponFormInput, useCouponForm } from './use-coupon-form.ts';

const timeZone = 'America/New_York';

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    ...{ lng: 'fr', resources: { fr: { admin } }, interpolation: { escapeValue: false } },
  });
});
beforeEach(() => writeToken(`ats_${crypto.randomUUID()}`));
afterEach(() => setTransport());

function Screen({ first }: { first: CouponView | undefined }) {
  const [coupon, setCoupon] = useState(first);
  const [told, setTold] = useState('open');
  const take = (saved: CouponView, how: string) => {
    setCoupon(saved);
    setTold(how);
  };
  return (
    <>
      <Form
        key={coupon?.id ?? 'new'}
        {...{ coupon, timeZone, start: undefined, coupons: [] }}
        onSaved={(saved) => take(saved, 'closed')}
        onGoOn={(saved) => take(saved, 'goes on')}
        onCurrent={(saved) => take(saved, 'theirs')}
      />
      <p role="status">{told}</p>
    </>
  );
}

function Form(input: CouponFormInput) {
  const form = useCouponForm(input);
  return (
    <>
      <label>
        Nom
        <input
          value={form.values.title}
          onChange={({ target }) => form.change({ title: target.value, code: 'SPRING', amount: '10' })}
        />
      </label>
      <button type="button" onClick={() => void form.save()}>
        {form.conflict ? 'En conflit' : 'Enregistrer'}
      </button>
    </>
  );
}

test.each([undefined, aCouponView({ id: 'c0000000-0000-4000-8000-000000000001', code: 'SPRING' })])(
  'what is typed while a coupon is saved stays, over what is saved now',
  async (first) => {
    const answers: (() => void)[] = [];
    const bodies: { title?: string }[] = [];
    setTransport(async (_url, init) => {
      const sent = JSON.parse(String(init?.body));
      bodies.push(sent);
      await new Promise<void>((resolve) => answers.push(resolve));
      const id = first?.id ?? 'c0000000-0000-4000-8000-000000000002';
      const saved = aCouponView({ id, code: 'SPRING', title: sent.title, version: bodies.length + 1 });
      return new Response(JSON.stringify(saved), { headers: { [ANSWER_ID_HEADER]: 'r-1' } });
    });
    await render(<Screen first={first} />);
    const field = page.getByRole('textbox', { name: 'Nom' });
    const save = page.getByRole('button', { name: 'Enregistrer' });
    await field.fill('Printemps');
    await save.click();
    await expect.poll(() => answers.length).toBe(1);
    await field.fill('Printemps 2027');
    answers[0]?.();
    await expect.element(page.getByRole('status')).toHaveTextContent('goes on');
    await expect.element(field).toHaveValue('Printemps 2027');
    await save.click();
    await expect.poll(() => answers.length).toBe(2);
    answers[1]?.();
    await expect.element(page.getByRole('status')).toHaveTextContent('closed');
    expect(bodies[1]?.title).toBe('Printemps 2027');
  },
);
