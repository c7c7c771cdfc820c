import { ChevronDown } from 'lucide-react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './disclosure.module.css';

type DisclosureProps = {
  title: ReactNode;
  /** One line under the title, so that a closed card still says what is inside. */
  summary?: ReactNode;
  /** At the end of the row: a price, a tag. */
  aside?: ReactNode;
  picture?: ReactNode;
  /** Given, the screen decides; left out, the card keeps its own state. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  defaultOpen?: boolean | undefined;
  /** "card" has a frame and a shadow; "plain" is a line with a rule under it. */
  look?: 'card' | 'plain' | undefined;
  id?: string | undefined;
  children: ReactNode;
};

/**
 * `<Disclosure title summary aside picture open+onOpenChange|defaultOpen look="card|plain" id>`
 * A native details card; find-in-page opens it and the screen is told.
 */
export function Disclosure(props: DisclosureProps) {
  const {
    title,
    summary,
    aside,
    picture,
    onOpenChange,
    defaultOpen = false,
    look = 'card',
    id,
    children,
  } = props;
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const open = props.open ?? ownOpen;
  const change = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    change(!open);
  };
  return (
    <details
      id={id}
      open={open}
      className={classNames(styles.disclosure, styles[look])}
      // Fires for our own change too; only the browser's (find-in-page, a link to an id inside) is news.
      onToggle={(event) => event.currentTarget.open !== open && change(event.currentTarget.open)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive; Enter and Space on it arrive as clicks. */}
      <summary className={styles.head} onClick={onClick}>
        {picture && <span className={styles.picture}>{picture}</span>}
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          {summary && <span className={styles.summary}>{summary}</span>}
        </span>
        {aside && <span className={styles.aside}>{aside}</span>}
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
