import { campaignSections } from './campaignSections';
import fc from 'fast-check';
import type { TeamFigures } from '../state/campaignTypes';
import { countdown, endsSoon, remainingTime } from '../figures/countdown';
import { donorWord } from '../figures/donorWord';
import { layoutOf } from './layout';
import { campaignPath, keptSelection, selectTeamAndSource, teamPath } from './selection';
import { rankTeams, teamProgress, teamsAfter } from '../figures/teams';
import { timeAgo, timeParts } from '../figures/timeParts';

const start = Date.UTC(2026, 0, 10);
const end = Date.UTC(2026, 0, 20);
const dates = { dateStart: new Date(start).toISOString(), dateEnd: new Date(end).toISOString() };

describe('countdown', () => {
  it('CAMP-07 counts to the start, then to the end, then no more', () => {
    expect(countdown(dates, start - 1000)).toEqual({ to: 'start', days: 0, hours: 0, minutes: 0, seconds: 1 });
    expect(countdown(dates, start)).toEqual({ to: 'end', days: 10, hours: 0, minutes: 0, seconds: 0 });
    expect(countdown(dates, end - 1)).toEqual({ to: 'end', days: 0, hours: 0, minutes: 0, seconds: 0 });
    expect([countdown(dates, end), countdown(dates, end + 1)]).toEqual([null, null]);
  });

  it('CAMP-07 does without dates that are missing or none', () => {
    for (const none of [null, undefined, '', 'soon']) {
      expect(countdown({ dateStart: none, dateEnd: dates.dateEnd }, start - 1)).toMatchObject({ to: 'end', days: 10 });
      expect(countdown({ dateStart: dates.dateStart, dateEnd: none }, start)).toBeNull();
      expect(remainingTime({ dateStart: dates.dateStart, dateEnd: none }, start)).toBeNull();
    }
  });

  it('CAMP-07 shows the time left of the dashboard only between start and end', () => {
    expect([start - 1, start, end - 1, end].map((now) => remainingTime(dates, now) !== null)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('MODAL-07 says within the last day that the campaign ends', () => {
    const day = 86_400_000;
    expect([end - day, end - day + 1, end - 1, end].map((now) => endsSoon(dates, now))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(endsSoon({ ...dates, dateStart: new Date(end - 1000).toISOString() }, end - 2000)).toBe(false);
  });
});

describe('timeParts', () => {
  it('CAMP-07 comes to the seconds that it was made of', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (length) => {
        const { days, hours, minutes, seconds } = timeParts(length);
        expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(Math.floor(length / 1000));
        expect(hours < 24 && minutes < 60 && seconds < 60).toBe(true);
      }),
    );
  });

  it('FEED-03 says how long ago in the largest unit that is not zero', () => {
    const at = (seconds: number) => timeAgo(dates.dateStart, start + seconds * 1000);
    expect([-5, 0, 59, 60, 3599, 3600, 86_399, 86_400].map(at)).toEqual([
      { value: 0, unit: 'second' },
      { value: 0, unit: 'second' },
      { value: 59, unit: 'second' },
      { value: 1, unit: 'minute' },
      { value: 59, unit: 'minute' },
      { value: 1, unit: 'hour' },
      { value: 23, unit: 'hour' },
      { value: 1, unit: 'day' },
    ]);
  });
});

describe('selectTeamAndSource', () => {
  const campaign = {
    teams: [{ param: 'lev' }, { param: 'פסח 5/6', hidden: true }, { param: '100%' }],
    sources: [{ param: 'mail' }],
  };
  const team = (path: string) => selectTeamAndSource({ path, query: '' }, campaign).team;

  it('TEAM-01 selects the last segment that is a team once decoded, hidden ones too', () => {
    expect(['/gala/lev', '/lev/100%25/x', '/100%25/lev/', 'lev', '/gala/100%'].map(team)).toEqual([
      'lev',
      '100%',
      'lev',
      'lev',
      '100%',
    ]);
    expect(team(`/gala/${encodeURIComponent('פסח 5/6')}`)).toBe('פסח 5/6');
    expect(['/gala/Lev', '/gala/levy', '/', '', '/gala/%6Cev%20'].map(team)).toEqual([null, null, null, null, null]);
    expect(team('/gala/%6Cev')).toBe('lev');
  });

  it('TEAM-01 selects a source that the campaign has', () => {
    const source = (query: string) => selectTeamAndSource({ path: '/', query }, campaign).source;
    expect(['?s=mail', 's=mail&x=1', '?s=Mail', '?s=', '', '?x=mail'].map(source)).toEqual([
      'mail',
      'mail',
      null,
      null,
      null,
      null,
    ]);
  });

  it('TEAM-01 PING-02 keeps of an answer what the campaign has', () => {
    expect(keptSelection({ team: 'lev', source: 'mail' }, campaign)).toEqual({ team: 'lev', source: 'mail' });
    expect(keptSelection({ team: 'gone' }, campaign)).toEqual({ team: null, source: null });
    expect(keptSelection({ team: 'lev', source: 'mail' }, { teams: null })).toEqual({ team: null, source: null });
  });

  it('TEAM-02 appends a team to the campaign’s own path, and finds both again', () => {
    const segment = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => !/^\.{1,2}$/.test(text));
    fc.assert(
      fc.property(segment, fc.constantFrom('', '/gala', '/fr/gala'), (param, own) => {
        fc.pre(!own.split('/').includes(param));
        const teams = [{ param }];
        const path = teamPath(own, param);
        expect(selectTeamAndSource({ path, query: '' }, { teams })).toEqual({ team: param, source: null });
        expect([campaignPath(path, teams), campaignPath(own, teams), campaignPath(`${own}/`, teams)]).toEqual([
          own,
          own,
          own,
        ]);
      }),
    );
  });
});

