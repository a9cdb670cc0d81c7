import { sharers } from './sharers';

it('DESK-73 tells who shares a number, and not the contact’s own addresses', () => {
  const contact = { emails: ['A.b+x@Example.org'], merged: [] };
  expect(sharers(contact, ['a.b@example.org', 'dan@example.org', 'dan@example.org'])).toEqual(['dan@example.org']);
});
