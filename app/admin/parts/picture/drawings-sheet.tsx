import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { picture } from '../../../i18n/messages/admin/picture.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Sheet } from '../../../ui/dialogs/dialog.tsx';
import { ChoiceGroup } from '../../../ui/fields/choice-group.tsx';

type DrawingName = keyof typeof picture.drawing;
const names = Object.keys(picture.drawing) as readonly DrawingName[]; // the record has no others

const groups = [
  ['services', (name: DrawingName) => !name.includes('/')],
  ['rooms', (name: DrawingName) => name.startsWith('rooms/')],
  ['furniture', (name: DrawingName) => name.startsWith('furniture/')],
] as const;

const pathOf = (name: DrawingName) => `/drawings/${name}.svg`;

type DrawingsSheetProps = {
  open: boolean;
  value: string;
  onClose: () => void;
  onTake: (stored: string) => void;
};

/** Our drawings to choose from, by what they show. */
export function DrawingsSheet({ open, value, onClose, onTake }: DrawingsSheetProps) {
  const { t } = useTranslation('admin');
  const [chosen, setChosen] = useState(value);
  const take = () => {
    onTake(chosen);
    onClose();
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('picture.sheet.title')}
      closeLabel={t('close')}
      actions={
        <Button wide disabled={!names.some((name) => pathOf(name) === chosen)} onClick={take}>
          {t('picture.sheet.take')}
        </Button>
      }
    >
      <div className="stack">
        <p className="soft">{t('picture.sheet.lead')}</p>
        {groups.map(([group, isIn]) => (
          <ChoiceGroup
            key={group}
            legend={t(`picture.sheet.${group}`)}
            layout="cards"
            choices={names.filter(isIn).map((name) => ({
              value: pathOf(name),
              label: t(`picture.drawing.${name}`),
              picture: <img src={pathOf(name)} alt="" width="120" height="80" loading="lazy" />,
            }))}
            value={chosen}
            onChange={setChosen}
          />
        ))}
      </div>
    </Sheet>
  );
}
