import { isCode, type SourceFile } from './source-files.ts';
import { stripComments } from './strip-comments.ts';

/** Words of the glossary's last column that nothing has in its name any more, and what is said instead. */
const retired: Readonly<Record<string, string>> = {
  robbed: 'lock lost',
  glimpse: 'booking summary',
  tastes: 'preferences',
  glow: 'highlight',
  intheway: 'conflict',
  pricestory: 'price breakdown',
  priceshare: 'breakdown line',
  promobox: 'coupon box',
  slotwish: 'preferred time',
  taketurn: 'lock',
  movingbooking: 'reschedule',
  scheduleview: 'agenda',
};

const STRING = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g;

/** Names of files and identifiers with a retired word. What stands in strings (the wire, rows of devices) keeps its name. */
export function findRetiredWords(files: readonly SourceFile[]): readonly string[] {
  return files.filter(isCode).flatMap(({ path, text }) => {
    const lines = [path, ...stripComments(text).replace(STRING, '').split('\n')];
    return lines.flatMap((line, index) => {
      const plain = line.toLowerCase().replace(/[-_]/g, '');
      return Object.entries(retired)
        .filter(([word]) => plain.includes(word))
        .map(
          ([word, instead]) =>
            `${path}:${index}: "${word}" is called ${instead} (glossary of shared/README.md)`,
        );
    });
  });
}
