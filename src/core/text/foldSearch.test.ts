import { foldSearch } from './foldSearch';

it('SRV-26 makes quotes and dashes plain, however they are written', () => {
  expect(foldSearch('O’Connor O‘Connor OʼConnor צ׳כיה')).toBe("o'connor o'connor o'connor צ'כיה");
  expect(foldSearch('“Gala” „Gala“ צה״ל')).toBe('"gala" "gala" צה"ל');
  expect(foldSearch('Saint‑Malo – Jean‐Luc בית־כנסת')).toBe('saint-malo - jean-luc בית-כנסת');
});
