import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useWhenLoaded } from '../../../ui/use-loaded.ts';

/** Wide enough for the field on a dense screen, in pixels. */
const WIDTH = 480;

/**
 * A file that is still being sent, drawn by the device. On a canvas, because pages show pictures of our own site alone;
 * what the device cannot read stays empty, and the server says why.
 */
export function FilePreview({ file }: { file: File }) {
  const { t } = useTranslation('admin');
  const canvas = useRef<HTMLCanvasElement>(null);
  useWhenLoaded(
    () => createImageBitmap(file, { resizeWidth: WIDTH, resizeQuality: 'medium' }),
    (picture) => {
      const element = canvas.current;
      if (element !== null) {
        element.width = picture.width;
        element.height = picture.height;
        element.getContext('2d')?.drawImage(picture, 0, 0);
      }
      picture.close();
    },
    [file],
  );
  return <canvas ref={canvas} role="img" aria-label={t('picture.preview')} />;
}
