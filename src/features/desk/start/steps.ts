import type { StartState } from '../../../contract/desk/start';

/** The first steps, in the order in which they are made (DESK-20). */
export const stepKeys = ['organisation', 'fund', 'look', 'provider', 'page', 'gift'] as const;
export type StepKey = (typeof stepKeys)[number];

/** Which steps are done, by what the server knows. */
export const doneSteps = ({ fund, colour, logo, providers, page, gift }: StartState): Record<StepKey, boolean> => ({
  organisation: true,
  fund: fund !== null,
  look: colour !== '' || logo !== '',
  provider: providers.length > 0,
  page: page !== null,
  gift: gift !== null,
});

/** Whether a provider of the server takes real money. */
export const takesMoney = ({ providers }: StartState): boolean => providers.some(({ mode }) => mode === 'live');
