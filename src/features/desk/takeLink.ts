/** What a mailed link opens, from behind the `#` of the address, which keeps it no longer; null for none. */
export function takeLink(): string | null {
  const given = new URLSearchParams(location.hash.slice(1)).get('key');
  if (given === null) return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  return given;
}
