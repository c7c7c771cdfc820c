import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { localeNames, locales } from '#shared/kernel/locale.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import styles from './hero-film.module.css';

type FilmPlayerProps = {
  /** At the end of the film and on Esc. */
  onClose: () => void;
  onFail: () => void;
};

/** Exists only once the film was asked for, so that no other visit downloads a byte of it (D168). */
export function FilmPlayer({ onClose, onFail }: FilmPlayerProps) {
  const { t } = useTranslation(['home', 'shell']);
  const locale = useLocale();
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => video.current?.focus(), []);
  return (
    <video
      ref={video}
      className={styles.frame}
      aria-label={t('home:film.label')}
      poster="/film/poster.webp"
      width="960"
      height="640"
      tabIndex={0}
      controls
      muted
      playsInline
      autoPlay
      onEnded={onClose}
      onError={onFail}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <source src="/film/demo.webm" type="video/webm" />
      {/* The last source says it when none could be played. */}
      <source src="/film/demo.mp4" type="video/mp4" onError={onFail} />
      {locales.map((language) => (
        <track
          key={language}
          kind="captions"
          src={`/film/demo.${language}.vtt`}
          srcLang={language}
          label={localeNames[language]}
          default={language === locale}
        />
      ))}
    </video>
  );
}
