import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/button.tsx';
import styles from './qr-code.module.css';
import { qrFile, qrPath } from './qr-svg.ts';

/** The link as a picture, and as a file that prints sharp at any size. */
export function QrCode({ link, code }: { link: string; code: string }) {
  const { t } = useTranslation('admin');
  const { size, path } = qrPath(link);
  const save = () => {
    const url = URL.createObjectURL(new Blob([qrFile(link, code)], { type: 'image/svg+xml' }));
    const anchor = document.createElement('a');
    anchor.href = url;
    anchor.download = `${code}.svg`;
    anchor.click();
    URL.revokeObjectURL(url);
  };
  return (
    <>
      <svg
        className={styles.code}
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={t('coupons.link.qr', { code })}
      >
        <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
        <path fill="#000" d={path} />
      </svg>
      <div className="cluster">
        <Button variant="secondary" icon={<Download aria-hidden="true" />} onClick={save}>
          {t('coupons.link.save')}
        </Button>
      </div>
    </>
  );
}
