import { lastingKeys } from './lastingKeys';
import { createSafeStorage } from './safeStorage';

/** A tab whose page can be reloaded: what scripts held is gone then, its storage stays. */
function createTab() {
  const values = new Map<string, string>();
  const area = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  let made = 0;
  return {
    values,
    load: (name = 'form:demo:contact') =>
      lastingKeys(
        createSafeStorage(() => area),
        name,
        () => `key-${(made += 1)}`,
      ),
  };
}

describe('lastingKeys', () => {
  it('ENG-51 keeps the key of a body without an answer over a reload, and the body to itself', () => {
    const tab = createTab();
    const first = tab.load().keyFor('{"email":"ana@example.org"}');
    expect(tab.load().keyFor('{"email":"ana@example.org"}')).toBe(first);
    expect([...tab.values.values()].join()).not.toContain('ana');
  });

  it('ENG-51 gives another body, another form and what follows an answer keys of their own', () => {
    const tab = createTab();
    const first = tab.load().keyFor('a');
    expect(tab.load('form:demo:gala').keyFor('a')).not.toBe(first);
    expect(tab.load().keyFor('b')).not.toBe(first);
    const last = tab.load().keyFor('a');
    tab.load().settle();
    expect(tab.load().keyFor('a')).not.toBe(last);
  });
});
