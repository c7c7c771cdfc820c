import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { readDraft } from '../../../data/drafts/read-draft.ts';
import { saveDraft } from '../../../data/drafts/save-draft.ts';
import { useMedia } from '../../../ui/use-media.ts';
import { type ColumnName, columnNames } from './column-chooser.tsx';

type Columns = ReadonlySet<ColumnName>;

const KEY = 'admin:bookings';
const shape = z.object({ columns: z.array(z.enum(columnNames)) });

/** The columns that staff chose on this device; until then those that fit without scrolling sideways. */
export function useColumns(): [Columns, (columns: Columns) => void] {
  const isRoomy = useMedia('(width >= 80rem)');
  const isMiddling = useMedia('(width >= 60rem)');
  const [chosen, setChosen] = useState<Columns>();
  useEffect(() => {
    let isHere = true;
    readDraft(KEY, shape).then(
      (known) => known && isHere && setChosen(new Set(known.columns)),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  const usual = isRoomy
    ? columnNames
    : columnNames.filter((name) => name !== 'phone' && (isMiddling || name !== 'place'));
  const choose = (columns: Columns) => {
    setChosen(columns);
    saveDraft(KEY, { columns: [...columns] });
  };
  return [chosen ?? new Set(usual), choose];
}
