import { createSafeStorage, type FindStorage } from './safeStorage';

function browser(): FindStorage {
  const areas = { local: new Map<string, string>(), session: new Map<string, string>() };
  return (area) => ({
    getItem: (key) => areas[area].get(key) ?? null,
    setItem: (key, value) => void areas[area].set(key, value),
    removeItem: (key) => void areas[area].delete(key),
  });
}
const blocked: FindStorage = () => {
  throw new Error('SecurityError');
};

describe('safe storage', () => {
  it.each([
    ['in the browser', browser()],
    ['in memory when the browser refuses (ENT-28)', blocked],
  ])('ENT-28 keeps, finds and forgets values by area, %s', (_where, find) => {
    const storage = createSafeStorage(find);
    storage.write('local', 'MEM_INFO', 'mine');
    storage.write('session', 'MEM_INFO', 'other');
    expect([storage.read('local', 'MEM_INFO'), storage.read('session', 'MEM_INFO')]).toEqual(['mine', 'other']);
    storage.remove('local', 'MEM_INFO');
    expect([storage.read('local', 'MEM_INFO'), storage.read('session', 'MEM_INFO')]).toEqual([null, 'other']);
  });

  it('ENT-28 finds again what did not fit, and what others wrote in the browser', () => {
    const inner = browser()('local');
    let full = false;
    const storage = createSafeStorage(() => ({
      ...inner,
      setItem: (key, value) => {
        if (full) throw new Error('QuotaExceededError');
        inner.setItem(key, value);
      },
    }));
    storage.write('local', 'a', 'old');
    full = true;
    storage.write('local', 'a', 'new');
    expect(storage.read('local', 'a')).toBe('new');
    full = false;
    storage.write('local', 'a', 'newest');
    inner.setItem('a', 'by another tab');
    expect(storage.read('local', 'a')).toBe('by another tab');
  });
});
