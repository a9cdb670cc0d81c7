import { LoadError, loadPart } from './loadPart';

let names = 0;

/** Lets what is under way come to its next wait. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** A part that comes when a test lets it. */
function setUp(needed?: readonly string[]) {
  const place = [`./part-${(names += 1)}.js`, 'https://cdn.example/elements/'] as const;
  const asked: string[] = [];
  const answers: ((come: boolean) => void)[] = [];
  const fetchModule = (address: string) => {
    asked.push(address);
    return new Promise<unknown>((resolve, reject) =>
      answers.push((come) => (come ? resolve({ address }) : reject(new TypeError('Failed to fetch')))),
    );
  };
  return {
    asked,
    answers,
    load: () => loadPart((bring) => bring(...place, needed), fetchModule),
    address: new URL(...place).href,
  };
}

describe('loadPart', () => {
  it('asks once for a file, however many want it, and never again once it has come', async () => {
    const { load, asked, answers, address } = setUp();
    const both = [load(), load()];
    answers[0]!(true);
    expect(await Promise.all([...both, load()])).toEqual([{ address }, { address }, { address }]);
    expect(asked).toEqual([address]);
  });

  it('HTTP-04 rejects as a failure of loading, and asks by a new address the next time', async () => {
    const { load, asked, answers, address } = setUp();
    const both = [load(), load()];
    answers[0]!(false);
    for (const one of both) await expect(one).rejects.toBeInstanceOf(LoadError);
    const again = load();
    await pause();
    answers[1]!(true);
    await again;
    expect(asked).toEqual([address, `${address}?retry=1`]);
  });

  it('asks for what the file imports at the same time, once; that it fails is told with the file', async () => {
    const { load, asked, answers, address } = setUp(['./needed.js']);
    const both = [load(), load()];
    expect(asked).toEqual(['https://cdn.example/elements/needed.js', address]);
    answers[0]!(false);
    answers[1]!(true);
    expect(await Promise.all(both)).toEqual([{ address }, { address }]);
  });

  it('HTTP-04 asks anew for an imported file that did not come, and for the part by a new address', async () => {
    const { load, asked, answers, address } = setUp(['./needed.js', './there.js']);
    const failed = load();
    for (const come of [false, true, false]) answers.shift()!(come);
    await expect(failed).rejects.toBeInstanceOf(LoadError);
    const again = load();
    for (const come of [false, true]) answers.shift()!(come);
    await pause();
    answers.shift()!(true);
    await again;
    const place = 'https://cdn.example/elements/again/1,only,needed.js/';
    expect(asked.at(-1)).toBe(`${address.replace('https://cdn.example/elements/', place)}?retry=1`);
  });

  it('hands on what the build put into the asking file', async () => {
    const here = Promise.resolve({ name: 'here' });
    expect(await loadPart(() => here)).toEqual({ name: 'here' });
  });
});
