import { foldText } from './foldText';

it('SRV-12 folds a text to what people type who look for it', () => {
  expect(foldText('  Éléonore\n LÉVI ')).toBe('eleonore levi');
  expect(foldText('Łódź Øre Straße ŒUVRE İstanbul')).toBe('lodz ore strasse oeuvre istanbul');
  expect(foldText('le\u0301vi')).toBe(foldText('LÉVI'));
  expect(foldText('שָׁלוֹם')).toBe('שלום');
  expect(foldText('Ёлка Йод')).toBe('елка иод');
  expect(foldText('𝐆ala ℌ')).toBe('gala h');
});
