import { foldSearch } from '../../text';

interface NamedTeam {
  readonly param: string;
  readonly label: string;
}

const folded = new WeakMap<NamedTeam, readonly string[]>();

/** Searchable text of a team, folded once per team object. */
function wordsOf(team: NamedTeam): readonly string[] {
  const known = folded.get(team);
  if (known) return known;
  const words = [foldSearch(team.label), foldSearch(team.param)];
  folded.set(team, words);
  return words;
}

/**
 * Teams whose name or address contains a text, whatever its case and accents (CALL-37); all of them for none.
 * @example
 * searchTeams([{ param: 'lev', label: 'Léa' }, { param: 'or', label: 'Or' }], ' LEA').map(({ param }) => param) // => ['lev']
 */
export function searchTeams<T extends NamedTeam>(teams: readonly T[], text: string): readonly T[] {
  const wanted = foldSearch(text);
  return wanted === '' ? teams : teams.filter((team) => wordsOf(team).some((word) => word.includes(wanted)));
}
