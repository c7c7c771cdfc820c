import { Play } from 'lucide-react';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useKnownCatalogue } from '../../frame/served-page.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import type { FilmPlayer } from './film-player.tsx';
import styles from './hero-film.module.css';

type Player = ComponentType<Parameters<typeof FilmPlayer>[0]>;

/** The picture of the first screen, and with the company that the film shows the film. */
export function HeroFilm() {
  const isPictured = useKnownCatalogue()?.isPictured;
  return <div className={styles.film}>{isPictured ? <PictureWithFilm /> : <Poster />}</div>;
}

function Poster({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.poster}>
      <img
        className={styles.frame}
        src="/drawings/home-hero.svg"
        alt=""
        width="960"
        height="640"
        fetchPriority="high"
      />
      {children}
    </div>
  );
}

/** Behind its button a film of the app, and under it the same in words. */
function PictureWithFilm() {
  const { t } = useTranslation('home');
  const button = useRef<HTMLButtonElement>(null);
  const [Film, setFilm] = useState<Player>();
  const [trouble, setTrouble] = useState<'offline' | 'failed'>();

  /** Its end calls nobody back who has gone on while it ran. */
  const leave = () => {
    const { activeElement } = document;
    const isWatched = activeElement === document.body || activeElement instanceof HTMLVideoElement;
    flushSync(() => setFilm(undefined));
    if (isWatched) button.current?.focus({ preventScroll: true });
  };
  const fail = () => {
    leave();
    setTrouble(navigator.onLine ? 'failed' : 'offline');
  };
  const open = () => {
    setTrouble(undefined);
    import('./film-player.tsx').then(({ FilmPlayer }) => setFilm(() => FilmPlayer), fail);
  };
  return (
    <>
      {Film ? (
        <Film onClose={leave} onFail={fail} />
      ) : (
        <Poster>
          <Button ref={button} variant="secondary" icon={<Play aria-hidden="true" />} onClick={open}>
            {t('film.play')}
          </Button>
        </Poster>
      )}
      {trouble && <Alert role="status">{trouble === 'offline' ? t('film.offline') : t('film.failed')}</Alert>}
      <Disclosure look="plain" title={t('film.read')}>
        <ol className={styles.scenes}>
          {filmScenes.map((scene) => (
            <li key={scene}>{t(scene)}</li>
          ))}
        </ol>
      </Disclosure>
    </>
  );
}

/** What the film shows, in its order; the captions are the same sentences (tests/run/record-film.ts). */
const filmScenes = [
  'film.scenes.home',
  'film.scenes.rooms',
  'film.scenes.details',
  'film.scenes.cart',
  'film.scenes.time',
  'film.scenes.form',
  'film.scenes.booked',
] as const;
