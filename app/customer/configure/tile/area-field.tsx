import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SQFT_MIN } from '#shared/cart/limits.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { announce } from '../../../ui/feedback/announce.ts';
import { ChoiceGroup } from '../../../ui/fields/choice-group.tsx';
import { NumberSlider } from '../../../ui/fields/number-slider.tsx';
import { type AreaReading, readArea, SQFT_STEP } from './read-area.ts';
import styles from './tile.module.css';
import { typicalAreas } from './typical-areas.ts';

/** Where the slider ends: nearly every room of a home is smaller, and the steps stay wide enough for a thumb. */
const SLIDER_MAX_SQFT = 600;

type AreaFieldProps = {
  /** Of the room, for its typical sizes. */
  slug: string;
  sqft: number;
  onChange: (sqft: number) => void;
};

/** Square feet: by slider, by number, or by the size such a room usually has. */
export function AreaField({ slug, sqft, onChange }: AreaFieldProps) {
  const { t } = useTranslation('tile');
  const { number } = useFormat();
  // The reading and not its words, which follow the language.
  const [settled, setSettled] = useState<Settled>();
  const noteOf = useSettledNote();
  const take = (reading: AreaReading | undefined) => {
    if (reading && reading.sqft !== sqft) onChange(reading.sqft);
  };
  const settle = (text: string) => {
    const reading = readArea(text);
    take(reading);
    const now = { reading, keptSqft: sqft };
    setSettled(now);
    const said = noteOf(now);
    if (said) announce(said);
  };
  const set = (chosen: number) => {
    setSettled(undefined);
    onChange(chosen);
  };
  return (
    <>
      <NumberSlider
        label={t('area.label')}
        sliderLabel={t('area.slider')}
        unit={t('area.unit')}
        hint={t('area.hint')}
        note={settled && noteOf(settled)}
        value={sqft}
        text={number(sqft)}
        valueText={t('area.spoken', { area: number(sqft) })}
        min={SQFT_MIN}
        sliderMax={SLIDER_MAX_SQFT}
        step={SQFT_STEP}
        onSlide={set}
        // Every key counts, because a tap on "Add to cart" need not leave the box first on a phone.
        onType={(text) => take(readArea(text))}
        onSettle={settle}
      />
      <TypicalSizes slug={slug} sqft={sqft} onChange={set} />
    </>
  );
}

function TypicalSizes({ slug, sqft, onChange }: AreaFieldProps) {
  const { t } = useTranslation('tile');
  const { number } = useFormat();
  const sizes = { small: t('area.small'), medium: t('area.medium'), large: t('area.large') };
  const areas = typicalAreas(slug);
  return (
    <ChoiceGroup
      legend={t('area.typical')}
      layout="chips"
      choices={areas.map((area) => ({
        value: String(area.sqft),
        label: sizes[area.size],
        detail: t('area.sqft', { area: number(area.sqft) }),
        picture: <Floor sqft={area.sqft} />,
      }))}
      value={areas.some((area) => area.sqft === sqft) ? String(sqft) : null}
      onChange={(value) => onChange(Number(value))}
    />
  );
}

/** A square floor to scale: a foot is a pixel and a half. */
function Floor({ sqft }: { sqft: number }) {
  const side = `${1.5 * Math.sqrt(sqft)}px`;
  return <span className={styles.floor} style={{ blockSize: side, inlineSize: side }} />;
}

/** What was read when the box was left, and the area that stays if it was nothing. */
interface Settled {
  readonly reading: AreaReading | undefined;
  readonly keptSqft: number;
}

/** Says what became of the typed area; nothing when it was taken as it is. */
function useSettledNote(): (settled: Settled) => string | undefined {
  const { t } = useTranslation('tile');
  const { number } = useFormat();
  return ({ reading, keptSqft }) => {
    if (reading === undefined) return t('area.unread', { area: number(keptSqft) });
    const area = number(reading.sqft);
    const words = {
      none: undefined,
      rounded: t('area.rounded', { area }),
      least: t('area.least', { area }),
      most: t('area.most', { area }),
    };
    return words[reading.change];
  };
}
