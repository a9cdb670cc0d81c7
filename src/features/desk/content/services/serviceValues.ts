import type { Language } from '../../../../contract/common';
import type { OwnService, updateService } from '../../../../contract/records/adminServices';
import type { BodyIn } from '../../../../contract/route';
import type { Edits, EditValue } from '../../editing/useEdits';
import { readTyped, writeTyped } from '../../typedAmount';
import { categoryId } from '../categoryId';
import { groupOf } from './groupOf';

export const serviceKeys = [
  ...['name', 'description', 'montant', 'recurrent', 'nbMonth'],
  ...['group', 'sysQuantity', 'cerfa', 'active'],
] as readonly ServiceKey[];
export type ServiceKey =
  | 'name'
  | 'description'
  | 'montant'
  | 'recurrent'
  | 'nbMonth'
  | 'group'
  | 'sysQuantity'
  | 'cerfa'
  | 'active';

/** A value of a service, as its field shows it. */
export function readService(service: OwnService, key: ServiceKey, lang: Language): EditValue {
  switch (key) {
    case 'montant':
      return writeTyped(service.montant, lang);
    case 'recurrent':
      return service.recurrent === 1 ? 'monthly' : 'once';
    case 'nbMonth':
      return String(service.nbMonth ?? '');
    case 'group':
      return groupOf(service);
    case 'active':
      return service.active ? 'shown' : 'archived';
    default:
      return service[key];
  }
}

/** The body for the edited keys only. */
export function writeService(edits: Edits<ServiceKey>, devise: string): BodyIn<typeof updateService> {
  const { montant, recurrent, nbMonth, group, active, ...same } = edits;
  const name = group === undefined ? undefined : String(group).trim();
  return {
    ...(same as Partial<Pick<OwnService, 'name' | 'description' | 'sysQuantity' | 'cerfa'>>),
    ...(montant !== undefined && { montant: readTyped(String(montant), devise) ?? 0 }),
    ...(recurrent !== undefined && { recurrent: recurrent === 'monthly' ? 1 : 0 }),
    ...(nbMonth !== undefined && { nbMonth: nbMonth === '' ? null : Number(nbMonth) }),
    ...(name !== undefined && { categorie: name, groupe: name === '' ? null : { id: categoryId(name), name } }),
    ...(active !== undefined && { active: active === 'shown' }),
  };
}
