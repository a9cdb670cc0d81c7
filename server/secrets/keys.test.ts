import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSubscriptionToken, subscriptionToken } from '../features/subscriptions/subscriptionToken';
import { keyPurposes, readKeys, rotateKey } from './keys';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'orgkit-keys-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const given = { PAYMENT_WEBHOOK_SECRET: 'first' };
/** Signed with the single key used before keys were separated. */
const oldLink = (secret: string) => subscriptionToken([secret], 'p1');
const opens = (link: string, env: Record<string, string> = {}, data = folder) =>
  readSubscriptionToken(readKeys(env, data).links, link) === 'p1';

describe('keys', () => {
  it('OPS-02 are made once, one for each purpose, for nobody else’s eyes', () => {
    const keys = readKeys({}, join(folder, 'data'));
    expect(readKeys({}, join(folder, 'data'))).toEqual(keys);
    expect(new Set(Object.values(keys).flat()).size).toBe(keyPurposes.length);
    for (const key of Object.values(keys).flat()) expect(key).toMatch(/^[0-9a-f]{64}$/);
    for (const name of ['webhook-secret', 'link-secret', 'challenge-secret'])
      expect(statSync(join(folder, 'data', name)).mode & 0o777).toBe(0o600);
  });

  it('OPS-02 links of a data folder whose one key signed all stay valid, also when that key goes', () => {
    writeFileSync(join(folder, 'webhook-secret'), 'kept-key');
    expect(opens(oldLink('kept-key'))).toBe(true);
    expect(readKeys({}, folder).links[0]).not.toBe('kept-key');
    rmSync(join(folder, 'webhook-secret'));
    expect(opens(oldLink('kept-key'))).toBe(true);
  });

  it('OPS-02 links that the given key signed stay valid when it is rotated', () => {
    expect(opens(oldLink('first'), given)).toBe(true);
    expect(opens(oldLink('first'), { PAYMENT_WEBHOOK_SECRET: 'second' })).toBe(true);
    expect(opens(oldLink('second'), { PAYMENT_WEBHOOK_SECRET: 'second' })).toBe(false);
    expect(readKeys({ PAYMENT_WEBHOOK_SECRET: 'second first' }, folder).webhooks).toEqual(['second', 'first']);
  });

  it('OPS-02 processes with folders of their own agree when they are given the same key', () => {
    const [one, two] = ['one', 'two'].map((name) => readKeys(given, join(folder, name)));
    expect(one).toEqual(two);
  });

  it('OPS-02 losing the key of one purpose leaves the others', () => {
    const before = readKeys({}, folder);
    rmSync(join(folder, 'challenge-secret'));
    expect(readKeys({}, folder)).toMatchObject({ links: before.links, webhooks: before.webhooks });
    rmSync(join(folder, 'webhook-secret'));
    const after = readKeys({}, folder);
    expect(after.links).toEqual(before.links);
    expect(after.webhooks).not.toEqual(before.webhooks);
  });

  it('OPS-02 rotating takes a new key and accepts the former, until those are forgotten', () => {
    const link = subscriptionToken(readKeys({}, folder).links, 'p1');
    const others = readKeys({}, folder);
    expect(rotateKey({}, folder, 'links', 9)).toBe(2);
    const next = subscriptionToken(readKeys({}, folder).links, 'p1');
    expect(next).not.toBe(link);
    expect([opens(link), opens(next)]).toEqual([true, true]);
    expect(readKeys({}, folder)).toMatchObject({ webhooks: others.webhooks, challenges: others.challenges });
    expect(rotateKey({}, folder, 'links', 0)).toBe(1);
    expect([opens(link), opens(next)]).toEqual([false, false]);
  });

  it('OPS-02 given link keys come first, and those of the folder stay accepted', () => {
    const link = subscriptionToken(readKeys({}, folder).links, 'p1');
    const env = { ORGKIT_LINK_SECRET: 'new old' };
    expect(readKeys(env, folder).links.slice(0, 2)).toEqual(['new', 'old']);
    expect(opens(link, env)).toBe(true);
    expect(() => rotateKey(env, folder, 'links', 1)).toThrow(/ORGKIT_LINK_SECRET/);
  });

  it('OPS-02 an empty file is told, not replaced', () => {
    writeFileSync(join(folder, 'link-secret'), '\n');
    expect(() => readKeys({}, folder)).toThrow(/link-secret is empty/);
    expect(readFileSync(join(folder, 'link-secret'), 'utf8')).toBe('\n');
  });
});
