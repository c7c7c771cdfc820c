import { Navigate, useLocation } from 'react-router-dom';

/** Denied: back to the login, which returns here afterwards. */
export function ToLogin() {
  const { pathname, search } = useLocation();
  return <Navigate to={`/admin/login?next=${encodeURIComponent(pathname + search)}`} replace />;
}
