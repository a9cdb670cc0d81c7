import * as v from 'valibot';
import { PAYER_LIMITS } from '../terms/payerLimits';
import { identifier, text, units } from '../common';

/** A person besides the payer whom a service is paid for (PAY-18). */
const otherPerson = v.object({ nom: text(PAYER_LIMITS.nom), prenom: text(PAYER_LIMITS.prenom) });
export type OtherPerson = v.InferOutput<typeof otherPerson>;
export const otherPeople = v.pipe(v.array(otherPerson), v.maxLength(100));

export const serviceEntries = {
  name: v.pipe(text(200), v.minLength(1)),
  description: text(2000),
  montant: units,
  /** 1 is taken every month, 0 once. */
  recurrent: v.picklist([0, 1]),
  cerfa: v.boolean(),
  groupe: v.nullable(v.object({ id: identifier, name: text(200) })),
  categorie: text(200),
  /** Months of a subscription; null lets the payer choose. */
  nbMonth: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(600))),
  sysQuantity: v.boolean(),
  assoc: v.nullable(identifier),
  other: otherPeople,
  /** One that is not active is shown to administrators only. */
  active: v.boolean(),
  position: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647)),
};

/** ENT-15: a service, or a subscription where `recurrent` is 1. `montant` in currency units, of each month for a subscription. */
export const serviceResponse = v.object({ ...serviceEntries, id: identifier });
export type Service = v.InferOutput<typeof serviceResponse>;
