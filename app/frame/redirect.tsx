import { Navigate, useLocation } from 'react-router-dom';
import { redirectPath } from './redirect-path.ts';

/** One replace navigation that keeps query and hash (D4). */
export function Redirect({ to }: { to: string }) {
  return <Navigate to={redirectPath(to, useLocation())} replace />;
}
