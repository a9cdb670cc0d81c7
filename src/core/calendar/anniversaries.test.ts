import { returnWithin, yearliesOn, yearlyOf } from './anniversaries';
import { anniversaryIn } from './hebrewAnniversary';
import { dayNumber, dayOfNumber } from './civilDay';

it('PERS-08 a memorial of a missing 30th is kept as its first return was', () => {
  // 30 Hechvan 5781; 5782 had no 30th, so it is the 29th for ever.
  const late = { year: 5781, month: 'HECHVAN', day: 30 } as const;
  const first = anniversaryIn(late, 'hazkara', 5782);
  const birthday = anniversaryIn(late, 'birthday', 5782);
  expect(first === null || birthday === null ? null : dayNumber(birthday) - dayNumber(first)).toBe(
    first === birthday ? 0 : 1,
  );
  expect(anniversaryIn({ year: 5784, month: 'ADAR_I', day: 30 }, 'birthday', 5785)).toBe('2025-03-30');
  expect(anniversaryIn({ year: 5784, month: 'ADAR_II', day: 14 }, 'hazkara', 5785)).toBe('2025-03-14');
  expect(anniversaryIn({ year: 5785, month: 'ADAR', day: 14 }, 'hazkara', 5785)).toBeNull();
});

it('PERS-08 every return is found by the keys of its day', () => {
  for (const kind of ['hazkara', 'birthday', 'hebrewBirthday'] as const)
    for (let number = dayNumber('2019-01-01'); number < dayNumber('2024-12-31'); number += 1) {
      const day = dayOfNumber(number) ?? '';
      const moment = { day, afterSunset: false };
      const found = returnWithin(kind, moment, '2026-01-01', '2026-12-25');
      if (found !== null)
        expect([day, yearliesOn(kind, found)]).toEqual([day, expect.arrayContaining([yearlyOf(kind, moment)])]);
    }
});
