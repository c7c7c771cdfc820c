import { Copy, RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readCartChanges } from '../../data/cart/read-cart-changes.ts';
import { readOutbox } from '../../data/outbox/read-outbox.ts';
import { remote } from '../../data/remote.ts';
import { Button } from '../../ui/actions/button.tsx';
import { copyText } from '../../ui/actions/copy-text.ts';
import { Sheet } from '../../ui/dialogs/dialog.tsx';
import { useLive } from '../use-live.ts';
import { keepSettled, type Listed } from './keep-settled.ts';
import { QueuedCart } from './queued-cart.tsx';
import { QueuedIntent } from './queued-intent.tsx';
import { useIntentWords } from './use-intent-words.ts';

type QueueSheetProps = { open: boolean; onClose: () => void };

/** Everything that waits on this device, in the order it goes out, and what can be done about it. */
export function QueueSheet({ open, onClose }: QueueSheetProps) {
  const { t } = useTranslation('outbox');
  const { t: frame } = useTranslation('shell');
  const listed = useListed(open);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('title')}
      closeLabel={frame('close')}
      actions={listed && <Actions listed={listed.rows} />}
    >
      {listed && (
        <div className="stack">
          {listed.rows.length === 0 && !listed.cart && <p>{t('empty')}</p>}
          <ul className="stack">
            {listed.rows.map((each) => (
              <QueuedIntent
                key={each.row.id}
                listed={each}
                onDiscarded={() => listed.markDiscarded(each.row.id)}
                onLeave={onClose}
              />
            ))}
            {listed.cart && <QueuedCart changes={listed.cart} onLeave={onClose} />}
          </ul>
          <p className="soft">{t('leave')}</p>
        </div>
      )}
    </Sheet>
  );
}

/** Rows stay until the list is closed, so that one sees each settle. */
function useListed(open: boolean) {
  const stored = useLive(readOutbox);
  const cart = useLive(readCartChanges);
  const [rows, setRows] = useState<readonly Listed[]>();
  useEffect(() => {
    if (!open) setRows(undefined);
    else if (stored) setRows((was) => keepSettled(was ?? [], stored));
  }, [open, stored]);
  const markDiscarded = (id: string) =>
    setRows((was) => was?.map((each) => (each.row.id === id ? { ...each, end: 'discarded' } : each)));
  return rows && { rows, cart, markDiscarded };
}

function Actions({ listed }: { listed: readonly Listed[] }) {
  const { t } = useTranslation('outbox');
  const { what, state } = useIntentWords();
  const [isTrying, setTrying] = useState(false);
  const [copied, setCopied] = useState<boolean>();
  const tryAll = async () => {
    setTrying(true);
    await Promise.allSettled([remote.tryOutboxNow(), remote.refreshCart({ force: true })]);
    setTrying(false);
  };
  const copy = async () => {
    const lines = listed.map((each) => {
      const { id, createdAt } = each.row;
      return `${what(each.row)}\n${state(each)}\n${new Date(createdAt).toISOString()} ${id}`;
    });
    setCopied(await copyText(lines.join('\n\n')));
  };
  return (
    <>
      {listed.length > 0 && (
        <Button variant="quiet" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
          <span role="status">
            {t(copied === undefined ? 'act.copy' : copied ? 'act.copied' : 'act.notCopied')}
          </span>
        </Button>
      )}
      <Button icon={<RefreshCw aria-hidden="true" />} busy={isTrying} onClick={() => void tryAll()}>
        {t('act.tryNow')}
      </Button>
    </>
  );
}
