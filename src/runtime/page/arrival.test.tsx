import { arrivalAt, arrivalQuery, tabArrival } from './arrival';
import type { ElementSettings } from '../context';
import { keepLanding } from './landing';
import { page } from './page';

const go = (address: string) => window.history.replaceState(null, '', address);
const settings = (accessId?: string) => ({ settings: { accessId } as ElementSettings });

beforeEach(() => {
  page.storage.remove('session', 'orgkit_arrival');
  page.host = null;
  go('/don');
});

describe('where the visitor of a tab came from', () => {
  it('PAY-05 is remembered for the tab, and what a later page says wins', () => {
    go('/?a=77&utm_source=mail&utm_medium=email');
    expect(tabArrival()).toEqual({ accessId: '77', utm: { source: 'mail', medium: 'email' } });
    go('/don');
    expect(tabArrival()).toEqual({ accessId: '77', utm: { source: 'mail', medium: 'email' } });
    go('/don?utm_source=lettre');
    expect(tabArrival()).toEqual({ accessId: '77', utm: { source: 'lettre' } });
    expect(arrivalQuery()).toBe('accessId=77&utm_source=lettre');
  });

  it('PAY-05 is what the address said when an element began, though the page has changed it since', () => {
    go('/?a=77&utm_source=mail&q=1');
    keepLanding();
    expect(page.storage.read('session', 'orgkit_landing')).toBe('a=77&utm_source=mail');
    go('/don');
    expect(tabArrival()).toEqual({ accessId: '77', utm: { source: 'mail' } });
    expect(page.storage.read('session', 'orgkit_landing')).toBeNull();
  });

  it('PAY-05 in a frame is what the page around it says', () => {
    go('/embed/org-donation?org=demo&a=1');
    page.host = { arrival: () => 'accessId=77&utm_source=mail' } as typeof page.host;
    expect(tabArrival()).toEqual({ accessId: '77', utm: { source: 'mail' } });
  });

  it('PAY-05 the access-id of the page’s author goes before the address', () => {
    go('/?a=77&utm_source=mail');
    expect(arrivalAt(settings('mine'))).toEqual({ accessId: 'mine', utm: { source: 'mail' } });
    expect(arrivalAt(settings())).toEqual({ accessId: '77', utm: { source: 'mail' } });
  });

  it('leaves nothing in the browser of those who come without', () => {
    keepLanding();
    expect(page.storage.read('session', 'orgkit_landing')).toBeNull();
    expect(tabArrival()).toEqual({});
    expect(page.storage.read('session', 'orgkit_arrival')).toBeNull();
  });
});
