import { useState } from 'react';
import { writeTabKeys } from '../../data/device/tab/write-tab-keys.ts';

const KEY = 'admin_masked';

/** Stands in where the tab has no storage. */
let remembered = false;

/** Whether names are hidden from a look over the shoulder: until staff show them, or the tab is closed. */
export function useMasked(): [boolean, (masked: boolean) => void] {
  const [masked, setMasked] = useState(readMasked);
  const set = (next: boolean) => {
    remembered = next;
    writeTabKeys({ [KEY]: next ? '1' : null });
    setMasked(next);
  };
  return [masked, set];
}

function readMasked(): boolean {
  try {
    return remembered || sessionStorage.getItem(KEY) === '1';
  } catch {
    return remembered;
  }
}
