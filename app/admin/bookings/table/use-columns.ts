import * as z from 'zod/mini';
import { useDraft } from '../../../frame/use-draft.ts';
import { useMedia } from '../../../ui/use-media.ts';
import { type ColumnName, columnNames } from './column-chooser.tsx';

type Columns = ReadonlySet<ColumnName>;

const KEY = 'admin:bookings';
const shape = z.object({ columns: z.array(z.enum(columnNames)) });

/** The columns that staff chose on this device; until then those that fit without scrolling sideways. */
export function useColumns(): [Columns, (columns: Columns) => void] {
  const isRoomy = useMedia('(width >= 80rem)');
  const draft = useDraft<z.infer<typeof shape> | undefined>(KEY, shape, undefined);
  const usual = isRoomy ? columnNames : columnNames.filter((name) => name !== 'phone' && name !== 'place');
  const choose = (columns: Columns) => draft.change(() => ({ columns: [...columns] }));
  return [new Set(draft.value?.columns ?? usual), choose];
}
