import { useEffect, useRef, useState } from 'react';
import type { Id } from '#shared/kernel/ids.ts';

interface OpenCard {
  readonly openId: Id | null;
  readonly setOpenId: (id: Id | null) => void;
  /** Opens a card, brings it into view and moves focus to its head. */
  readonly goTo: (id: Id) => void;
}

/** Which card is open; opening one closes the others. A card's element is found by `cardId`. */
export function useOpenCard(firstId: Id | undefined): OpenCard {
  const [openId, setOpenId] = useState<Id | null>(firstId ?? null);
  const wanted = useRef<Id | null>(null);
  useEffect(() => {
    if (wanted.current === null || wanted.current !== openId) return;
    wanted.current = null;
    const head = document.getElementById(cardId(openId))?.querySelector('summary');
    head?.focus({ preventScroll: true });
    head?.scrollIntoView({ block: 'start' });
  }, [openId]);
  const goTo = (id: Id) => {
    wanted.current = id;
    setOpenId(id);
  };
  return { openId, setOpenId, goTo };
}

export function cardId(id: Id): string {
  return `card-${id}`;
}
