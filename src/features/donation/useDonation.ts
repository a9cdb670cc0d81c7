import { useState } from 'react';
import { useStore } from 'zustand';
import type { Caisse } from '../../contract/records/caisses';
import { displayPlan, writeMoney, toMinor, type DisplayPlan, type MoneyFormat } from '../../core/money';
import { donationTexts, type DonationTexts } from '../../i18n/donation';
import { useElement, useFeatureTexts, type ElementContext } from '../../runtime/context';
import { caisseChoices, type CaisseChoice } from './caisse/caisseChoices';
import { createDonationStore, type DonationActions, type DonationState, type DonationStore } from './store';
import { useLiveCaisse } from './caisse/useLiveCaisse';

/** All that the views of a donation show and do. */
export interface Donation {
  readonly element: ElementContext;
  readonly texts: DonationTexts;
  readonly store: DonationStore;
  readonly state: DonationState & DonationActions;
  /** Funds to choose from; empty when one is fixed. */
  readonly choices: readonly CaisseChoice[];
  /** The fund of the gift: null is a general gift. */
  readonly caisseId: string | null;
  /** Null: none (a general gift, or unknown to the server). Undefined: not read yet. */
  readonly caisse: Caisse | null | undefined;
  readonly plan: DisplayPlan;
  /** An amount in units of the displayed currency, as the visitor's language writes it. */
  money(montant: number, format?: MoneyFormat): string;
}

/** State, fund and currencies of one donation card. `fixed` is the fund that the page's author named, if any. */
export function useDonation(fixed: string | undefined): Donation {
  const element = useElement();
  const texts = useFeatureTexts(donationTexts);
  const [store] = useState(createDonationStore);
  const state = useStore(store);
  const { organisation, lang, settings } = element;

  const find = (id: string) =>
    Object.hasOwn(state.read, id) ? state.read[id] : organisation.caisses?.find((caisse) => caisse.id === id);
  const choices = fixed ? [] : caisseChoices(organisation, find, texts.mainCaisse);
  const chosen = choices.find(({ id }) => id === state.caisseId) ?? choices[0];
  const caisseId = fixed ?? chosen?.id ?? null;
  useLiveCaisse(store, caisseId);

  const currency = state.currency ?? settings.currency;
  const plan = displayPlan({ organisationDevise: organisation.devise, lang, currency });
  return {
    element,
    texts,
    store,
    state,
    choices,
    caisseId,
    caisse: caisseId === null ? null : find(caisseId),
    plan,
    money: (montant, format) => writeMoney(toMinor(montant, plan.currency), plan.currency, lang, format),
  };
}
