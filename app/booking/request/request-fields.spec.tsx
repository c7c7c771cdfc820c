import i18next from 'i18next';
import { useState } from 'react';
import { initReactI18next } from 'react-i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { RequestKind } from '#shared/catalogue/kind.ts';
import { type Locale, locales } from '#shared/kernel/locale.ts';
import { serviceKinds } from '#shared/kinds/kinds.ts';
import { expectSoundPart } from '../../../tests/support/part-check.ts';
import { configure as configureEn } from '../../i18n/messages/configure/en.ts';
import { configure as configureEs } from '../../i18n/messages/configure/es.ts';
import { configure as configureFr } from '../../i18n/messages/configure/fr.ts';
import { intake as intakeEn } from '../../i18n/messages/intake/en.ts';
import { intake as intakeEs } from '../../i18n/messages/intake/es.ts';
import { intake as intakeFr } from '../../i18n/messages/intake/fr.ts';
import { Button } from '../../ui/actions/button.tsx';
import { aService, rates } from '../offer/a-service.test-support.ts';
import { partsOf } from './count-parts.ts';
import { blankRequest, type RequestDraft, toInstance } from './request-draft.ts';
import { RequestFields } from './request-fields.tsx';
import { useRequestForm } from './use-request-form.ts';

const words = { en: intakeEn, es: intakeEs, fr: intakeFr };
const kinds: readonly RequestKind[] = ['handyman', 'rentme', 'pavers', 'epoxy'];

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    resources: {
      en: { intake: intakeEn, configure: configureEn },
      es: { intake: intakeEs, configure: configureEs },
      fr: { intake: intakeFr, configure: configureFr },
    },
    interpolation: { escapeValue: false },
  });
});

/** What the form holds, for the tests. */
let held: RequestDraft;

type FormProps = {
  kind: RequestKind;
  id?: string;
  isCompact?: boolean;
  told?: boolean;
  start?: Partial<RequestDraft>;
};

function Form({ kind, start, ...options }: FormProps) {
  const [draft, setDraft] = useState({ ...blankRequest('r'), ...start });
  held = draft;
  const form = useRequestForm(kind, draft, setDraft, options);
  const service = aService({ kind, products: [], options: [] });
  return (
    <main className="page stack">
      <h1>Request</h1>
      <RequestFields form={form} offer={{ service, rates }} />
      <Button onClick={() => form.check()}>Check</Button>
    </main>
  );
}

const box = (name: string) => page.getByRole('textbox', { name });
const everything = () =>
  [...document.querySelectorAll('main :is(input, textarea, [role="spinbutton"])')].length;

describe.each(locales)('in %s', (locale: Locale) => {
  const w = words[locale];

  test.each(kinds)('%s is sound, in cards and compact, with all faults told', async (kind) => {
    await i18next.changeLanguage(locale);
    const start = { vehicle: true, miles: 'x', area: 'x', budget: -5 };
    const { rerender } = await render(<Form kind={kind} told start={start} />);
    const faulty = document.querySelectorAll('[aria-invalid="true"]').length;
    expect(faulty).toBe(kind === 'handyman' ? 1 : 2);
    await expectSoundPart();
    const fields = everything();
    await rerender(<Form kind={kind} told isCompact start={start} />);
    // Who is on the phone is asked everything that the customers' own form asks.
    expect(everything()).toBe(fields);
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(faulty);
    expect(document.querySelectorAll('main :is(img, h2)')).toHaveLength(0);
    await expectSoundPart();
  });

  test('a call is written down with the keyboard alone', async () => {
    await i18next.changeLanguage(locale);
    await render(<Form kind="rentme" isCompact />);
    await userEvent.tab();
    await expect.element(page.getByRole('radio', { name: w.rentme.type.moving })).toHaveFocus();
    await userEvent.keyboard(' {ArrowDown}');
    await userEvent.tab();
    await expect.element(box(w.description.need)).toHaveFocus();
    await userEvent.keyboard('Yard');
    await userEvent.tab();
    await expect.element(box(w.description.need)).toHaveAccessibleDescription(w.fault.rentmeDescription);
    await userEvent.fill(box(w.description.need), 'Yard and hedge');
    await expect.element(box(w.description.need)).toHaveAccessibleDescription('');
    await userEvent.click(page.getByRole('spinbutton', { name: w.rentme.hours }));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await userEvent.click(page.getByRole('checkbox', { name: w.rentme.needVehicle }));
    await userEvent.fill(box(w.rentme.miles), '12,5');
    expect(toInstance(held, 'rentme').intake).toEqual({
      ...{ kind: 'rentme', description: 'Yard and hedge', serviceType: 'yard' },
      ...{ hoursWish: 3, vehicleRequired: true, milesEstimate: 12.5 },
    });
  });
});

