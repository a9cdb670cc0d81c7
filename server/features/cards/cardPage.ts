import { createHash } from 'node:crypto';
import type { Language } from '../../../src/contract/common';
import { ADDRESS, storedAddress } from '../../../src/core/organisation';
import { directionOf } from '../../../src/i18n/catalogue';
import { serverTexts } from '../../../src/i18n/server';
import { html } from '../../text/html';
import type { OrganisationRecord } from '../organisations/organisationStore';
import { themeAddress } from '../pages/theme';
import styles from './card.css';

export const cardStyles = styles;
export const cardStylesAddress = `/assets/card-${createHash('sha256').update(styles).digest('hex').slice(0, 12)}.css`;

interface Card {
  readonly lang: Language;
  readonly organisation: OrganisationRecord;
  /** Null: the organisation's name alone. */
  readonly title: string | null;
  /** The code's content, and the address of the organisation's pages. */
  readonly address: string;
  readonly site: string;
  /** Address of the code's picture. */
  readonly code: string;
}

/** A card of A6 to be printed: who, what, the code, and the address for who has no camera at hand. */
export function cardPage({ lang, organisation, title, address, site, code }: Card): string {
  const texts = serverTexts[lang].cards;
  const { name } = organisation;
  const logo = organisation.logo && ADDRESS.test(organisation.logo) ? storedAddress(organisation.logo, site) : null;
  return `<!doctype html>\n${
    html`<html lang="${lang}" dir="${directionOf(lang)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${texts.title} | ${title ?? name}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${cardStylesAddress}" />
        <link rel="stylesheet" href="${themeAddress(organisation)}" />
      </head>
      <body>
        <p class="hint">${texts.print}</p>
        <main class="card">
          <header>
            ${logo && html`<img src="${logo}" alt="" />`}
            <p class="name"><bdi>${name}</bdi></p>
          </header>
          <h1><bdi>${title ?? name}</bdi></h1>
          <img class="code" src="${code}" alt="${texts.code(address)}" width="220" height="220" />
          <p class="scan">${texts.scan}</p>
          <p class="address"><bdi dir="ltr">${readable(address)}</bdi></p>
        </main>
      </body>
    </html>`.text
  }\n`;
}

/** As people write it. */
function readable(address: string): string {
  try {
    return decodeURI(address).replace(/^https?:\/\//, '');
  } catch {
    return address.replace(/^https?:\/\//, '');
  }
}
