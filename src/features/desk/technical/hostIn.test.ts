import { hostIn } from './hostIn';

it.each([
  [' https://Dons.Example.org/page?a#b', 'dons.example.org'],
  ['dons.example.org:8443', 'dons.example.org:8443'],
  ['dons.example.org.', 'dons.example.org'],
  ['münchen.example', 'xn--mnchen-3ya.example'],
  ['https://תרומות.example/', 'xn--9dba0a1bje.example'],
  ['dana@example.org', 'dana@example.org'],
  ['no name', 'no name'],
  ['https://', ''],
])('DESK-80 reads the host in %s', (typed, host) => {
  expect(hostIn(typed)).toBe(host);
});
