/** Params of a visit's team and source; null if none. */
export interface Selection {
  readonly team: string | null;
  readonly source: string | null;
}

interface Choices {
  readonly teams?: readonly { readonly param: string }[] | null | undefined;
  readonly sources?: readonly { readonly param: string }[] | null | undefined;
}

/**
 * The team and source that an address names (TEAM-01): the last segment of its path that is a team's `param` once decoded,
 * hidden teams too, and `s` of its query. Both only if the campaign has them.
 * @param query with or without its question mark.
 * @example
 * selectTeamAndSource({ path: '/gala/lev%20tov', query: '?s=mail' }, { teams: [{ param: 'lev tov' }], sources: [{ param: 'mail' }] }) // => { team: 'lev tov', source: 'mail' }
 * selectTeamAndSource({ path: '/gala/Lev', query: '' }, { teams: [{ param: 'lev' }], sources: [] }) // => { team: null, source: null }
 */
export function selectTeamAndSource(
  address: { readonly path: string; readonly query: string },
  campaign: Choices,
): Selection {
  const segments = address.path.split('/').map(decodePart);
  const team = segments.findLast((segment) => campaign.teams?.some(({ param }) => param === segment)) ?? null;
  return keptSelection({ team, source: new URLSearchParams(address.query).get('s') }, campaign);
}

/**
 * A team and source as far as the campaign has them (TEAM-01), as an address or the answer to a ping names them.
 * @example
 * keptSelection({ team: 'lev', source: 'gone' }, { teams: [{ param: 'lev' }], sources: [] }) // => { team: 'lev', source: null }
 */
export function keptSelection(
  asked: { readonly [K in keyof Selection]?: Selection[K] | undefined },
  { teams, sources }: Choices,
): Selection {
  const kept = (choices: Choices['teams'], name: string | null | undefined) =>
    choices?.find(({ param }) => param === name)?.param ?? null;
  return { team: kept(teams, asked.team), source: kept(sources, asked.source) };
}

/**
 * A campaign's own path, without the team that an address ends with (TEAM-02).
 * @example
 * campaignPath('/fr/gala/lev', [{ param: 'lev' }]) // => '/fr/gala'
 * campaignPath('/fr/gala/', [{ param: 'lev' }]) // => '/fr/gala'
 */
export function campaignPath(path: string, teams: Choices['teams']): string {
  const segments = path.split('/');
  const at = segments.findLastIndex((segment) => teams?.some(({ param }) => param === decodePart(segment)));
  return (at < 0 ? segments : segments.slice(0, at)).join('/').replace(/\/+$/, '');
}

/**
 * The path of a team's page (TEAM-02): its `param` after the campaign's own path.
 * @example
 * teamPath('/gala/', 'lev tov') // => '/gala/lev%20tov'
 */
export function teamPath(campaign: string, param: string): string {
  return `${campaign.replace(/\/+$/, '')}/${encodeURIComponent(param)}`;
}

/**
 * A part of an address, decoded; as it stands where it cannot be.
 * @example
 * decodePart('lev%20tov') // => 'lev tov'
 * decodePart('100%') // => '100%'
 */
export function decodePart(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
