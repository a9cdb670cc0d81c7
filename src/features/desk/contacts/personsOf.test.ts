import { personsOf } from './personsOf';

it('DESK-73 PRIV-01 names a contact with all addresses and numbers, and a number alone as one that others share', () => {
  const [one, other, mobile, home] = ['a@example.org', 'b@example.org', '+33612345678', '+33145678900'];
  const merged = [{ emails: [other], tels: [home] }] as Parameters<typeof personsOf>[0]['merged'];
  expect(personsOf({ emails: [], tels: [mobile, home], merged: [] })).toEqual([
    { tel: mobile, shared: true },
    { tel: home, shared: true },
  ]);
  expect(personsOf({ emails: [one], tels: [mobile], merged })).toEqual([
    { email: one, tel: mobile },
    { email: one, tel: home },
    { email: other },
  ]);
  expect(personsOf({ emails: [one], tels: [], merged: [] })).toEqual([{ email: one }]);
});
