import type { Route } from '../route';

/**
 * Where a call is at the desk, below `/admin/v1` (USER-03): an organisation's calls name it. Null for calls that the desk has
 * not.
 * @example
 * deskPath('organisation', '/admin/members') // => "/o/:organisation/members"
 * deskPath('operator', '/admin/organisations') // => "/operator/organisations"
 * deskPath('user', '/session') // => "/session"
 * deskPath('public', '/events') // => null
 */
export function deskPath(access: Route['access'], path: string): string | null {
  if (access === 'guest' || access === 'user') return path;
  const rest = path.slice('/admin'.length);
  if (access === 'organisation') return `/o/:organisation${rest}`;
  return access === 'operator' ? `/operator${rest}` : null;
}
