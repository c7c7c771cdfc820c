import { useParams } from 'react-router-dom';
import { pathOf } from '#shared/catalogue/current-slugs.ts';
import { calendarTable, resolveSlug } from '#shared/catalogue/slugs.ts';
import { UnknownServiceScreen } from './customer/unknown-service/unknown-service-screen.tsx';
import { Redirect } from './frame/redirect.tsx';

/** A service or a form under a name of former times, `/intake/rent-me` and the like (D7), or under none. */
export function OldSlug() {
  const { slug, kind } = useParams();
  const target = resolveSlug(slug ?? kind ?? '');
  if (!target || (kind !== undefined && target.screen !== 'intake')) return <UnknownServiceScreen />;
  return <Redirect to={pathOf(target)} />;
}

/** Calendars of former times led straight to a form (D301). */
export function OldCalendarPath() {
  const { path = '' } = useParams();
  const target = Object.hasOwn(calendarTable, path) ? calendarTable[path] : undefined;
  return <Redirect to={target ? pathOf(target) : '/'} />;
}
