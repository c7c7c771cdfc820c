import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../frame/lazy-part.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { copyText } from '../../../ui/actions/copy-text.ts';
import { Sheet } from '../../../ui/dialogs/dialog.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';

/** The library that draws it is asked for with the first code that is looked at. */
const QrCode = lazyPart(() => import('./qr-code.tsx'), 'QrCode', {
  waiting: <Skeleton shape="box" height="16rem" />,
});

type CouponLinkSheetProps = { code: string; linkBase: string; onClose: () => void };

/** The link that applies a code by itself (PM14), to copy, and as a QR code to print. */
export function CouponLinkSheet({ code, linkBase, onClose }: CouponLinkSheetProps) {
  const { t } = useTranslation('admin');
  const link = `${linkBase}/?promo=${encodeURIComponent(code)}`;
  const copy = async () => {
    const isCopied = await copyText(link);
    showToast(
      isCopied ? { text: t('coupons.link.copied') } : { text: t('coupons.link.notCopied'), tone: 'danger' },
    );
  };
  return (
    <Sheet open onClose={onClose} title={t('coupons.link.title', { code })} closeLabel={t('close')}>
      <div className="stack">
        <p>{t('coupons.link.lead')}</p>
        <TextField label={t('coupons.link.label')} value={link} readOnly data-first-focus="" />
        <div className="cluster">
          <Button variant="secondary" onClick={() => void copy()}>
            {t('coupons.link.copy')}
          </Button>
        </div>
        <QrCode link={link} code={code} />
      </div>
    </Sheet>
  );
}