test('a kind that asks for all there is gets every card, whatever it is called', async () => {
  await i18next.changeLanguage('en');
  const { handyman, pavers, rentme } = serviceKinds;
  const { request } = serviceKinds.epoxy;
  const all = { ...pavers.request, time: handyman.request.time, vehicle: rentme.request.vehicle };
  Object.assign(serviceKinds.epoxy, { request: all });
  try {
    await render(<Form kind="epoxy" />);
    expect(partsOf('epoxy')).toHaveLength(6);
    expect(document.querySelectorAll('main h2')).toHaveLength(6);
    await expect.element(page.getByRole('spinbutton', { name: intakeEn.handyman.time })).toBeVisible();
    await expect.element(page.getByRole('radio', { name: intakeEn.quote.condition.mossy })).toBeVisible();
  } finally {
    Object.assign(serviceKinds.epoxy, { request });
  }
});

test('a press of the button goes to the first fault, and two forms on a page keep theirs apart', async () => {
  await i18next.changeLanguage('fr');
  await render(
    <>
      <Form kind="handyman" id="one" />
      <Form kind="handyman" id="other" />
    </>,
  );
  const second = page.getByRole('main').nth(1);
  await userEvent.click(second.getByRole('button', { name: 'Check' }));
  await expect.element(second.getByRole('textbox', { name: intakeFr.description.label })).toHaveFocus();
  const faulty = [...document.querySelectorAll('[aria-invalid="true"]')];
  expect(faulty.map((each) => second.element().contains(each))).toEqual([true]);
});

test.each(locales)(
  'in %s odd numbers are told from good ones, and stay as they were typed',
  async (locale) => {
    await i18next.changeLanguage(locale);
    const { quote, fault, rentme } = words[locale];
    const beginOf = (text: string) => new RegExp(`^${text.split('{{')[0]?.replace(/\s/g, '\\s')}`);
    const { rerender } = await render(<Form kind="epoxy" />);
    for (const [typed, value, said] of [
      ['1250', 1250, undefined],
      ['1 250', 1250, undefined],
      ['-40', -40, fault.negative],
      ['1e9', '1e9', fault.notNumber],
      ['1000000000', 1e9, fault.tooLarge],
      ['مطبخ 🛋️', 'مطبخ 🛋️', fault.notNumber],
      ['9'.repeat(10_000), '9'.repeat(10_000), fault.notNumber],
    ] as const) {
      for (const name of [quote.sqft, quote.budget]) {
        const field = page.getByRole('textbox', { name, exact: true });
        await userEvent.fill(field, typed);
        await userEvent.tab();
        if (said === undefined) await expect.element(field).not.toHaveAttribute('aria-invalid', 'true');
        else {
          await expect.element(field).toHaveAttribute('aria-invalid', 'true');
          await expect.element(field).toHaveAccessibleDescription(beginOf(said));
        }
        if (typeof value === 'string') await expect.element(field).toHaveValue(value);
      }
      expect([held.area, held.budget]).toEqual([value, value]);
    }
    await rerender(<Form kind="rentme" key="other" start={{ vehicle: true }} />);
    await userEvent.fill(box(rentme.miles), '-1');
    await userEvent.tab();
    await expect.element(page.getByText(fault.negative)).toBeVisible();
  },
);

test('a description that is too long is told with its length and kept, and spaces do not lengthen a short one', async () => {
  await i18next.changeLanguage('en');
  await render(<Form kind="handyman" />);
  const long = 'Grout and more grout. '.repeat(455).slice(0, 10_000);
  const text = box(intakeEn.description.label);
  await userEvent.fill(text, long);
  await userEvent.tab();
  const told = intakeEn.fault.tooLong.replace('{{length}}', '10,000').replace('{{max}}', '4,000');
  await expect.element(text).toHaveAccessibleDescription(new RegExp(told));
  await userEvent.click(page.getByRole('button', { name: 'Check' }));
  await expect.element(text).toHaveFocus();
  await expect.element(text).toHaveValue(long);
  await userEvent.fill(text, '    ab   ');
  await expect.element(text).toHaveAccessibleDescription(new RegExp(intakeEn.fault.handymanDescription));
});
