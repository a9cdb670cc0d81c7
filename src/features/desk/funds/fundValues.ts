import type { Language } from '../../../contract/common';
import type { OwnCaisse, updateCaisse } from '../../../contract/records/adminCaisses';
import type { BodyIn } from '../../../contract/route';
import type { Edits, EditValue } from '../editing/useEdits';
import { readTyped, writeTyped } from '../typedAmount';
import { switchOf } from './fundState';

/** Fields of a fund's form. */
export const fundKeys = ['name', 'description', 'bgimage', 'goal', 'presets', 'cerfa', 'state', 'hidden'] as const;
export type FundKey = (typeof fundKeys)[number];

/** A suggested amount as it is typed. */
export interface Preset {
  readonly montant: string;
  readonly text: string;
}

/** A value of a fund, as its field shows it. */
export function readFund(fund: OwnCaisse, key: FundKey, lang: Language): EditValue {
  const typed = (amount: number) => writeTyped(amount, lang);
  switch (key) {
    case 'goal':
      return fund.withObjectif && fund.objectif > 0 ? typed(fund.objectif) : '';
    case 'presets':
      return fund.presetButtons.map(({ montant, text }): Preset => ({ montant: typed(montant), text }));
    case 'state':
      return switchOf(fund);
    default:
      return fund[key];
  }
}

/** The body for the edits: edited keys only. */
export function writeFund(edits: Edits<FundKey>, devise: string): BodyIn<typeof updateCaisse> {
  const { goal, presets, state, ...same } = edits;
  const units = (typed: unknown) => readTyped(String(typed), devise) ?? 0;
  return {
    ...(same as Partial<Pick<OwnCaisse, 'name' | 'description' | 'bgimage' | 'cerfa' | 'hidden'>>),
    ...(goal !== undefined && { objectif: units(goal), withObjectif: goal !== '' }),
    ...(presets !== undefined && {
      presetButtons: (presets as readonly Preset[]).map(({ montant, text }) => ({ montant: units(montant), text })),
    }),
    ...(state !== undefined && { active: state !== 'closed', paused: state === 'paused' }),
  };
}
