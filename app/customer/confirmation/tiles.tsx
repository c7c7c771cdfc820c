import { CalendarDays, Clock3, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toLocal } from '#shared/agenda/local-time.ts';
import { shortId } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import { toCents } from '#shared/kernel/money.ts';
import type { Confirmation } from '../../data/place/read-confirmation.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTotalWords } from '../../i18n/use-total-words.ts';
import { differsFromBrowserZone } from '../parts/page/differs-from-browser-zone.ts';
import styles from './confirmation.module.css';

type TilesProps = { confirmation: Confirmation; startAt: Instant; endAt: Instant };

/** When, and what it costs; of a cancelled visit that nothing is to be paid, and what would have been (D511). */
export function Tiles({ confirmation, startAt, endAt }: TilesProps) {
  const { t } = useTranslation('confirmation');
  const format = useFormat();
  const words = useTotalWords();
  const { timeZone, quote, total } = confirmation;
  const zone = differsFromBrowserZone(startAt, timeZone) ? ` ${format.zone(startAt, timeZone)}` : '';
  const isPriced = Number.isFinite(total) && total > 0 && !quote;
  const isCancelled = confirmation.status === 'CANCELLED';
  return (
    <dl className={styles.tiles}>
      <Tile icon={<CalendarDays aria-hidden="true" />} label={t('tiles.date')}>
        {format.day(toLocal(startAt, timeZone).day)}
      </Tile>
      <Tile icon={<Clock3 aria-hidden="true" />} label={t('tiles.time')}>
        {format.timeRange(startAt, endAt, timeZone)}
        {zone}
      </Tile>
      {isPriced && isCancelled && (
        <Tile
          icon={<ReceiptText aria-hidden="true" />}
          label={words.label({ estimate: false })}
          note={
            <>
              {t('tiles.before')} <s>{words.sum(toCents(total), confirmation)}</s>
            </>
          }
        >
          {format.money(0)}
        </Tile>
      )}
      {isPriced && !isCancelled && (
        <Tile
          icon={<ReceiptText aria-hidden="true" />}
          label={words.label(confirmation)}
          note={[words.plus(confirmation), t('tiles.server')].filter(Boolean).join('. ')}
        >
          {words.amount(toCents(total), confirmation)}
        </Tile>
      )}
      {!isPriced && (
        <Tile
          icon={<ReceiptText aria-hidden="true" />}
          label={t('tiles.reference')}
          note={t(quote && !isCancelled ? 'tiles.quote' : 'tiles.none')}
        >
          {shortId(confirmation.bookingId)}
        </Tile>
      )}
    </dl>
  );
}

function Tile({
  icon,
  label,
  note,
  children,
}: {
  icon: ReactNode;
  label: string;
  note?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.tile}>
      <dt>
        {icon}
        {label}
      </dt>
      <dd>
        <strong>{children}</strong>
        {note && <small className="soft">{note}</small>}
      </dd>
    </div>
  );
}
