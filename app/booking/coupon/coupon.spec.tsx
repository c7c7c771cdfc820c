import i18next from 'i18next';
import { useState } from 'react';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { locales } from '#shared/kernel/locale.ts';
import { expectSoundPart, LONG_WORD } from '../../../tests/support/part-check.ts';
import { cart as en } from '../../i18n/messages/cart/en.ts';
import { cart as es } from '../../i18n/messages/cart/es.ts';
import { cart as fr } from '../../i18n/messages/cart/fr.ts';
import { CouponEntry } from './coupon-entry.tsx';
import { CouponTicket } from './coupon-ticket.tsx';

const words = { en, es, fr };

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    resources: { en: { cart: en }, es: { cart: es }, fr: { cart: fr } },
    interpolation: { escapeValue: false },
  });
});

function Coupons({ error }: { error?: string }) {
  const [typed, setTyped] = useState('');
  const [codes, setCodes] = useState<readonly string[]>([]);
  const add = (code: string) => {
    setCodes([...codes, code]);
    setTyped('');
  };
  return (
    <main className="page stack">
      <h1>Coupons</h1>
      {codes.map((code) => (
        <CouponTicket
          key={code}
          code={code}
          isOff={code !== 'SUN-10'}
          onRemove={() => setCodes(codes.filter((each) => each !== code))}
        >
          Ten off
        </CouponTicket>
      ))}
      <CouponEntry typed={typed} onType={setTyped} onSubmit={add} error={error} />
    </main>
  );
}

test.each(locales)(
  'in %s a code is typed, shown as it is called, and taken off with the keys',
  async (locale) => {
    await i18next.changeLanguage(locale);
    const w = words[locale].promo;
    await render(<Coupons />);
    await userEvent.tab();
    await expect.element(page.getByRole('textbox', { name: w.label })).toHaveFocus();
    await userEvent.keyboard('{Enter} {Enter}');
    await userEvent.keyboard(' sun-10 {Enter}');
    const remove = page.getByRole('button', { name: w.remove.replace('{{code}}', 'SUN-10') });
    await expect.element(remove).toBeVisible();
    expect(page.getByText('Ten off').elements()).toHaveLength(1);
    await expect.element(page.getByRole('textbox', { name: w.label })).toHaveValue('');
    await expectSoundPart();
    await userEvent.tab({ shift: true });
    await expect.element(remove).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(remove).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Coupons' })).toHaveFocus();
  },
);

test('a form that closes once the code counts leaves the focus at the heading above', async () => {
  await i18next.changeLanguage('en');
  function Folded() {
    const [typed, setTyped] = useState('');
    const [isOpen, setOpen] = useState(true);
    return (
      <main>
        <h2>Order summary</h2>
        {isOpen && <CouponEntry typed={typed} onType={setTyped} onSubmit={() => setOpen(false)} />}
      </main>
    );
  }
  await render(<Folded />);
  await userEvent.tab();
  await userEvent.keyboard('sun-10{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Order summary' })).toHaveFocus();
});

test('a refusal stands beside the field, and an endless code stays inside', async () => {
  await i18next.changeLanguage('fr');
  const { rerender } = await render(<Coupons />);
  await userEvent.fill(page.getByRole('textbox', { name: fr.promo.label }), LONG_WORD.slice(0, 40));
  await userEvent.keyboard('{Enter}');
  await rerender(<Coupons error="Code invalide." />);
  await expect
    .element(page.getByRole('textbox', { name: fr.promo.label }))
    .toHaveAccessibleDescription('Code invalide.');
  await expectSoundPart();
});
