import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ANSWER_ID_HEADER } from '#shared/api/error-answer.ts';
import { setTransport, type Transport } from '../../data/wire/http.ts';
import { aCustomer } from './a-customer.test-support.ts';
import { useCustomerSearch } from './use-customer-search.ts';

function Found() {
  const { answer, fault } = useCustomerSearch('ana', 100);
  return <p role="status">{fault ?? answer?.customers[0]?.customerName ?? 'asked'}</p>;
}

function Sought() {
  const { answer, busy } = useCustomerSearch('ana', 100);
  const names = answer?.customers.map(({ customerName }) => customerName).join(' and ');
  return (
    <p role="status">{`${names}, ${answer?.atLeast ? 'at least ' : ''}${answer?.count}${busy ? ', busy' : ''}`}</p>
  );
}

const answerWith = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { [ANSWER_ID_HEADER]: 'r-1' } });

afterEach(() => setTransport());

test('an answer that got lost on a line that stands is asked for again', async () => {
  const asked = vi.fn<Transport>(async () => answerWith({ customers: [aCustomer()], count: 1 }));
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  setTransport(asked);
  await render(<Found />);
  await expect.element(page.getByRole('status')).toHaveTextContent('network');
  await expect.element(page.getByRole('status'), { timeout: 8_000 }).toHaveTextContent('Ana Gómez');
  expect(asked).toHaveBeenCalledTimes(2);
});

test('what was refused is not asked for again', async () => {
  const asked = vi.fn<Transport>(async () => answerWith({ error: 'no', code: 'request.invalid' }, 400));
  setTransport(asked);
  await render(<Found />);
  await expect.element(page.getByRole('status')).toHaveTextContent('request.invalid');
  await new Promise((resolve) => setTimeout(resolve, 3_500));
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a search goes on until it has looked through everybody, and shows whom it has found meanwhile', async () => {
  let end: ((response: Response) => void) | undefined;
  const far = aCustomer({ email: 'far@example.com', customerName: 'Ana Far' });
  setTransport(async (url) => {
    const isFirst = !url.includes('cursor=');
    if (isFirst) return answerWith({ customers: [aCustomer()], count: 1, atLeast: true, nextCursor: 'on' });
    return new Promise((resolve) => (end = resolve));
  });
  await render(<Sought />);
  await expect.element(page.getByRole('status')).toHaveTextContent('Ana Gómez, at least 1, busy');
  await vi.waitFor(() => expect(end).toBeDefined());
  // Who was found in both parts is one.
  end?.(answerWith({ customers: [aCustomer(), far], count: 2, atLeast: false, nextCursor: null }));
  await expect.element(page.getByRole('status')).toHaveTextContent('Ana Gómez and Ana Far, 2');
});
