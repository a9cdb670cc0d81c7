import { node } from '../../testing/formOf';
import { findBlock } from '../document/tree';
import { edit, startHistory, undo } from '../history/history';
import { edited } from '../testing/edited';
import { applyCommand } from './applyCommand';
import { relabel } from './relabel';

const named = (label: string, fieldKey: string) => node('text', { label, fieldKey });
const form = edited([
  named('Champ court', 'champ_court2'),
  named('Nom', 'nom'),
  node('conditional', { conditions: [{ field: '[TEXT]_champ_court2' }] }),
]);
const published = edited([]);
const keyGiven = (...[given, base, id, label]: Parameters<typeof relabel>) =>
  relabel(given, base, id, label).find(({ property }) => property === 'fieldKey')?.value;

describe('a label', () => {
  it('BUILD-37 takes the key along that was made of it, until the field is published', () => {
    expect(keyGiven(form, published, 'b1', 'Prénom')).toBe('prenom');
    expect(keyGiven(form, published, 'b1', 'Nom !')).toBe('nom2');
    expect(keyGiven(form, form, 'b1', 'Prénom')).toBeUndefined();
    expect(keyGiven(edited([named('Nom', 'own')]), published, 'b1', 'Prénom')).toBeUndefined();
  });

  it('BUILD-37 that is emptied and typed anew still takes it along', () => {
    const emptied = relabel(form, published, 'b1', '').reduce(applyCommand, form);
    expect(findBlock(emptied.document, 'b1')?.block.props).toEqual({ label: '', fieldKey: 'text' });
    expect(keyGiven(emptied, published, 'b1', 'Ville')).toBe('ville');
    expect(keyGiven(edited([named('', 'own')]), published, 'b1', 'Ville')).toBeUndefined();
    expect(keyGiven(form, published, 'b1', '?')).toBe('text');
  });

  it('BUILD-37 BUILD-25 is one step while it is typed, with its key and the conditions that name it', () => {
    const typed = ['P', 'Pr', 'Pr ', 'Pr é'].reduce(
      (history, label, at) => edit(history, relabel(history.present, published, 'b1', label), { now: at * 100 }),
      startHistory(form),
    );
    expect(typed.past.length).toBe(1);
    expect(findBlock(typed.present.document, 'b1')?.block.props).toEqual({ label: 'Pr é', fieldKey: 'pr_e' });
    expect(findBlock(typed.present.document, 'b3')?.block.props['conditions']).toEqual([{ field: '[TEXT]_pr_e' }]);
    expect(undo(typed).present).toBe(form);
    const space = edit(typed, relabel(typed.present, published, 'b1', 'Pr é '), { now: 400 });
    expect(space.past.length).toBe(1);
    expect(findBlock(space.present.document, 'b1')?.block.props).toEqual({ label: 'Pr é ', fieldKey: 'pr_e' });
  });
});
