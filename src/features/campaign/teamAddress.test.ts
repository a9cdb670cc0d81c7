import { hostedAddress } from '../../core/campaign';
import { hasTeamAddresses, teamAddress } from './teamAddress';

const campaign = { id: 'gala', teams: [{ param: 'lev tov' }, { param: 'or' }] } as unknown as Parameters<
  typeof teamAddress
>[1];
const page = (address: string) => new URL(address);
const site = { BASE_WEB_URL: 'https://tilleuls.example/', language: 'fr' };
const hosted = hostedAddress(site, 'https://api.example', 'gala', 'fr');

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

  it('TEAM-02 SITE-20 lead there in the language that the visitor reads', () => {
    const guest = page('https://blog.example/');
    const hebrew = hostedAddress(site, 'https://api.example', 'gala', 'he');
    expect(teamAddress(guest, campaign, hebrew, 'or')).toBe('https://tilleuls.example/he/campagne/gala/or');
  });

  it('TEAM-02 a page whose address names a team has one for each', () => {
    const routed = page('https://blog.example/toit/or');
    expect(teamAddress(routed, campaign, hosted, 'lev tov')).toBe('https://blog.example/toit/lev%20tov');
  });
});
