import type { KnownPayer } from '../../../../src/contract/payments/paymentConfig';
import type { LinkRow } from './linkStore';

type LinkPayer = NonNullable<LinkRow['payer']>;

/** Data that identifies a payer beyond the name stays on the server (SRV-09): the form shows hints of it. */
const hinted = ['email', 'tel', 'siren', 'social_id', 'adresse', 'postal', 'ville'] as const;

/** The payer data visible to anyone with the link. */
export function knownPayer(payer: LinkPayer | null): KnownPayer | undefined {
  if (!payer) return undefined;
  const { homme, prenom, nom, perso, raison } = payer;
  const hints = Object.fromEntries(hinted.flatMap((key) => (payer[key] ? [[key, hintOf(key, payer[key])]] : [])));
  return {
    ...(homme !== undefined && { homme }),
    ...(prenom && { prenom }),
    ...(nom && { nom }),
    ...(perso !== undefined && { perso }),
    ...(raison && { raison }),
    ...(Object.keys(hints).length > 0 && { hints }),
  };
}

/** Enough to know one's own again: `d•••@mail.org`, `•••78`. */
function hintOf(key: (typeof hinted)[number], value: string): string {
  if (key === 'email') return value.replace(/^(.)[^@]*/u, '$1•••').slice(0, 80);
  return `•••${[...value].slice(value.length > 4 ? -2 : value.length).join('')}`;
}

interface Payer {
  readonly info: { readonly [key: string]: unknown };
  readonly facturation: { readonly [key: string]: unknown };
}

/** The payer's empty fields filled in from the link. */
export function fillFromLink<P extends Payer>(given: P, payer: LinkPayer | null): P {
  if (!payer) return given;
  const { homme: _homme, perso: _perso, pays, ...texts } = payer;
  // An address is taken over whole: its country with it.
  const known = given.facturation['adresse'] === '' && pays ? { ...texts, pays } : texts;
  const filled = (part: Payer['info']) =>
    Object.fromEntries(
      Object.entries(part).map(([key, value]) => [
        key,
        value === '' || (key === 'pays' && 'pays' in known) ? (known[key as keyof typeof known] ?? value) : value,
      ]),
    );
  const billing = { ...optional(known), ...given.facturation };
  return { ...given, info: filled(given.info), facturation: filled(billing) };
}

/** Fields that a form may leave out instead of sending them empty. */
const optional = (known: Pick<LinkPayer, 'raison' | 'siren' | 'social_id'>) => ({
  ...(known.raison && { raison: '' }),
  ...(known.siren && { siren: '' }),
  ...(known.social_id && { social_id: '' }),
});
