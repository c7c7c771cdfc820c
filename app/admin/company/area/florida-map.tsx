import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Point } from '#shared/delivery/stop.ts';
import styles from './area.module.css';
import {
  type CountyShape,
  countyBeside,
  FLORIDA_BOX,
  floridaShapes,
  projectFlorida,
} from './florida-shapes.ts';

type FloridaMapProps = {
  label: string;
  /** The middles of what is served, as dots. */
  dots: readonly Point[];
};

/** `<FloridaMap label dots>` Where codes are served: a picture. */
export function FloridaMap({ label, dots }: FloridaMapProps) {
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${FLORIDA_BOX.width} ${FLORIDA_BOX.height}`}
      role="img"
      aria-label={label}
    >
      {floridaShapes().map(({ name, path }) => (
        <path key={name} d={path} className={styles.county} />
      ))}
      <path className={styles.dots} d={dots.map((dot) => `M${projectFlorida(dot).join(' ')}h0`).join('')} />
    </svg>
  );
}

type CountyMapProps = {
  label: string;
  chosen: readonly string[];
  onToggle: (county: string) => void;
};

/**
 * `<CountyMap label chosen onToggle>` Counties to tap. With the keyboard the map is one stop: arrows go from county to
 * county, Space chooses. The list beside it says the same.
 */
export function CountyMap({ label, chosen, onToggle }: CountyMapProps) {
  const { t } = useTranslation('admin');
  const shapes = floridaShapes();
  const id = useId();
  const [active, setActive] = useState<string>();
  const [pointed, setPointed] = useState<string>();
  const stop = active ?? chosen[0] ?? FIRST;
  const idOf = (name: string) => `${id}${shapes.findIndex((shape) => shape.name === name)}`;
  const onKeyDown = (event: KeyboardEvent, from: CountyShape) => {
    if (event.key === ' ' || event.key === 'Enter') onToggle(from.name);
    const next = countyBeside(shapes, from, event.key);
    if (next) document.getElementById(idOf(next.name))?.focus();
    if (next || event.key === ' ' || event.key === 'Enter' || event.key.startsWith('Arrow'))
      event.preventDefault();
  };
  const named = pointed ?? active;
  return (
    <figure className={styles.figure}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a drawing. */}
      <svg
        className={styles.map}
        viewBox={`0 0 ${FLORIDA_BOX.width} ${FLORIDA_BOX.height}`}
        role="group"
        aria-label={label}
        onPointerLeave={() => setPointed(undefined)}
      >
        {shapes.map((shape) => (
          // biome-ignore lint/a11y/useSemanticElements: an outline is no box to tick.
          <path
            key={shape.name}
            id={idOf(shape.name)}
            d={shape.path}
            className={styles.county}
            role="checkbox"
            aria-checked={chosen.includes(shape.name)}
            aria-label={shape.name}
            tabIndex={shape.name === stop ? 0 : -1}
            onClick={() => onToggle(shape.name)}
            onFocus={() => setActive(shape.name)}
            onKeyDown={(event) => onKeyDown(event, shape)}
            onPointerEnter={() => setPointed(shape.name)}
          />
        ))}
        {named && <path className={styles.named} d={shapes.find(({ name }) => name === named)?.path} />}
      </svg>
      <figcaption className="soft" aria-hidden="true">
        {named
          ? t(chosen.includes(named) ? 'company.area.countyIn' : 'company.area.countyOut', { county: named })
          : t('company.area.tap')}
      </figcaption>
    </figure>
  );
}

/** Where the keyboard begins: in the middle of the map. */
const FIRST = 'Orange';
