import { keepWayBack, wayBack } from './wayBack';

function arrive(from: string, referrer: string, intent: string) {
  window.history.replaceState(null, '', `/paiement?intent=${intent}&from=${encodeURIComponent(from)}`);
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
  keepWayBack(intent);
  return wayBack(intent)?.href;
}

it('SITE-41 knows the page that led to the payment, as the browser confirms its site', () => {
  expect(arrive('https://web.example/don?page=2', 'https://web.example/', 'a')).toBe('https://web.example/don?page=2');
  window.history.replaceState(null, '', '/paiement/merci?intent=a&status=success');
  Object.defineProperty(document, 'referrer', { value: 'https://bank.example/', configurable: true });
  keepWayBack('a');
  expect(wayBack('a')?.host).toBe('web.example');
});

it.each([
  ['https://evil.example/', 'https://mail.example/'],
  ['https://evil.example/', ''],
  ['https://web.example:444/', 'https://web.example/'],
  ['https://web.example.evil.example/', 'https://web.example/'],
  ['https://web.example@evil.example/', 'https://web.example/'],
  ['javascript:alert(1)', 'https://web.example/'],
  ['//web.example/', 'https://web.example/'],
  ['nothing', 'https://web.example/'],
])('SITE-41 believes no address that anybody may write: %s from %s', (from, referrer) => {
  expect(arrive(from, referrer, `${from} ${referrer}`)).toBeUndefined();
});
