import { ChevronDown, MapPinned } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isCompleteStop } from '#shared/delivery/plan/complete-stop.ts';
import { editStop, switchSearchMode, takeSuggestion } from '#shared/delivery/plan/edit-stop.ts';
import type { Point, Stop } from '#shared/delivery/stop.ts';
import { stopFieldId } from '../../../booking/plan/focus-stop.ts';
import type { Plan } from '../../../booking/plan/use-plan.ts';
import { DropoffArea } from '../../parts/area/dropoff-area.tsx';
import { AddressSearch } from '../search/address-search.tsx';
import { LostPointNote } from './lost-point-note.tsx';
import { StopParts } from './stop-parts.tsx';
import { StopSource } from './stop-source.tsx';
import styles from './stops.module.css';
import { summarizeStop } from './summarize-stop.ts';
import { useStopFaults } from './use-stop-faults.ts';
import { useZipTown } from './use-zip-town.ts';

type StopCardProps = {
  plan: Plan;
  stop: Stop;
  name: string;
  /** "of 3" */
  of?: string | undefined;
  tools?: ReactNode;
  onPick: () => void;
  onPutBack: (point: Point) => void;
  /** What the plan goes to already is no use in the list of addresses used before. */
  taken: readonly Stop[];
};

/** One stop: a search field that is enough by itself, and its parts unfolded for those who write by hand. */
export function StopCard({ plan, stop, name, of, tools, onPick, onPutBack, taken }: StopCardProps) {
  const { t } = useTranslation('planner');
  const [unfolded, setUnfolded] = useState(() => isTypedByHand(stop));
  const { errors, fault } = useStopFaults(plan, stop);
  useZipTown(plan, stop);
  const isOpen = unfolded || needsParts(stop) || Boolean(errors.city || errors.state);
  const ids = { title: stopFieldId(stop.id, 'name'), parts: stopFieldId(stop.id, 'parts') };
  const error = errors.street ?? fault;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out beside its pin and has no place for tools in its legend.
    <div className={styles.card} role="group" aria-labelledby={ids.title} data-fault={error ? '' : undefined}>
      <header className={styles.head}>
        <h3 id={ids.title}>
          <span>{name}</span> {of && <small>{of}</small>}
        </h3>
        {tools}
      </header>
      <AddressSearch
        stop={stop}
        label={name}
        taken={taken}
        error={error}
        onEdit={(change) => plan.change((value) => editStop(value, stop.id, change))}
        onChoose={(address) => {
          plan.change((value) =>
            takeSuggestion(value, stop.id, { ...address, source: address.source ?? 'user' }),
          );
          setUnfolded(false);
        }}
        onSwitchMode={(mode) => plan.change((value) => switchSearchMode(value, stop.id, mode))}
        onLeave={() => isTypedByHand(stop) && setUnfolded(true)}
        onManual={() => {
          setUnfolded(true);
          setTimeout(() => document.getElementById(stopFieldId(stop.id, 'city'))?.focus());
        }}
      />
      {!isOpen && <StopSummary stop={stop} />}
      {stop.source === 'manual' && !isCompleteStop(stop) && (
        <p className={styles.summary}>{t('stop.pointAlone')}</p>
      )}
      {stop.type === 'dropoff' && isCompleteStop(stop) && <DropoffArea stop={stop} />}
      <LostPointNote stop={stop} name={name} onPutBack={onPutBack} />
      {isOpen && (
        <div id={ids.parts}>
          <StopParts
            stop={stop}
            errors={errors}
            onEdit={(change) => plan.change((value) => editStop(value, stop.id, change))}
          />
        </div>
      )}
      <div className={styles.foot}>
        {/* Unfinished words have no source yet; the line must not break under who types. */}
        {(isOpen || stop.source !== null) && <StopSource stop={stop} />}
        <span className={styles.links}>
          {!needsParts(stop) && (
            <button
              type="button"
              className={styles.link}
              aria-expanded={isOpen}
              aria-controls={isOpen ? ids.parts : undefined}
              aria-label={t('stop.detailsOf', { stop: name })}
              onClick={() => setUnfolded(!isOpen)}
            >
              {t('stop.details')}
              <ChevronDown aria-hidden="true" />
            </button>
          )}
          <button
            type="button"
            id={stopFieldId(stop.id, 'pick')}
            className={styles.link}
            aria-label={t('stop.pickOf', { stop: name })}
            onClick={onPick}
          >
            <MapPinned aria-hidden="true" />
            {t('stop.pick')}
          </button>
        </span>
      </div>
    </div>
  );
}

/** What the field above does not say. */
function StopSummary({ stop }: { stop: Stop }) {
  const { t } = useTranslation('planner');
  const words = summarizeStop(stop, (unit) => t('stop.unitShort', { unit }));
  return words === '' ? null : (
    <p className={styles.summary} dir="auto">
      {words}
    </p>
  );
}

/** A place is looked for by its name and its town. A found one brings its own. */
function needsParts({ source, searchMode }: Stop): boolean {
  return source === null && searchMode === 'place';
}

/** What no list has completed needs its town; asked for when the typing is over, not under it. */
function isTypedByHand({ source, street }: Stop): boolean {
  return source === null && street.trim().length >= 3;
}
