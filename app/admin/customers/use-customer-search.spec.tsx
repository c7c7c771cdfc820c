import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aCustomer } from './a-customer.test-support.ts';
import { useCustomerSearch } from './use-customer-search.ts';

function Found() {
  const { answer, fault } = useCustomerSearch('ana', 100);
  return <p role="status">{fault ?? answer?.customers[0]?.customerName ?? 'asked'}</p>;
}

const body = JSON.stringify({ customers: [aCustomer()], count: 1 });
const json = { headers: { 'Content-Type': 'application/json' } };

test('an answer that got lost on a line that stands is asked for again', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  asked.mockImplementation(async () => new Response(body, json));
  await render(<Found />);
  await expect.element(page.getByRole('status')).toHaveTextContent('network');
  await expect.element(page.getByRole('status'), { timeout: 8_000 }).toHaveTextContent('Ana Gómez');
  expect(asked).toHaveBeenCalledTimes(2);
});

test('what was refused is not asked for again', async () => {
  const refusal = JSON.stringify({ error: 'no', code: 'request.invalid' });
  const asked = vi.spyOn(globalThis, 'fetch');
  asked.mockImplementation(async () => new Response(refusal, { ...json, status: 400 }));
  await render(<Found />);
  await expect.element(page.getByRole('status')).toHaveTextContent('request.invalid');
  await new Promise((resolve) => setTimeout(resolve, 3_500));
  expect(asked).toHaveBeenCalledTimes(1);
});
