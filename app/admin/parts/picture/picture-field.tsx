import { ImagePlus, Images, RotateCcw, Trash2, X } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureTypes } from '#shared/pictures/picture.ts';
import { pictureUrl } from '#shared/pictures/picture-url.ts';
import { TENANT_SLUG } from '../../../data/device/tenant.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { FieldError } from '../../../ui/fields/field-frame.tsx';
import { useWhyWait } from '../use-why-wait.ts';
import { DrawingsSheet } from './drawings-sheet.tsx';
import { FilePreview } from './file-preview.tsx';
import styles from './picture-field.module.css';
import { useSendPicture } from './use-send-picture.ts';

type PictureFieldProps = {
  label: string;
  note?: string | undefined;
  hint?: ReactNode;
  /** What the form says is wrong with the value; what is wrong with a file the field says itself. */
  error?: string | undefined;
  /** What the row keeps: `/api/files/…`, `/drawings/…`, or '' for none. */
  value: string;
  onChange: (stored: string) => void;
  /** Offers our drawings too. */
  drawings?: boolean | undefined;
  /** Whether there may be none. */
  removable?: boolean | undefined;
};

/**
 * `<PictureField label note hint error value onChange drawings removable>`
 * A picture of the owner's, sent as soon as it is chosen or dropped, or one of our drawings. The value is kept with the form.
 */
export function PictureField({ label, note, hint, error, value, onChange, ...may }: PictureFieldProps) {
  const { t } = useTranslation('admin');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { sending, send, stop } = useSendPicture(onChange);
  const offline = useWhyWait();
  const failed = sending.phase === 'failed' ? sending : undefined;
  const wrong = failed?.words ?? error;
  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer.files;
      if (file && offline === undefined) void send(file);
    },
  };
  return (
    // A file may be dropped anywhere on it; who has no pointer uses the button.
    <fieldset
      className={styles.field}
      aria-describedby={`${id}-hint${wrong ? ` ${id}-error` : ''}`}
      data-over={isOver || undefined}
      {...drop}
    >
      <legend className={styles.label}>
        {label}
        {note && <span className={styles.note}> {note}</span>}
      </legend>
      <div className={styles.row}>
        <div className={styles.picture} data-wrong={wrong !== undefined || undefined}>
          {sending.phase === 'sending' ? (
            <FilePreview file={sending.file} />
          ) : value === '' ? (
            <span className="soft">{t('picture.none')}</span>
          ) : (
            <img src={pictureUrl(value, TENANT_SLUG, 'small')} alt={t('picture.preview')} />
          )}
        </div>
        <div className={styles.side}>
          {sending.phase === 'sending' ? (
            <>
              <ProgressBar
                value={sending.share}
                max={1}
                label={t(sending.share < 1 ? 'picture.sending' : 'picture.making')}
                aside={<span>{t('picture.percent', { percent: Math.floor(sending.share * 100) })}</span>}
              />
              <Button variant="secondary" icon={<X aria-hidden="true" />} onClick={stop}>
                {t('picture.stop')}
              </Button>
            </>
          ) : (
            <div className="cluster">
              {failed?.file !== undefined && (
                <Button
                  icon={<RotateCcw aria-hidden="true" />}
                  disabled={offline !== undefined}
                  why={offline}
                  onClick={() => failed.file && void send(failed.file)}
                >
                  {t('picture.again')}
                </Button>
              )}
              <Button
                variant="secondary"
                icon={<ImagePlus aria-hidden="true" />}
                aria-describedby={wrong ? `${id}-error` : `${id}-hint`}
                disabled={offline !== undefined}
                why={offline}
                onClick={() => input.current?.click()}
              >
                {t(value === '' ? 'picture.choose' : 'picture.replace')}
              </Button>
              <span className={styles.drop}>{t('picture.drop')}</span>
              {may.drawings && (
                <Button
                  variant="secondary"
                  icon={<Images aria-hidden="true" />}
                  onClick={() => setOpen(true)}
                >
                  {t('picture.drawings')}
                </Button>
              )}
              {may.removable && value !== '' && (
                <Button variant="quiet" icon={<Trash2 aria-hidden="true" />} onClick={() => onChange('')}>
                  {t('picture.remove')}
                </Button>
              )}
            </div>
          )}
          {wrong && <FieldError id={`${id}-error`}>{wrong}</FieldError>}
          <p className={styles.hint} id={`${id}-hint`}>
            {hint} {t('picture.hint')}
          </p>
        </div>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureTypes.join(',')}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void send(file);
          target.value = ''; // the same again is a choice too
        }}
      />
      {may.drawings && (
        <DrawingsSheet open={isOpen} value={value} onClose={() => setOpen(false)} onTake={onChange} />
      )}
    </fieldset>
  );
}
