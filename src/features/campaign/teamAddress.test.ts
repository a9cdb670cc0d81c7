import { hasTeamAddresses, hostedAddress, teamAddress } from './teamAddress';

const campaign = { id: 'gala', teams: [{ param: 'lev tov' }, { param: 'or' }] } as unknown as Parameters<
  typeof teamAddress
>[1];
const page = (address: string) => new URL(address);
const hosted = hostedAddress({ BASE_WEB_URL: 'https://tilleuls.example/' }, 'https://api.example', 'gala');

describe('addresses of teams', () => {
  it('TEAM-02 are appended to the path of the campaign’s own page, in any language; the source stays', () => {
    const own = page('https://tilleuls.example/he/campagne/gala/or?s=mail');
    expect(hasTeamAddresses(own, campaign)).toBe(true);
    expect(teamAddress(own, campaign, hosted, 'lev tov')).toBe(
      'https://tilleuls.example/he/campagne/gala/lev%20tov?s=mail',
    );
    expect(teamAddress(own, campaign, hosted, null)).toBe('https://tilleuls.example/he/campagne/gala?s=mail');
  });

  it('TEAM-02 lead to that page from anybody else’s, which has no addresses for teams', () => {
    const guest = page('https://blog.example/2026/post.html?x=1');
    expect(hasTeamAddresses(guest, campaign)).toBe(false);
    expect(teamAddress(guest, campaign, hosted, 'or')).toBe('https://tilleuls.example/campagne/gala/or');
  });

  it('TEAM-02 a page whose address names a team has one for each', () => {
    const routed = page('https://blog.example/toit/or');
    expect(teamAddress(routed, campaign, hosted, 'lev tov')).toBe('https://blog.example/toit/lev%20tov');
  });

  it('stand at the API where the organisation has no site', () => {
    expect(hostedAddress({}, 'https://api.example', 'a b')).toBe('https://api.example/campagne/a%20b');
  });
});
