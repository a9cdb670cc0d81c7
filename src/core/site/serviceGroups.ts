/** Fields of a service that decide where it is shown (ENT-15). */
interface Grouped {
  readonly recurrent: 0 | 1;
  readonly categorie: string;
  readonly groupe: { readonly name: string } | null;
  readonly active: boolean;
}

/** A group of services; without a name where a service belongs to none. */
export interface ServiceGroup<S> {
  readonly name: string;
  readonly services: readonly S[];
}

/**
 * One-off services by their group (SERV-01), in the order in which the groups first come; inactive ones are left out.
 * @example
 * serviceGroups([{ recurrent: 0, categorie: '', groupe: { name: 'Cours' }, active: true }]).map(({ name }) => name) // => ['Cours']
 * serviceGroups([{ recurrent: 1, categorie: '', groupe: null, active: true }]) // => []
 */
export const serviceGroups = <S extends Grouped>(services: readonly S[]): ServiceGroup<S>[] =>
  groupBy(services, 0, ({ groupe }) => groupe?.name ?? '');

/**
 * Subscriptions by category, else by group, else in the one that `general` names (ABO-01).
 * @param general name of the group of those without any: "Général" in the language shown.
 * @example
 * subscriptionGroups([{ recurrent: 1, categorie: '', groupe: null, active: true }], 'Général').map(({ name }) => name) // => ['Général']
 * subscriptionGroups([{ recurrent: 1, categorie: 'Presse', groupe: { name: 'Cours' }, active: true }], 'Général').map(({ name }) => name) // => ['Presse']
 */
export const subscriptionGroups = <S extends Grouped>(services: readonly S[], general: string): ServiceGroup<S>[] =>
  groupBy(services, 1, ({ categorie, groupe }) => categorie || groupe?.name || general);

function groupBy<S extends Grouped>(
  services: readonly S[],
  recurrent: 0 | 1,
  nameOf: (service: S) => string,
): ServiceGroup<S>[] {
  const groups = new Map<string, S[]>();
  for (const service of services.filter((one) => one.active && one.recurrent === recurrent)) {
    const name = nameOf(service);
    groups.set(name, [...(groups.get(name) ?? []), service]);
  }
  return [...groups].map(([name, all]) => ({ name, services: all }));
}
