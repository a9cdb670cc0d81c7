import { personsOf } from './personsOf';

it('DESK-73 PRIV-01 names a contact with all addresses and numbers, and a number alone as one that others share', () => {
  const [one, other, mobile, home] = ['a@example.org', 'b@example.org', '+33612345678', '+33145678900'];
  const merged = [{ emails: [other], tels: [home] }] as Parameters<typeof personsOf>[0]['merged'];
  const entry = { id: 'levi', given: [] };
  expect(personsOf({ ...entry, emails: [], tels: [mobile, home], merged: [] })).toEqual([
    { tel: mobile, shared: true },
    { tel: home, shared: true },
  ]);
  expect(personsOf({ ...entry, emails: [one], tels: [mobile], merged })).toEqual([
    { email: one, tel: mobile },
    { email: one, tel: home },
    { email: other },
  ]);
  expect(personsOf({ ...entry, emails: [one], tels: [], merged: [] })).toEqual([{ email: one }]);
});

it('DESK-73 PRIV-02 names a contact without address and number by its id once it gave, and by nothing before', () => {
  const entry = { id: 'levi', emails: [], tels: [], merged: [] };
  expect(personsOf({ ...entry, given: [] })).toEqual([]);
  expect(personsOf({ ...entry, given: [{ devise: 'eur', montant: 60, count: 1 }] })).toEqual([{ contactId: 'levi' }]);
});
