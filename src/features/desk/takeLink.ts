/** Takes the key of a mailed link out of the address's fragment; null when there is none. */
export function takeLink(): string | null {
  const given = new URLSearchParams(location.hash.slice(1)).get('key');
  if (given === null) return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  return given;
}
