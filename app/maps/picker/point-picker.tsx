import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Point, Stop } from '#shared/delivery/stop.ts';
import { lazyPart } from '../../frame/lazy-part.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import styles from '../map.module.css';
import '../leaflet-rules.css';
import { NoMap } from '../route-map.tsx';
import { useMapView } from '../use-map-view.ts';
import { useStartPoint } from './use-start-point.ts';

const PickerMap = lazyPart(() => import('./point-picker-map.tsx'), 'PointPickerMap', {
  waiting: <PickerWaits />,
  missing: NoMap,
});

type PointPickerProps = {
  open: boolean;
  stop: Stop;
  /** "Pickup 1" */
  name: string;
  onClose: () => void;
  onConfirm: (point: Point) => void;
};

/**
 * `<PointPicker open stop name onClose onConfirm>` Where a stop is, set by hand (D335): the map is moved under the pin,
 * clicked, or the pin dragged; the arrow keys and two numbers do the same. Needs neither tiles nor a connection.
 */
export function PointPicker(props: PointPickerProps) {
  return props.open && <OpenPicker key={props.stop.id} {...props} />;
}

function OpenPicker({ stop, name, onClose, onConfirm }: PointPickerProps) {
  const { t } = useTranslation('planner');
  const start = useStartPoint(stop);
  const view = useMapView();
  const hasStreets = view === undefined || view.tileUrl !== null;
  const [moved, setMoved] = useState<Point | null>();
  // Null: what stands in the fields is no place.
  const point = moved === undefined ? start : moved;
  return (
    <Dialog
      open
      size="m"
      title={t('map.pickTitle', { stop: name })}
      closeLabel={t('close')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('map.cancel')}
          </Button>
          <Button
            disabled={!point}
            why={point === null ? t('map.noPlace') : undefined}
            onClick={() => point && onConfirm(point)}
          >
            {t('map.confirm')}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p className="soft">
          {t('map.pickHow')} {!hasStreets && t('map.noStreets')}
        </p>
        {start ? <PickerMap stop={stop} start={start} onMove={setMoved} /> : <PickerWaits />}
      </div>
    </Dialog>
  );
}

function PickerWaits() {
  const { t } = useTranslation('planner');
  return (
    <div className={styles.pickerPlace}>
      <p className={styles.blank}>
        <Spinner label={t('map.opening')} />
      </p>
    </div>
  );
}
