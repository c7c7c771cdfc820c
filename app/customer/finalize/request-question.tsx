import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { agreeToPrice } from '../../data/cart/agree-to-price.ts';
import { discardIntent } from '../../data/outbox/discard-intent.ts';
import { agreeAgain } from '../../data/place/agree-again.ts';
import type { BookingIntent } from '../../data/place/read-booking-intent.ts';
import type { PreferredTime } from '../../data/slots/read-preferred-times.ts';
import { errorText } from '../../i18n/error-text.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTotalWords } from '../../i18n/use-total-words.ts';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { PriceTag } from '../../ui/layout/price-tag.tsx';
import { ReachLinks } from '../parts/area/reach-links.tsx';
import { NearSlots } from '../parts/booking/near-slots.tsx';
import { useSlotWords } from '../parts/booking/use-slot-words.ts';
import type { Question, RequestNow } from './request-now.ts';

type RequestQuestionProps = {
  intent: BookingIntent;
  now: RequestNow;
  timeZone: string;
  question: Question;
};

/** What has to be decided before the request goes out, with one tap where one is enough (D365). */
export function RequestQuestion({ intent, now, timeZone, question }: RequestQuestionProps) {
  const { t } = useTranslation(['finalize', 'cart', 'checkout']);
  const words = useSlotWords(timeZone);
  const { money } = useFormat();
  const sums = useTotalWords();
  const [isAgreeing, setAgreeing] = useState(false);
  const agree = async (wishes: readonly PreferredTime[] = intent.wishes) => {
    setAgreeing(true);
    const { cart, totalCents } = now;
    if (cart.totals) await agreeToPrice(cart, { ...cart.totals, totalCents }).catch(() => undefined);
    await agreeAgain({ cart, totalCents, wishes });
    setAgreeing(false);
  };
  const yes = (text: string) => (
    <Button busy={isAgreeing} onClick={() => void agree()}>
      {text}
    </Button>
  );
  switch (question) {
    case 'still':
      return (
        <>
          <PageTitle focusOnOpen lead={t('asks.text')}>
            {t('asks.still', { time: words(intent.startAt) })}
          </PageTitle>
          <div className="cluster">{yes(t('asks.yes'))}</div>
        </>
      );
    case 'price':
      return (
        <>
          <PageTitle focusOnOpen lead={t('price.text')}>
            {t('price.title')}
          </PageTitle>
          <PriceTag
            size="l"
            // Where all of it is to be quoted there is no total (D46).
            text={now.quote ? t('cart:summary.quote') : sums.amount(now.totalCents, now.open)}
            was={
              intent.totalCents === null
                ? undefined
                : { label: t('price.was'), text: money(intent.totalCents) }
            }
          />
          <div className="cluster">
            {yes(
              now.quote
                ? t('cart:price.agreeQuote')
                : t('asks.agree', { total: sums.sum(now.totalCents, now.open) }),
            )}
          </div>
        </>
      );
    case 'taken':
      return (
        <>
          <PageTitle focusOnOpen lead={intent.alternatives.length > 0 ? t('taken.nearest') : t('taken.none')}>
            {errorText('slot.taken')}
          </PageTitle>
          <div className="cluster">
            <NearSlots
              slots={intent.alternatives}
              timeZone={timeZone}
              onPick={(slot) => void agree([slot])}
            />
          </div>
        </>
      );
    case 'refused':
      return (
        <>
          <PageTitle focusOnOpen lead={`${errorText(now.code)} ${t('refused.text')}`}>
            {t('asks.refused')}
          </PageTitle>
          {now.code === 'area.outside' && <ReachLinks />}
          {now.code === 'cart.unknown_item' && (
            <div className="cluster">
              <ButtonLink to="/cart">{t('checkout:withdrawn.link')}</ButtonLink>
            </div>
          )}
        </>
      );
    case 'booked':
      return (
        <>
          <PageTitle focusOnOpen lead={t('closed.text')}>
            {t('closed.title')}
          </PageTitle>
          <div className="cluster">
            <ButtonLink to="/access-link">{t('closed.link')}</ButtonLink>
            <Button variant="secondary" onClick={() => void discardIntent(intent.id)}>
              {t('closed.done')}
            </Button>
          </div>
        </>
      );
  }
}
