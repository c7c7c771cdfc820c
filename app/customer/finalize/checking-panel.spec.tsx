import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { addMinutes, type Instant, instantFromMs } from '#shared/kernel/instant.ts';
import { isLocale } from '#shared/kernel/locale.ts';
import { expectFocusReturn, expectSoundPart } from '../../../tests/support/part-check.ts';
import { now } from '../../data/device/clock.ts';
import { db } from '../../data/device/db.ts';
import type { BookingIntent } from '../../data/place/read-booking-intent.ts';
import { setTransport } from '../../data/wire/http.ts';
import { finalize as en } from '../../i18n/messages/finalize/en.ts';
import { finalize as es } from '../../i18n/messages/finalize/es.ts';
import { finalize as fr } from '../../i18n/messages/finalize/fr.ts';
import { CheckingPanel } from './checking-panel.tsx';

const finalize = { en, es, fr };
const startAt = instantFromMs(Date.parse('2026-12-01T14:00:00Z'));

beforeEach(async () => {
  setTransport(() => Promise.reject(new TypeError('no connection')));
  await db.intents.clear();
});

/** A booking that went out and was never answered. */
function unanswered(createdAt: Instant, attempts: number): BookingIntent & { body: string } {
  return {
    ...{ kind: 'booking', stream: 'booking', id: 'key', seq: 1, cartId: 'cart', cartMark: '', v: 2 },
    ...{ createdAt, agreedAt: createdAt, sentAt: createdAt, nextAt: createdAt, attempts, state: 'unknown' },
    ...{ code: null, body: '{}', request: null, wishes: [], alternatives: [], totalCents: null },
    ...{ email: 'ana@sabal-test.com', startAt, endAt: addMinutes(startAt, 60) },
  };
}

async function show(intent: BookingIntent, lng = 'en') {
  const resources = Object.fromEntries(
    Object.entries(finalize).map(([one, words]) => [one, { finalize: words }]),
  );
  await i18next.use(initReactI18next).init({ lng, resources });
  await db.intents.put(intent);
  await render(
    <main>
      <CheckingPanel intent={intent} timeZone="America/New_York" onSettled={() => undefined} />
    </main>,
  );
}

const long = () => unanswered(addMinutes(now(), -11), 5);
const button = (name: string) => page.getByRole('button', { name });
const question = page.getByRole('dialog', { name: en.checking.stopTitle });
const kindOf = async () => (await db.intents.get('key'))?.kind;

describe('a booking that is not answered', () => {
  test('cannot be given up while an answer is still to be expected [LC261]', async () => {
    await show(unanswered(addMinutes(now(), -9), 9));
    await expect.element(button(en.checking.again)).toBeVisible();
    await expect.element(button(en.checking.stop)).not.toBeInTheDocument();
    await expect.element(page.getByText(en.checking.longTitle)).not.toBeInTheDocument();
  });

  test('is given up only behind a question that says it may exist, and keeps being asked for until then', async () => {
    await show(long());
    await expectFocusReturn(button(en.checking.stop));
    await button(en.checking.stop).click();
    await expect.element(question).toHaveTextContent(/Your booking for Tue, Dec 1(, 2026)?, 9:00.AM/);
    await expect.element(question).toHaveTextContent('ana@sabal-test.com');
    await expect.element(question.getByRole('button', { name: en.checking.keep })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(question).not.toBeInTheDocument();
    expect(await kindOf()).toBe('booking');
    await button(en.checking.stop).click();
    await question.getByRole('button', { name: en.checking.stop }).click();
    await expect.poll(kindOf).toBe('given-up');
  });

  test('asks again by itself without a word, and says aloud what is news', async () => {
    await show(long());
    await expect.element(page.getByText(en.checking.longTitle)).toBeVisible();
    const news = page.getByText(en.checking.longTitle).element().closest('[aria-live]');
    expect(news?.getAttribute('aria-live')).toBe('polite');
    const again = button(en.checking.again).element();
    expect(again.closest('[aria-live]')).toBeNull();
    const heard = vi.fn();
    new MutationObserver(heard).observe(again, { characterData: true, childList: true, subtree: true });
    window.dispatchEvent(new Event('focus'));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(heard).not.toHaveBeenCalled();
  });

  test('says when the server asked to wait, and offers no button that would do nothing', async () => {
    await show({ ...long(), notBefore: addMinutes(now(), 2) });
    await expect.element(page.getByText('Our server asked us to wait', { exact: false })).toBeVisible();
    await expect.element(button(en.checking.again)).not.toBeInTheDocument();
  });

  test.each(Object.keys(finalize).filter(isLocale))(
    '%s: the panel and its question are sound',
    async (lng) => {
      const { checking } = finalize[lng];
      await show(long(), lng);
      await expect.element(page.getByText(checking.longTitle)).toBeVisible();
      await expectSoundPart();
      await button(checking.stop).click();
      await expect.element(page.getByText(checking.stopTitle)).toBeVisible();
      await expectSoundPart();
    },
  );
});
