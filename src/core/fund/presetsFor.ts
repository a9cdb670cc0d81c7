import { configValue } from '../organisation';
import type { Units } from '../money';

/** A suggested amount in currency units; without a text the amount itself is shown. */
export interface Preset {
  readonly text: string;
  readonly montant: Units;
}

const DEFAULTS: readonly Preset[] = [50, 100, 250, 500, 1000, 2000].map((montant) => ({ text: '', montant }));

/**
 * The suggested amounts of a donation card (DON-05): the fund's, else the organisation's, else 50 to 2000. An empty list
 * does not override, nor do entries without a positive amount.
 * @example
 * presetsFor({ caisse: { presetButtons: [{ text: 'Hai', montant: 18 }] }, organisation: { config: {} } }) // => [{ text: 'Hai', montant: 18 }]
 * presetsFor({ caisse: { presetButtons: [] }, organisation: { config: { 'page.don.presetButtons': '[{"montant":36}]' } } }) // => [{ text: '', montant: 36 }]
 * presetsFor({ organisation: {} }).map(({ montant }) => montant) // => [50, 100, 250, 500, 1000, 2000]
 */
export function presetsFor(source: {
  readonly caisse?: { readonly presetButtons?: unknown } | null | undefined;
  readonly organisation: { readonly config?: Readonly<Record<string, unknown>> | undefined };
}): readonly Preset[] {
  const lists = [source.caisse?.presetButtons, configValue(source.organisation.config, 'page.don.presetButtons')];
  return lists.map(readPresets).find((list) => list.length > 0) ?? DEFAULTS;
}

function readPresets(list: unknown): Preset[] {
  if (!Array.isArray(list)) return [];
  return (list as unknown[]).flatMap((entry) => {
    const { text, montant } = (entry ?? {}) as { text?: unknown; montant?: unknown };
    if (typeof montant !== 'number' || !Number.isFinite(montant) || montant <= 0) return [];
    return [{ text: typeof text === 'string' ? text : '', montant }];
  });
}
