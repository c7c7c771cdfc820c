import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Tag } from '../../ui/layout/tag.tsx';
import { ManagedRow } from '../parts/managed/managed-row.tsx';
import styles from './devices.module.css';
import { RevokeButton } from './revoke-button.tsx';

type AccessRowProps = Omit<ComponentProps<typeof RevokeButton>, 'warning'> & {
  Icon: LucideIcon;
  /** Of what this person came in by: how it is marked, and what ending it means for them. */
  own: { readonly mark: string; readonly warning: string } | undefined;
  facts: ReactNode;
};

/** A device or a key, and the way to end it. */
export function AccessRow({ Icon, own, facts, ...revoke }: AccessRowProps) {
  return (
    <ManagedRow
      Icon={Icon}
      words={
        <>
          <span className={styles.name}>
            <strong dir="auto">{revoke.name}</strong>
            {own && <Tag tone="success">{own.mark}</Tag>}
          </span>
          <span className={styles.facts}>{facts}</span>
        </>
      }
    >
      <RevokeButton {...revoke} warning={own?.warning} />
    </ManagedRow>
  );
}
