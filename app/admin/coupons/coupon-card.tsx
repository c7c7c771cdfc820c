import {
  CircleCheck,
  CirclePause,
  CircleX,
  Clock,
  Copy,
  PackageOpen,
  Pencil,
  QrCode,
  Trash2,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CouponView } from '#shared/api/admin/coupons.ts';
import { parseInstant } from '#shared/kernel/instant.ts';
import { now } from '../../data/device/clock.ts';
import { Button } from '../../ui/actions/button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { Tag } from '../../ui/layout/tag.tsx';
import { type CouponState, couponState, windowPart } from './coupon-state.ts';
import styles from './coupon-ticket.module.css';
import { couponSentence, endWords, money, offWords, startWords } from './coupon-words.ts';

const looks = {
  live: { tone: 'success', icon: CircleCheck, words: 'coupons.state.live' },
  planned: { tone: 'info', icon: Clock, words: 'coupons.state.planned' },
  paused: { tone: 'sun', icon: CirclePause, words: 'coupons.state.paused' },
  ended: { tone: 'neutral', icon: CircleX, words: 'coupons.state.ended' },
  used: { tone: 'neutral', icon: PackageOpen, words: 'coupons.state.used' },
} as const;

type CouponCardProps = {
  coupon: CouponView;
  timeZone: string;
  /** Id of the words that say why nothing can be written now; undefined while it can. */
  whyId: string | undefined;
  busy: boolean;
  onSwitch: (active: boolean) => void;
  onEdit: () => void;
  onCopy: () => void;
  /** Undefined where the server did not say at what address the company's app is. */
  onLink: (() => void) | undefined;
  onRemove: () => void;
};

/** A ticket: what it takes off on the stub, what it asks for and what it brought beside it. */
export function CouponCard(props: CouponCardProps) {
  const { coupon, timeZone, whyId, busy, onSwitch, onEdit, onCopy, onLink, onRemove } = props;
  const { t } = useTranslation('admin');
  const state = couponState(coupon, now());
  const { code } = coupon;
  const blocked = whyId !== undefined;
  return (
    <article className={styles.ticket} data-state={state} aria-labelledby={`coupon-${coupon.id}`}>
      <div className={styles.stub} aria-hidden="true">
        <span className={`tabular ${styles.off}`}>−{offWords(coupon)}</span>
      </div>
      <div className={styles.body}>
        <header className={styles.head}>
          <h2 id={`coupon-${coupon.id}`} className={styles.code}>
            {code}
          </h2>
          <StateTag state={state} />
          <Switch
            className={styles.switch}
            label={t('coupons.act.activeOf', { code })}
            checked={coupon.active}
            disabled={blocked}
            busy={busy}
            aria-describedby={whyId}
            onChange={onSwitch}
          >
            {t('coupons.act.active')}
          </Switch>
        </header>
        <div>
          {coupon.title !== '' && <p className={styles.name}>{coupon.title}</p>}
          <p className={styles.sentence}>{couponSentence(coupon, now(), timeZone, t)}</p>
        </div>
        <Timeline coupon={coupon} timeZone={timeZone} state={state} />
        <Stats coupon={coupon} />
        <footer className={styles.actions}>
          <Button
            variant="secondary"
            icon={<Pencil aria-hidden="true" />}
            aria-label={t('coupons.act.editOf', { code })}
            onClick={onEdit}
          >
            {t('coupons.act.edit')}
          </Button>
          <Button
            variant="quiet"
            icon={<Copy aria-hidden="true" />}
            aria-label={t('coupons.act.copyOf', { code })}
            onClick={onCopy}
          >
            {t('coupons.act.copy')}
          </Button>
          {onLink && (
            <Button
              variant="quiet"
              icon={<QrCode aria-hidden="true" />}
              aria-label={t('coupons.link.openOf', { code })}
              onClick={onLink}
            >
              {t('coupons.link.open')}
            </Button>
          )}
          <IconButton
            label={t('coupons.act.removeOf', { code })}
            icon={<Trash2 aria-hidden="true" />}
            disabled={blocked || busy}
            aria-describedby={whyId}
            onClick={onRemove}
          />
        </footer>
      </div>
    </article>
  );
}

function StateTag({ state }: { state: CouponState }) {
  const { t } = useTranslation('admin');
  const { tone, icon: Icon, words } = looks[state];
  return (
    <Tag tone={tone} icon={<Icon aria-hidden="true" />}>
      {t(words)}
    </Tag>
  );
}

type TimelineProps = Pick<CouponCardProps, 'coupon' | 'timeZone'> & { state: CouponState };

function Timeline({ coupon, timeZone, state }: TimelineProps) {
  const { t } = useTranslation('admin');
  const from = coupon.startsAt === null ? undefined : parseInstant(coupon.startsAt);
  const to = coupon.endsAt === null ? undefined : parseInstant(coupon.endsAt);
  const start = from === undefined ? t('coupons.line.always') : startWords(from, timeZone, t);
  const end = to === undefined ? t('coupons.line.never') : endWords(to, timeZone, t);
  const part = windowPart(coupon, now());
  const endless = to === undefined;
  const width = part ?? (state === 'planned' ? 0 : 0.35);
  return (
    <div className={styles.line}>
      <div className={styles.track} data-endless={endless || undefined} aria-hidden="true">
        <span style={{ inlineSize: `${width * 100}%` }} />
      </div>
      <dl className={styles.ends}>
        <div>
          <dt className="visually-hidden">{t('coupons.line.start')}</dt>
          <dd>{start}</dd>
        </div>
        <div>
          <dt className="visually-hidden">{t('coupons.line.end')}</dt>
          <dd>{end}</dd>
        </div>
      </dl>
    </div>
  );
}

function Stats({ coupon }: { coupon: CouponView }) {
  const { t } = useTranslation('admin');
  const { usedCount, maxRedemptions, discountTotal, revenueTotal } = coupon;
  const uses =
    maxRedemptions === null
      ? String(usedCount)
      : t('coupons.stats.usesOf', { used: usedCount, max: maxRedemptions });
  return (
    <dl className={styles.stats}>
      <div>
        <dt>{t('coupons.stats.uses')}</dt>
        <dd>{uses}</dd>
      </div>
      <div>
        <dt>{t('coupons.stats.given')}</dt>
        <dd>{money(discountTotal)}</dd>
      </div>
      <div>
        <dt>{t('coupons.stats.revenue')}</dt>
        <dd>{money(revenueTotal)}</dd>
      </div>
    </dl>
  );
}
