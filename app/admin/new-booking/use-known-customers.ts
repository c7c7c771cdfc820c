import { useEffect, useState } from 'react';
import { CUSTOMERS_LIMIT, type CustomerView } from '#shared/api/admin/customers.ts';
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
  const [answered, setAnswered] = useState<{
    q: string;
    customers: readonly CustomerView[];
    count: number;
  }>();
  const [lost, setLost] = useState<string>();
  useEffect(() => {
    if (wanted === '' || !online) return;
    const timer = setTimeout(async () => {
      const answer = await searchCustomers(wanted, limit, latest.next());
      if (answer.ok) setAnswered({ q: wanted, ...answer.body });
      setLost(answer.ok ? undefined : wanted);
    }, SEARCH_AFTER_MS);
    return () => {
      clearTimeout(timer);
      latest.stop();
    };
  }, [wanted, limit, online, latest]);
  if (wanted === '') return { customers: [], count: 0, isUnknown: false, busy: false };
  if (answered?.q === wanted) {
    return { customers: answered.customers, count: answered.count, isUnknown: false, busy: false };
  }
  const found = findCustomers(body?.customers ?? [], wanted);
  const isLost = lost === wanted;
  const isUnknown = body === undefined || isLost;
  return { customers: found, count: found.length, isUnknown, busy: online && !isLost };
}
