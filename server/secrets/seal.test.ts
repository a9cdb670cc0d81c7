import { seal, unseal } from './seal';

describe('sealed texts', () => {
  it('USER-06 open under the keys that are accepted, for what they belong to, and whole', () => {
    const sealed = seal(['old'], 'ana', 'JBSWY3DP');
    expect(sealed).not.toContain('JBSWY3DP');
    expect(unseal(['new', 'old'], 'ana', sealed)).toBe('JBSWY3DP');
    expect(unseal(['new'], 'ana', sealed)).toBeNull();
    expect(unseal(['old'], 'dan', sealed)).toBeNull();
    expect(unseal(['old'], 'ana', sealed.slice(0, -2))).toBeNull();
    expect(seal(['old'], 'ana', 'JBSWY3DP')).not.toBe(sealed);
  });
});
