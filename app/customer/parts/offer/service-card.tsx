import { ArrowRight, ShoppingCart } from 'lucide-react';
import { type KeyboardEvent, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { servicePath } from '#shared/catalogue/find-service.ts';
import type { Service } from '#shared/catalogue/service.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { Link } from '../../../frame/link.tsx';
import { Seen } from '../../../frame/seen.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Tag } from '../../../ui/layout/tag.tsx';
import styles from './service-card.module.css';
import { ServiceIcon } from './service-icon.tsx';
import { ServicePicture } from './service-picture.tsx';

/** What the card is called and what its button says, by the catalogue's tag. */
const looks = {
  priced: { act: 'act.priced' },
  intake: { tag: 'tag.intake', tone: 'sun', act: 'act.intake' },
  quote: { tag: 'tag.quote', tone: 'accent', act: 'act.quote' },
} as const;

type ServiceCardProps = {
  service: Service;
  /** Undefined for what is quoted. */
  fromCents: Cents | undefined;
  /** Instances of this service in the cart. */
  inCart: number;
  /** Among the first of the list, and in sight as the page opens. */
  isFirst: boolean;
};

/**
 * One link: picture, words and the button's look are all it (D82). Remembered: each answer of the device's database has
 * the list of a dozen of them drawn again, for nothing that they show.
 */
export const ServiceCard = memo(function ServiceCard(props: ServiceCardProps) {
  const { service, fromCents, inCart, isFirst } = props;
  const { t } = useTranslation('catalogue');
  const { locale } = useFormat();
  const look = looks[service.tag ?? 'priced'];
  return (
    <Card as="li" padding="none" pressable className={styles.card}>
      <div className={styles.frame}>
        {/* The browser's own lazy loading looks three windows ahead, which a first visit would pay for. */}
        <Seen className={styles.place} ahead="100%" atOnce={isFirst} withoutScript>
          <ServicePicture src={service.image} className={styles.picture} eager={isFirst} />
        </Seen>
        <div className={styles.tags}>
          {'tag' in look && <Tag tone={look.tone}>{t(look.tag)}</Tag>}
          {inCart > 0 && (
            <Tag tone="primary" icon={<ShoppingCart aria-hidden="true" />}>
              {t('inCart', { count: inCart })}
            </Tag>
          )}
        </div>
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <span className={styles.icon}>
            <ServiceIcon name={service.icon} />
          </span>
          <Link to={servicePath(service)} data-card-link="" onKeyDown={followOnSpace}>
            {service.title[locale]}
          </Link>
        </h3>
        <p className={styles.teaser}>{service.teaser[locale]}</p>
        <Foot service={service} fromCents={fromCents} />
      </div>
    </Card>
  );
});

type FootProps = Pick<ServiceCardProps, 'service' | 'fromCents'>;

function Foot({ service, fromCents }: FootProps) {
  const { t } = useTranslation('catalogue');
  const { money } = useFormat();
  return (
    <p className={styles.foot}>
      <span className={styles.price}>
        {fromCents === undefined ? t('explain.quote') : t('from', { price: money(fromCents) })}
      </span>
      <span className={styles.act} aria-hidden="true">
        {t(looks[service.tag ?? 'priced'].act)}
        <ArrowRight />
      </span>
    </p>
  );
}

/** D302: Space opens a card too, as on a button. */
function followOnSpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
