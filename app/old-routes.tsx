import { useParams } from 'react-router-dom';
import { pathOf } from '#shared/catalogue/current-slugs.ts';
import { calendarTable, resolveSlug } from '#shared/catalogue/slugs.ts';
import { LoadFailed } from './customer/parts/page/load-failed.tsx';
import { useCatalogue } from './customer/parts/page/use-catalogue.ts';
import { UnknownServiceScreen } from './customer/unknown-service/unknown-service-screen.tsx';
import { Redirect } from './frame/redirect.tsx';
import { FormSkeleton } from './ui/feedback/form-skeleton.tsx';

/** A service or a form under a name of former times, `/intake/rent-me` and the like (D7), or under none. */
export function OldSlug() {
  const { slug, kind } = useParams();
  const target = resolveSlug(slug ?? kind ?? '');
  if (!target && slug !== undefined) return <NotYetKnown />;
  if (!target || (kind !== undefined && target.screen !== 'intake')) return <UnknownServiceScreen />;
  return <Redirect to={pathOf(target)} />;
}

/** A slug of no name that we know may be a service's of this company, which the catalogue says when it is here. */
function NotYetKnown() {
  const { catalogue, fetched } = useCatalogue();
  if (catalogue && fetched?.status !== 'loading') return <UnknownServiceScreen />;
  return fetched?.status === 'failed' ? <LoadFailed /> : <FormSkeleton />;
}

/** Calendars of former times led straight to a form (D301). */
export function OldCalendarPath() {
  const { path = '' } = useParams();
  const target = Object.hasOwn(calendarTable, path) ? calendarTable[path] : undefined;
  return <Redirect to={target ? pathOf(target) : '/'} />;
}
