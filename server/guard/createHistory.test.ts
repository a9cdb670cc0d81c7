import { createHistory } from './createHistory';

const at = (time: number) => ({ at: time });

function setUp(bounds: Partial<Parameters<typeof createHistory>[0]> = {}) {
  let time = 0;
  const history = createHistory<{ at: number }>({ span: 100, perKey: 3, items: 5, ...bounds }, () => time);
  return { history, go: (to: number) => void (time = to) };
}

describe('history', () => {
  it('SRV-09 forgets what is older than its span', () => {
    const { history, go } = setUp();
    history.add('a', at(0));
    history.add('a', at(50));
    go(99);
    expect(history.of('a')).toEqual([at(0), at(50)]);
    go(100);
    expect(history.of('a')).toEqual([at(50)]);
    go(150);
    expect(history.of('a')).toEqual([]);
  });

  it('SRV-09 takes the newest item back', () => {
    const { history } = setUp();
    history.add('a', at(1));
    history.add('a', at(2));
    history.takeBack('a');
    history.takeBack('unknown');
    expect(history.of('a')).toEqual([at(1)]);
    history.takeBack('a');
    history.takeBack('a');
    expect(history.of('a')).toEqual([]);
  });

  it('SRV-09 keeps no more of one key than it may', () => {
    const { history } = setUp();
    for (const time of [1, 2, 3, 4]) history.add('a', at(time));
    expect(history.of('a')).toEqual([at(2), at(3), at(4)]);
  });

  it('SRV-09 keeps no more in all than it may: the key silent longest goes', () => {
    const { history } = setUp();
    for (const key of ['a', 'b', 'a', 'b', 'c']) history.add(key, at(1));
    history.add('a', at(2));
    expect([history.of('a'), history.of('b'), history.of('c')].map(({ length }) => length)).toEqual([3, 0, 1]);
    for (const key of ['c', 'd']) history.add(key, at(3));
    expect(history.of('a')).toHaveLength(3 - 3);
    expect(history.of('c')).toHaveLength(2);
  });
});
