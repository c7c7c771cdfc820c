import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CrewView } from '#shared/api/admin/crews.ts';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Tag } from '../../ui/layout/tag.tsx';
import { CrewMark } from '../parts/crew/crew-mark.tsx';
import { staffFormat } from '../parts/words/staff-format.ts';
import type { CrewEnd } from './confirm-crew.tsx';
import styles from './crews.module.css';
import type { CrewActions } from './use-crew-actions.ts';
import { workWord } from './work-word.ts';

type CrewEntryProps = {
  crew: CrewView;
  index: number;
  count: number;
  isLastActive: boolean;
  actions: CrewActions;
  isWaiting: boolean;
  /** Id of the words that say why nothing can be written now; undefined while it can. */
  whyId: string | undefined;
  /** Asks before it ends. */
  onEnd: (end: CrewEnd) => void;
};

/** A crew of the list: what it is called, and what can be done to it. */
export function CrewEntry(props: CrewEntryProps) {
  const { crew, index, count, isLastActive, actions, isWaiting, whyId, onEnd } = props;
  const { t } = useTranslation('admin');
  const { name, active } = crew;
  const wait = { disabled: isWaiting, 'aria-describedby': whyId };
  return (
    <Card as="li" className={styles.row}>
      <div className={styles.name}>
        <strong>
          <CrewMark crew={crew} />
        </strong>
        <CrewSkills crew={crew} />
      </div>
      {!active && <Tag>{t('crews.closed')}</Tag>}
      <span className={styles.acts}>
        <IconButton
          label={t('crews.up', { name })}
          icon={<ArrowUp aria-hidden="true" />}
          disabled={isWaiting || index === 0}
          onClick={() => void actions.place(crew, index - 1)}
        />
        <IconButton
          label={t('crews.down', { name })}
          icon={<ArrowDown aria-hidden="true" />}
          disabled={isWaiting || index === count - 1}
          onClick={() => void actions.place(crew, index + 1)}
        />
        <ButtonLink
          to={`/admin/crews/${crew.id}`}
          variant="secondary"
          aria-label={t('crews.editNamed', { name })}
        >
          {t('crews.edit')}
        </ButtonLink>
        {!isLastActive && (
          <>
            <Button
              variant="secondary"
              aria-label={t(active ? 'crews.closeNamed' : 'crews.openNamed', { name })}
              {...wait}
              onClick={() => (active ? onEnd('close') : void actions.setActive(crew, true))}
            >
              {t(active ? 'crews.close' : 'crews.open')}
            </Button>
            <Button
              variant="secondary"
              aria-label={t('crews.removeNamed', { name })}
              {...wait}
              onClick={() => onEnd('remove')}
            >
              {t('crews.remove')}
            </Button>
          </>
        )}
      </span>
    </Card>
  );
}

/** What sets it apart from a crew that does everything, everywhere, in the company's hours; nothing of such a one. */
function CrewSkills({ crew }: { crew: CrewView }) {
  const { t } = useTranslation('admin');
  const said = [
    ...(crew.kinds.length > 0 ? [staffFormat.list(crew.kinds.map((kind) => workWord(kind, t)))] : []),
    ...(crew.zips.length > 0 ? [t('crews.zipsCount', { count: crew.zips.length })] : []),
    ...(crew.hours ? [t('crews.ownHours')] : []),
  ];
  return said.length > 0 && <p className={`soft ${styles.skills}`}>{said.join(' · ')}</p>;
}
