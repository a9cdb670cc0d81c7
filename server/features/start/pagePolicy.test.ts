import { blockedBy, type Need } from './pagePolicy';

const page = new URL('https://www.mine.example/give');
const url = new URL('https://give.example/elements/autoload.js');
const script: Need = { directive: 'script-src', url };
const missing = (policy: string | string[], need: Need = script, at = page) =>
  blockedBy([policy].flat(), [need], at).map(({ directive, add }) => `${directive} ${add}`);

describe('what a policy blocks', () => {
  it.each([
    '',
    'img-src *',
    'script-src *',
    'script-src https:',
    'script-src http:',
    'script-src https://give.example',
    'script-src give.example',
    'script-src GIVE.example:443',
    'script-src https://*.example',
    'script-src https://give.example:*',
    'script-src https://give.example/elements/',
    'default-src give.example',
    "script-src 'none'; script-src-elem give.example",
    "script-src give.example; script-src 'none'",
  ])('CALL-56 not our script: %s', (policy) => {
    expect(missing(policy)).toEqual([]);
  });

  it.each([
    ["script-src 'none'", 'script-src https://give.example'],
    ["script-src 'self' 'unsafe-inline'", 'script-src https://give.example'],
    ['script-src data: blob:', 'script-src https://give.example'],
    ['script-src other.example', 'script-src https://give.example'],
    ['script-src *.give.example', 'script-src https://give.example'],
    ['script-src https://give.example:8443', 'script-src https://give.example'],
    ['script-src https://give.example/other/', 'script-src https://give.example'],
    ["script-src-elem 'self'; script-src *", 'script-src-elem https://give.example'],
    ["default-src 'none'", 'script-src https://give.example'],
    ["default-src 'self' cdn.example", "script-src 'self' cdn.example https://give.example"],
    ["script-src give.example 'strict-dynamic' 'nonce-a'", "script-src 'nonce-…'"],
    ["script-src *, script-src 'self'", 'script-src https://give.example'],
    ['sandbox allow-forms', 'sandbox allow-scripts'],
  ])('CALL-56 our script: %s', (policy, expected) => {
    expect(missing(policy)).toEqual([expected]);
  });

  it('CALL-56 a nonce admits the script that has it', () => {
    const policy = "script-src 'strict-dynamic' 'nonce-Ab1'";
    expect(missing(policy, { ...script, nonce: 'Ab1' })).toEqual([]);
    expect(missing(policy, { ...script, nonce: 'ab1' })).toEqual(["script-src 'nonce-…'"]);
  });

  it('CALL-56 all policies count, and a directive is named once', () => {
    const policies = ["script-src 'self'", "script-src 'self'; frame-src 'none'"];
    expect(missing(policies)).toEqual(['script-src https://give.example']);
    expect(missing(policies, { directive: 'frame-src', url })).toEqual(['frame-src https://give.example']);
  });

  it('CALL-56 frames fall back to child-src, then to default-src', () => {
    const frame: Need = { directive: 'frame-src', url };
    expect(missing('child-src give.example; default-src other.example', frame)).toEqual([]);
    expect(missing("default-src 'self'", frame)).toEqual(["frame-src 'self' https://give.example"]);
  });

  it('CALL-56 a host without a scheme is one of the page’s own', () => {
    const plain = { directive: 'script-src', url: new URL('http://give.example/a.js') } as const;
    expect(missing('script-src give.example', plain)).toEqual(['script-src http://give.example']);
    expect(missing('script-src give.example', plain, new URL('http://www.mine.example/'))).toEqual([]);
  });
});
