import { expect, test } from 'vitest';
import { findGlobalSheets, findLostClasses, findStrayClasses } from './sheets.ts';
import { listSourceFiles } from './source-files.ts';

const files = listSourceFiles();

test('every sheet is a module of its part, but for the few that are meant for all', () => {
  expect(findGlobalSheets(files)).toEqual([]);
});

test('every class that a part names is in its module, and every class of a module is named', () => {
  expect(findLostClasses(files)).toEqual([]);
});

test('every class that is named by words is one for every screen', () => {
  expect(findStrayClasses(files)).toEqual([]);
});

test('a sheet beside a part that is no module is caught', () => {
  expect(
    findGlobalSheets([
      { path: 'app/styles/base.css', text: '' },
      { path: 'app/admin/day/day.module.css', text: '' },
      { path: 'app/admin/day/day.css', text: '.day {}' },
    ]),
  ).toEqual(['app/admin/day/day.css is global: name it .module.css and import its classes']);
});

test('a class without its rule and a rule without its class are caught', () => {
  const sheet = '.row > :global(.stack) { gap: 0.5rem; }\n.row:not(.wide) { color: red; }';
  const part = `import styles from './day.module.css';
    const row = <li className={\`stack \${styles.row}\`} title={t('styles.word')} />;
    const other = <p className={styles.othr} />;`;
  expect(
    findLostClasses([
      { path: 'app/admin/day/day.module.css', text: sheet },
      { path: 'app/admin/day/day-list.tsx', text: part },
    ]),
  ).toEqual([
    'app/admin/day/day-list.tsx names .othr, which app/admin/day/day.module.css has not',
    'app/admin/day/day.module.css has .wide, which no part names',
  ]);
});

test('a word for a class whose rule is gone is caught, alone and among others', () => {
  const part = `const row = <li className="stack gone" />;
    const cell = <td className={\`soft \${styles.cell} lost\`} />;
    const list = <ul className={classNames('left', styles.list, isWide && styles.wide)} />;`;
  expect(
    findStrayClasses([
      { path: 'app/styles/layout.css', text: '.stack { display: flex; }\n.soft:empty { display: none; }' },
      { path: 'app/admin/day/day-list.tsx', text: part },
    ]),
  ).toEqual(
    ['gone', 'lost', 'left'].map(
      (one) => `app/admin/day/day-list.tsx names .${one}, which no sheet for every screen has`,
    ),
  );
});

test('classes that are computed are left to the part', () => {
  const part = "import styles from './tag.module.css';\nexport const look = (tone: string) => styles[tone];";
  expect(
    findLostClasses([
      { path: 'app/ui/layout/tag.module.css', text: '.sun { color: red; }' },
      { path: 'app/ui/layout/tag.tsx', text: part },
    ]),
  ).toEqual([]);
});
