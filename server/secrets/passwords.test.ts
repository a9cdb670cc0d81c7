import { hashPassword, isPassword } from './passwords';

const cheap = { N: 16, r: 1, p: 1 } as const;

describe('passwords', () => {
  it('USER-04 are kept as scrypt hashes with their own salt and parameters, which may rise later', async () => {
    const [one, two] = [await hashPassword('kidouch et hallot', cheap), await hashPassword('kidouch et hallot')];
    expect(one).toMatch(/^scrypt\$16\$1\$1\$[\w-]{22}\$[\w-]{43}$/);
    expect(two).toMatch(/^scrypt\$32768\$8\$3\$/);
    expect(await isPassword('kidouch et hallot', one)).toBe(true);
    expect(await isPassword('kidouch et hallot', two)).toBe(true);
    expect(await isPassword('kidouch et hallots', two)).toBe(false);
    expect(await hashPassword('kidouch et hallot', cheap)).not.toBe(one);
  });

  it('USER-04 are the same however a keyboard composes their letters', async () => {
    const hash = await hashPassword('été à la mer 1', cheap);
    expect(await isPassword('e\u0301te\u0301 a\u0300 la mer 1', hash)).toBe(true);
  });

  it('USER-05 of nobody are never right', async () => {
    expect(await isPassword('', null)).toBe(false);
  });

  it('USER-05 wait in a queue that has an end', async () => {
    const hash = await hashPassword('x', cheap);
    const all = await Promise.allSettled(Array.from({ length: 60 }, () => isPassword('x', hash)));
    const refused = all.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    expect(refused).toHaveLength(8);
    expect(refused[0]?.reason).toMatchObject({ status: 429 });
    expect(await isPassword('x', hash)).toBe(true);
  });
});