describe('teams', () => {
  it('TEAM-03 ranks the visible teams by what they raised, equal ones together', () => {
    const named = (param: string, sum: number, hidden = false): TeamFigures => ({
      param,
      hidden,
      stats: { count: 1, sum },
    });
    const ranked = rankTeams([named('a', 5), named('b', 90, true), named('c', 9), named('d', 9), named('e', 1)]);
    expect(ranked.map(({ team, rank }) => `${team.param}${rank}`)).toEqual(['c1', 'd1', 'a3', 'e4']);
  });

  it('CALL-37 continues after a team, even one that left the list', () => {
    const named = (param: string, sum: number): TeamFigures => ({ param, stats: { count: 1, sum } });
    const teams = [named('c', 9), named('d', 9), named('a', 5), named('e', 1)];
    const after = (last: TeamFigures) => teamsAfter(teams, last).map(({ param }) => param);
    expect(after(named('c', 9))).toEqual(['d', 'a', 'e']);
    expect(after(named('e', 1))).toEqual([]);
    expect(after(named('hidden', 7))).toEqual(['a', 'e']);
  });

  it('ENT-25 measures a team by its own goal, never at 100% before it is reached', () => {
    const progress = (sum: number, goal?: number) =>
      teamProgress({ param: 'a', goal, stats: { count: 1, sum } }, 'eur');
    expect(progress(29, 100)).toEqual({ raised: 29, goal: 100, percent: 29 });
    expect(progress(999.99, 1000).percent).toBeLessThan(100);
    for (const goal of [0, undefined]) expect(progress(29, goal)).toEqual({ raised: 29, goal: null, percent: null });
  });
});

describe('layout', () => {
  it('CAMP-04 shows sections in the order of the config, without hidden ones', () => {
    const sections = [
      { type: 'DONORS' },
      { type: 'SECTION', id: 's1', label: 'Vidéo' },
      { type: 'PRODUCTS', hidden: true },
      { type: 'MAP' },
    ];
    expect(campaignSections({ sections })).toEqual([
      { type: 'DONORS', id: null, label: null },
      { type: 'SECTION', id: 's1', label: 'Vidéo' },
    ]);
    expect(campaignSections({ sections: [] })).toEqual([]);
    expect(campaignSections({ sections: null }).map(({ type }) => type)).toEqual([
      'DATECOUNTER',
      'TEAMPROGRESS',
      'PRODUCTS',
      'DONORS',
    ]);
  });

  it('CAMP-01 CAMP-05 CAMP-06 lays a page out by its template, else by its layout', () => {
    const layouts = ['side', 'tabs', 'dashboard', 'standard', 'ald', '', null, undefined];
    expect(layouts.map((layout) => layoutOf({ layout }))).toEqual([
      'side',
      'tabs',
      'dashboard',
      'standard',
      'standard',
      'standard',
      'standard',
      'standard',
    ]);
    expect(layouts.map((layout) => layoutOf({ template: 'ALD', layout }))).toEqual(layouts.map(() => 'ald'));
    expect(layoutOf({ template: 'ald' })).toBe('standard');
  });
});

it('WID-03 shows the donor word as given', () => {
  expect([donorWord('les bâtisseurs'), donorWord(''), donorWord(undefined, 'Donors')]).toEqual([
    'les bâtisseurs',
    'Donateurs',
    'Donors',
  ]);
});
