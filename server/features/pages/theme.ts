import { createHash } from 'node:crypto';
import { barTextColour, brandColour, configColour } from '../../../src/core/organisation';
import type { OrganisationRecord } from '../organisations/organisationStore';

/**
 * Style sheet with the colours of an organisation's bar. Pages may not carry styles themselves, so it has an address of its own.
 * Elements know the organisation's colour themselves (ELEM-13); what the server has drawn finds it here.
 */
export function themeCss({ config }: Pick<OrganisationRecord, 'config'>): string {
  const bar = configColour(config, 'color.menu.bg');
  const text = barTextColour(config);
  const brand = brandColour(config);
  const declarations = [
    bar && `--bar: ${bar}`,
    text && `--bar-text: ${text}`,
    brand && `--organisation-primary: ${brand}`,
  ].filter(Boolean);
  return declarations.length ? `:root {\n  ${declarations.join(';\n  ')};\n}\n` : '';
}

/** Address of the style sheet; it changes with the colours. */
export function themeAddress(organisation: Pick<OrganisationRecord, 'id' | 'config'>): string {
  const version = createHash('sha256').update(themeCss(organisation)).digest('hex').slice(0, 10);
  return `/assets/theme/${organisation.id}.css?v=${version}`;
}
