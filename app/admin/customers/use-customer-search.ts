import { useState } from 'react';
import type { CustomersAnswer, CustomerView } from '#shared/api/admin/customers.ts';
import type { FailCode } from '../../data/device/rows.ts';
import { searchCustomers } from '../../data/staff/commands/load-customers.ts';
import { isTransient } from '../../data/wire/http.ts';
import { useOnline } from '../../frame/use-online.ts';
import { useWhenChanged } from '../../ui/use-when-changed.ts';
import { latestOnly } from '../parts/access/latest-only.ts';
import { replaced } from './use-customers.ts';

/** A longer pause than between two letters. */
const SEARCH_AFTER_MS = 250;

/** One answer that got lost says nothing of the next; where none comes at all, the connection says when one may. */
const ASK_AGAIN_AFTER_MS = 3_000;

interface State {
  /** Of which question; an answer to another says nothing about this one. */
  readonly key: string;
  readonly body: CustomersAnswer | undefined;
  readonly fault: FailCode | undefined;
  /** The same question may be answered later. */
  readonly isLost: boolean;
  /** `body` is what was found so far, in so many bookings; 0 when it is all. */
  readonly lookedThrough: number;
}

const nothing: State = { key: '', body: undefined, fault: undefined, isLost: false, lookedThrough: 0 };

export interface CustomerSearch {
  /** Of all customers, or while it is busy of those looked through so far; undefined until the server has answered this very question. */
  readonly answer: CustomersAnswer | undefined;
  /** What any question found that was asked before: some of it may answer this one too. */
  readonly known: readonly CustomerView[];
  readonly busy: boolean;
  /** Bookings, while it is busy and has been answered in part; else 0. */
  readonly lookedThrough: number;
  readonly fault: FailCode | undefined;
  readonly reload: () => Promise<void>;
  readonly replace: (customer: CustomerView) => void;
}

/**
 * Searches all customers there are while staff type. What is typed is private: it goes nowhere but into the question.
 */
export function useCustomerSearch(text: string, limit: number): CustomerSearch {
  const q = text.trim();
  const online = useOnline();
  const key = `${limit} ${q}`;
  const [state, setState] = useState(nothing);
  const [latest] = useState(latestOnly);
  const ask = async () => {
    if (q === '') return;
    const signal = latest.next();
    const answer = await searchCustomers(q, limit, signal, (body, lookedThrough) => {
      if (!signal.aborted) setState({ ...nothing, key, body, lookedThrough });
    });
    if (signal.aborted) return;
    setState((before) =>
      answer.ok
        ? { ...nothing, key, body: answer.body }
        : {
            ...nothing,
            key,
            body: before.key === key ? before.body : undefined,
            fault: answer.code,
            isLost: isTransient(answer),
          },
    );
  };
  useWhenChanged(() => {
    const timer = setTimeout(() => void ask(), SEARCH_AFTER_MS);
    return () => {
      clearTimeout(timer);
      latest.stop();
    };
  }, [key]);
  const isThis = q !== '' && state.key === key;
  // A connection that is back, and not one that just went.
  useWhenChanged(() => {
    if (online && isThis && state.fault !== undefined) void ask();
  }, [online]);
  // Also where the connection never went, or was back before this answer was given up.
  useWhenChanged(() => {
    if (!online || !isThis || !state.isLost) return;
    const timer = setTimeout(() => void ask(), ASK_AGAIN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [online, isThis, state]);
  return {
    answer: isThis ? state.body : undefined,
    known: state.body?.customers ?? [],
    busy: q !== '' && (state.key !== key || state.lookedThrough > 0),
    lookedThrough: isThis ? state.lookedThrough : 0,
    fault: isThis ? state.fault : undefined,
    reload: ask,
    replace: (customer) =>
      setState((before) => ({
        ...before,
        body: before.body && { ...before.body, customers: replaced(before.body.customers, customer) },
      })),
  };
}
