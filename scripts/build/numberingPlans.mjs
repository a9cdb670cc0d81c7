import { readFileSync } from 'node:fs';

/** One script per calling code instead of all numbering plans of the telephone library: see src/ui/phone/numberingPlans.ts. */
export function numberingPlans() {
  const all = JSON.parse(readFileSync('node_modules/libphonenumber-js/metadata.min.json', 'utf8'));
  const prefix = 'numbering-plan-';
  const only = (of, names) => Object.fromEntries(names.filter((name) => of[name]).map((name) => [name, of[name]]));
  const planOf = (code) => ({
    version: all.version,
    country_calling_codes: only(all.country_calling_codes, [code]),
    countries: only(all.countries, all.country_calling_codes[code] ?? []),
    nonGeographic: only(all.nonGeographic, [code]),
  });
  const codes = [...Object.keys(all.country_calling_codes), ...Object.keys(all.nonGeographic)];
  const loaders = codes.map((code) => `${code}: () => import('${prefix}${code}').then(({ plan }) => plan)`);
  return {
    name: 'numbering-plans',
    resolveId: (id) => (id.startsWith(prefix) ? id : null),
    load(id) {
      if (id.endsWith('/src/ui/phone/numberingPlans.ts'))
        return `export const numberingPlans = { ${loaders.join(', ')} };`;
      if (!id.startsWith(prefix)) return null;
      return `export const plan = ${JSON.stringify(planOf(id.slice(prefix.length)))};`;
    },
  };
}
