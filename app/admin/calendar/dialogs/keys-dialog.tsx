import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import type { LetterKeys } from '../../parts/use-letter-keys.ts';
import styles from './keys-dialog.module.css';

const keys = [
  ['← →', 'calendar.help.step'],
  ['T', 'calendar.help.today'],
  ['J', 'calendar.help.day'],
  ['S', 'calendar.help.week'],
  ['M', 'calendar.help.month'],
  ['L', 'calendar.help.list'],
  ['N', 'calendar.help.add'],
  ['D', 'calendar.help.lift'],
  ['↵', 'calendar.help.enter'],
  ['?', 'calendar.help.sheet'],
] as const;

type KeysDialogProps = { letterKeys: LetterKeys; onClose: () => void };

/** The sheet of keys. */
export function KeysDialog({ letterKeys: { letters, setLetters }, onClose }: KeysDialogProps) {
  const { t } = useTranslation('admin');
  return (
    <Dialog open onClose={onClose} title={t('calendar.help.title')} closeLabel={t('close')}>
      <dl className={styles.keys}>
        {keys.map(([key, words]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(words)}</dd>
          </div>
        ))}
      </dl>
      <Switch label={t('calendar.help.letters')} checked={letters} onChange={setLetters}>
        {t('calendar.help.letters')}
      </Switch>
    </Dialog>
  );
}
