import { ADDRESS_NAMES } from '../../contract/terms/bestTeams';
import type { Language } from '../../contract/terms/languages';
import { decodePart } from '../../core/campaign/page/selection';

/**
 * A page's request to CALL-14: the best teams, and those that its address or its author may name (CALL-38, TEAM-01). The
 * loader asks the same, so that its answer serves the element.
 * @example
 * bestTeams('/gala/lev%20tov', 'or') // => { teams: 'best', team: 'gala lev tov or' }
 */
export const bestTeams = (path: string, ...named: readonly string[]) =>
  ({
    teams: 'best',
    team: [...new Set([...path.split('/').map(decodePart), ...named])].join(' ').trim().slice(-ADDRESS_NAMES),
  }) as const;

/** Asks for texts in a language, where one is known (TRANS-03). */
export const inLanguage = (lang: Language | undefined) => lang && { lang };
