import { useEffect, useState } from 'react';
import { CUSTOMERS_LIMIT, type CustomersAnswer, type CustomerView } from '#shared/api/admin/customers.ts';
import { customersRead, searchCustomers } from '../../data/staff/commands/load-customers.ts';
import { useOnline } from '../../frame/use-online.ts';
import { latestOnly } from '../parts/access/latest-only.ts';
import { findCustomers } from '../parts/find-customers.ts';
import { useAdminRead } from '../parts/use-admin-read.ts';

/** A longer pause than between two letters. */
const SEARCH_AFTER_MS = 250;

export interface Found {
  readonly customers: readonly CustomerView[];
  /** Of all there are, as far as is known. */
  readonly count: number;
  /** There may be more than `count`. */
  readonly atLeast: boolean;
  /** No answer, and no list that would say who is nobody. */
  readonly isUnknown: boolean;
  /** The server has not answered yet: there may be more. */
  readonly busy: boolean;
}

/** Those whom this device knows at once, and among all customers once the server has answered. */
export function useKnownCustomers(wanted: string, limit: number): Found {
  const { body } = useAdminRead(customersRead(CUSTOMERS_LIMIT.usual));
  const online = useOnline();
  const [latest] = useState(latestOnly);
  const [answered, setAnswered] = useState<{ q: string; body: CustomersAnswer; isPart: boolean }>();
  const [lost, setLost] = useState<string>();
  useEffect(() => {
    if (wanted === '' || !online) return;
    const timer = setTimeout(async () => {
      const signal = latest.next();
      const answer = await searchCustomers(wanted, limit, signal, (found) => {
        if (!signal.aborted) setAnswered({ q: wanted, body: found, isPart: true });
      });
      if (signal.aborted) return;
      if (answer.ok) setAnswered({ q: wanted, body: answer.body, isPart: false });
      setLost(answer.ok ? undefined : wanted);
    }, SEARCH_AFTER_MS);
    return () => {
      clearTimeout(timer);
      latest.stop();
    };
  }, [wanted, limit, online, latest]);
  if (wanted === '') return { customers: [], count: 0, atLeast: false, isUnknown: false, busy: false };
  const isLost = lost === wanted;
  if (answered?.q === wanted) {
    const { customers, count, atLeast } = answered.body;
    const goesOn = online && !isLost;
    const { isPart } = answered;
    return { customers, count, atLeast, isUnknown: isPart && !goesOn, busy: isPart && goesOn };
  }
  const found = findCustomers(body?.customers ?? [], wanted);
  const isUnknown = body === undefined || isLost;
  return { customers: found, count: found.length, atLeast: false, isUnknown, busy: online && !isLost };
}
