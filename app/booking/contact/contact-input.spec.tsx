import i18next from 'i18next';
import { useState } from 'react';
import { initReactI18next } from 'react-i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Locale, locales } from '#shared/kernel/locale.ts';
import { expectSoundPart } from '../../../tests/support/part-check.ts';
import { errors as errorsEn } from '../../i18n/messages/errors/en.ts';
import { errors as errorsEs } from '../../i18n/messages/errors/es.ts';
import { errors as errorsFr } from '../../i18n/messages/errors/fr.ts';
import { finalize as en } from '../../i18n/messages/finalize/en.ts';
import { finalize as es } from '../../i18n/messages/finalize/es.ts';
import { finalize as fr } from '../../i18n/messages/finalize/fr.ts';
import { checkContact } from './check-contact.ts';
import { ContactInput } from './contact-input.tsx';
import { findTown } from './find-town.ts';
import { formatPhone } from './format-phone.ts';
import { useContactFields } from './use-contact-fields.ts';
import { useZipTown } from './use-zip-town.ts';

const words = { en, es, fr };
const fields = ['email', 'firstName', 'phone', 'line1', 'postalCode', 'city', 'gateCode'] as const;
type Field = (typeof fields)[number];

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    resources: {
      en: { finalize: en, errors: errorsEn },
      es: { finalize: es, errors: errorsEs },
      fr: { finalize: fr, errors: errorsFr },
    },
    interpolation: { escapeValue: false },
  });
});

const blank: Readonly<Record<Field, string>> = {
  ...{ email: '', firstName: '', phone: '', line1: '', postalCode: '', city: '', gateCode: '' },
};

type FormProps = {
  start?: Partial<Record<Field, string>>;
  told?: boolean;
  refused?: Partial<Record<Field, string>>;
  isStaff?: boolean;
};

function Form({ start, told = false, refused = {}, isStaff = false }: FormProps) {
  const [values, setValues] = useState({ ...blank, ...start });
  const form = useContactFields({
    ...{ fields, values, refused, told },
    faults: checkContact(fields, values, { isPhoneEnough: isStaff }),
    change: (field, value) => setValues((before) => ({ ...before, [field]: value })),
    ...(isStaff && { words: (field: Field) => (field === 'email' ? 'E-mail ou téléphone' : undefined) }),
  });
  useZipTown(form);
  return (
    <main className="page stack">
      <h1>Contact</h1>
      {fields.map((field) => (
        <ContactInput key={field} form={form} field={field} label={field} hint={`${field}?`} />
      ))}
    </main>
  );
}

const box = (name: Field) => page.getByRole('textbox', { name });

/** As a browser fills in what it knows: focus stays where it is. Until the town of a ZIP code has been looked up. */
async function fillFromBrowser(name: Field, value: string): Promise<void> {
  const input = box(name).element();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await findTown(value);
  await new Promise((resolve) => setTimeout(resolve, 100));
}

describe.each(locales)('in %s', (locale: Locale) => {
  const w = words[locale];

  test('faults are told where the person has been, a tick where it is right, and all is sound', async () => {
    await i18next.changeLanguage(locale);
    await render(<Form />);
    await userEvent.tab();
    await userEvent.keyboard('ana@home');
    await userEvent.tab();
    await expect.element(box('email')).toHaveAccessibleDescription(`${w.faults.emailInvalid} email?`);
    await expect.element(box('firstName')).not.toHaveAttribute('aria-invalid');
    await userEvent.keyboard('Ana');
    await userEvent.tab();
    await expect.element(box('phone')).toHaveFocus();
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
    await expectSoundPart();
  });

  test('a press tells all of them, what the server refused too, each in this language', async () => {
    await i18next.changeLanguage(locale);
    await render(<Form told refused={{ gateCode: 'too_long' }} start={{ postalCode: '3280' }} />);
    const errors = { en: errorsEn, es: errorsEs, fr: errorsFr }[locale];
    await expect.element(box('line1')).toHaveAccessibleDescription(`${w.faults.line1} line1?`);
    await expect.element(box('postalCode')).toHaveAccessibleDescription(`${w.faults.zipInvalid} postalCode?`);
    await expect.element(box('gateCode')).toHaveAccessibleDescription(`${errors.field.too_long} gateCode?`);
    await expect.element(page.getByText(w.optional, { exact: true }).first()).toBeVisible();
    await expectSoundPart();
  });

  test('a slip in an e-mail is told, and put right with a press', async () => {
    await i18next.changeLanguage(locale);
    await render(<Form start={{ email: 'ana@gmial.com' }} />);
    await userEvent.click(box('email'));
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    const meant = w.hints.meant.replace('{{email}}', 'ana@gmail.com');
    await userEvent.click(page.getByRole('button', { name: meant }));
    await expect.element(box('email')).toHaveValue('ana@gmail.com');
  });
});

