import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ANSWER_ID_HEADER } from '#shared/api/error-answer.ts';
import { newId } from '../../../data/device/clock.ts';
import { setTransport } from '../../../data/wire/http.ts';
import { quote } from '../../../i18n/messages/quote/en.ts';
import { toasts } from '../../../ui/feedback/toasts.ts';
import { DeclineQuote } from './quote-decline.tsx';

const link = { id: newId(), email: 'ana@sabal-test.com', sig: 's.i.g' };
const offer = {
  ...{ id: newId(), lines: [], total: 310, pricedBefore: 10, minutes: 180 },
  ...{ validUntil: '2126-11-20', expired: false, message: null },
};

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    ...{ lng: 'en', resources: { en: { quote } }, interpolation: { escapeValue: false } },
  });
});

test('a no to a quote that the office took back meanwhile is told beside the dialog, which goes with the quote', async () => {
  setTransport(async () => {
    const headers = { [ANSWER_ID_HEADER]: 'r-1' };
    return Response.json({ error: 'x', code: 'booking.changed' }, { status: 409, headers });
  });
  await render(<DeclineQuote {...{ offer, link }} isOpen close={() => {}} />);
  await page.getByRole('button', { name: quote.decline.confirm }).click();
  const texts = () => toasts.get().map(({ text }) => text);
  await expect.poll(texts).toEqual([`${quote.changed}. ${quote.decline.changed}`]);
});
