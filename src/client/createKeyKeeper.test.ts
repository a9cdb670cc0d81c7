import { createKeyKeeper } from './createKeyKeeper';

function countedKeeper() {
  let made = 0;
  return createKeyKeeper(() => `key-${(made += 1)}`);
}

describe('createKeyKeeper', () => {
  it('SRV-11 keeps the key of a body whose answer is unknown, so that a retry makes no second intent', () => {
    const keys = countedKeeper();
    expect(keys.keyFor('a')).toBe('key-1');
    expect(keys.keyFor('a')).toBe('key-1');
  });

  it('SRV-11 gives another body another key, which the server would refuse otherwise', () => {
    const keys = countedKeeper();
    expect(keys.keyFor('a')).not.toBe(keys.keyFor('b'));
  });

  it('SRV-11 starts afresh once the answer is known', () => {
    const keys = countedKeeper();
    const first = keys.keyFor('a');
    keys.settle();
    expect(keys.keyFor('a')).not.toBe(first);
  });
});