test('odd ZIP codes and endless names are told beside their field, which keeps them', async () => {
  await i18next.changeLanguage('en');
  await render(<Form />);
  for (const odd of ['1,250', 'abc', '-40', '1e9', '🛋️', 'مطبخ']) {
    await userEvent.fill(box('postalCode'), odd);
    await userEvent.tab();
    await expect
      .element(box('postalCode'))
      .toHaveAccessibleDescription(`${en.faults.zipInvalid} postalCode?`);
    await expect.element(box('postalCode')).toHaveValue(odd);
  }
  await userEvent.fill(box('postalCode'), ' 32801 ');
  await expect.element(box('postalCode')).not.toHaveAttribute('aria-invalid', 'true');
  const long = 'Ana '.repeat(2_500);
  await userEvent.fill(box('firstName'), long);
  await userEvent.tab();
  await expect.element(box('firstName')).toHaveAccessibleDescription(`${errorsEn.field.too_long} firstName?`);
  await expect.element(box('firstName')).toHaveValue(long);
  await userEvent.fill(box('firstName'), 'مطبخ 🛋️');
  await expect.element(box('firstName')).not.toHaveAttribute('aria-invalid', 'true');
});

test('a ZIP names its town until one is written, and a phone is written neatly', async () => {
  await render(<Form />);
  await userEvent.fill(box('postalCode'), '32801');
  await expect.element(box('city')).toHaveValue('Orlando');
  await userEvent.fill(box('postalCode'), '33602');
  await expect.element(box('city')).toHaveValue('Tampa');
  await userEvent.fill(box('city'), 'Ybor City');
  await userEvent.fill(box('postalCode'), '32801');
  await userEvent.fill(box('phone'), '4075550123');
  await userEvent.tab();
  await expect.element(box('phone')).toHaveValue('(407) 555-0123');
  await expect.element(box('city')).toHaveValue('Ybor City');
});

test('a town is not filled in under the hands of who is in its field, but once they have left it', async () => {
  await render(<Form />);
  await userEvent.click(box('city'));
  await fillFromBrowser('postalCode', '33602');
  await expect.element(box('city')).toHaveValue('');
  await userEvent.tab();
  await expect.element(box('city')).toHaveValue('Tampa');
  await userEvent.tripleClick(box('city'));
  await fillFromBrowser('postalCode', '32801');
  await userEvent.keyboard('Ybor City');
  await expect.element(box('city')).toHaveValue('Ybor City');
  await userEvent.tab();
  await expect.element(box('city')).toHaveValue('Ybor City');
});

test('of this browser nothing is offered to staff, and a phone is enough (D265)', async () => {
  const { rerender } = await render(<Form />);
  await expect.element(box('line1')).toHaveAttribute('autocomplete', 'address-line1');
  await rerender(<Form isStaff told />);
  await expect.element(box('line1')).toHaveAttribute('autocomplete', 'off');
  await expect.element(box('email')).toHaveAccessibleDescription('E-mail ou téléphone email?');
  await userEvent.fill(box('phone'), '4075550123');
  await expect.element(box('email')).not.toHaveAttribute('aria-invalid');
});

test('a phone number is written neatly once it is left, and not under who is back in it', async () => {
  await i18next.changeLanguage('en');
  await render(<Form start={{ phone: '4075550123' }} />);
  await userEvent.click(box('phone'));
  const input = box('phone').element();
  if (!(input instanceof HTMLInputElement)) throw new Error('not a field');
  // Back before the rules of phone numbers are here, which are fetched with the first one.
  input.blur();
  input.focus();
  await formatPhone('4075550123');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(input.value).toBe('4075550123');
  await userEvent.tab();
  await expect.element(box('phone')).toHaveValue('(407) 555-0123');
});
