import i18next from 'i18next';
import { type ComponentType, lazy, type ReactNode, Suspense, use, useEffect } from 'react';
import type { Area } from '../i18n/areas.ts';
import { errorText } from '../i18n/error-text.ts';
import { Alert } from '../ui/feedback/alert.tsx';

interface LazyPartLook<Props> {
  /** In its place until code and words are here; about as high as what comes. */
  readonly waiting?: ReactNode | ((props: Props) => ReactNode);
  /** In its place for the rest of this visit where the code could not be had; nothing unless named. */
  readonly missing?: ComponentType<Props>;
}

/**
 * `lazyPart(load, 'Name', {waiting, missing})` A part of a screen that is downloaded when it is first drawn, its words
 * with it. A line that breaks never takes the screen with it.
 */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  { waiting, missing = Nothing }: LazyPartLook<Props> = {},
): ComponentType<Props> {
  const Part = lazy<ComponentType<Props>>(() =>
    load().then(
      (module) => ({ default: module[name] }),
      () => ({ default: missing }),
    ),
  );
  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={typeof waiting === 'function' ? waiting(props) : waiting}>
        <Part {...props} />
      </Suspense>
    );
  };
}

function Nothing() {
  return null;
}

/** For `missing` of a part that was asked for with a tap. */
export function NotDownloaded() {
  return (
    <Alert tone="warning" role="alert">
      {errorText('network')}
    </Alert>
  );
}

/**
 * A screen is downloaded when the person goes there, its words beside it; its module is named in a file of routes and
 * nowhere else. `begin` fetches both before it is drawn, `ahead` what comes after it. One that is here is drawn at once:
 * React's `lazy` would show what stands in its place first, and let that stand for 300 ms.
 */
export function lazyScreen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  words?: Area | Area[],
  ahead?: () => Promise<unknown>,
) {
  let here: ComponentType | undefined;
  const begin = async () => {
    const [module] = await Promise.all([load(), words && i18next.loadNamespaces(words)]);
    here = module[name];
    return here;
  };
  let coming: Promise<ComponentType> | undefined;
  let isRefused = false;
  /** Once: what cannot be had is told by the frame around it. */
  const askOnce = () => {
    if (coming === undefined) {
      coming = begin();
      coming.catch(() => {
        isRefused = true;
      });
    }
    return coming;
  };
  function LazyScreen() {
    // Who has waited for it asks for it again: React draws once more in the middle of that, and `use` must be there too.
    const isWaitedFor = coming !== undefined && !isRefused;
    const Screen = here === undefined || isWaitedFor ? use(askOnce()) : here;
    useEffect(() => void ahead?.().catch(() => undefined), []);
    return <Screen />;
  }
  return Object.assign(LazyScreen, { begin });
}
