import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { makeTree, runNode } from '../support/program';

const map = (...sources: string[]) => JSON.stringify({ version: 3, sources, mappings: '', names: [] });
const incompressible = (kib: number) => `export const x = '${randomBytes(kib * 1024).toString('base64')}';`;

const packages = {
  'node_modules/free/package.json': '{"name":"free","license":"MIT"}',
  'node_modules/choice/package.json': '{"name":"choice","license":"(MIT OR GPL-3.0-or-later)"}',
  'node_modules/@he/brew/package.json': '{"name":"@he/brew","license":"GPL-2.0"}',
  'node_modules/free/node_modules/inner/package.json': '{"name":"inner","license":"LGPL-3.0"}',
};

/** Runs a check on a build in miniature, with the sources that went into each file. */
function checkBuild(check: string, files: Record<string, string>, sources: Record<string, string[]> = {}) {
  const small = {
    'autoload.js': '',
    'boot.js': '',
    'documents.js': '',
    'site-chunks.json': JSON.stringify({
      site: ['org-site.js'],
      HOME: ['chunks/home.js'],
      'HOME fr': ['chunks/words.js'],
    }),
    'org-site.js': '',
    'chunks/home.js': '',
    'chunks/words.js': '',
    'chunks/react-1.js': '',
    'org-donation.js': '',
    'org-payment.js': '',
    'org-form.js': '',
    'org-form-builder.js': '',
    'org-campaign.js': '',
    'org-screen.js': '',
    'evening.js': '',
    'chunks/phone.js': '',
    'chunks/panel.js': '',
    'chunks/booking.js': '',
    'chunks/kinds.js': '',
    'chunks/upload.js': '',
    'chunks/editor.js': '',
    'chunks/panes.js': '',
    'chunks/opening.js': '',
    'users-desk.js': '',
    'chunks/pages.js': '',
  };
  const parts: Record<string, string[]> = {
    'chunks/phone.js': ['../../ui/PhoneInput.tsx', '../../ui/phoneLibrary.ts', '../../x/numbering-plan-33'],
    'chunks/panel.js': ['../../ui/HebrewPanel.tsx'],
    'chunks/booking.js': ['../../form/bookingView.tsx', '../../form/BookingCalendar.tsx'],
    'chunks/kinds.js': ['../../core/form/blocks/people/hazkara.ts'],
    'chunks/upload.js': ['../../form/UploadBlock.tsx'],
    'chunks/editor.js': ['../../ui/RichTextEditor.tsx', '../../form/RichTextBlock.tsx'],
    'chunks/panes.js': ['../../builder/Panel.tsx', '../../builder/Outline.tsx'],
    'org-form-builder.js': ['../elements/org-form-builder.ts'],
    'chunks/opening.js': ['../../pages/openPage.ts', '../../pages/ownPageSource.ts'],
    'users-desk.js': ['../elements/users-desk.ts'],
    'chunks/pages.js': readdirSync('src/features/desk', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => `../../desk/${name}`),
  };
  const built = Object.entries({ ...small, ...files }).flatMap(([name, text]) => [
    [`dist/${name}`, text],
    [`dist/${name}.map`, map(...(sources[name] ?? parts[name] ?? []))],
  ]);
  const tree = makeTree({ ...packages, ...(Object.fromEntries(built) as Record<string, string>) }, { packages: false });
  try {
    return runNode([`scripts/checks/${check}.mjs`, `${tree.folder}/dist`]);
  } finally {
    tree.remove();
  }
}

describe('licences of what browsers load', () => {
  const check = (...sources: string[]) => checkBuild('licences', {}, { 'chunks/react-1.js': sources });

  it('accepts permissive ones', () => {
    const { code, output } = check('../../node_modules/free/a.js', '../../node_modules/choice/b.js');
    expect(output).toContain('free: MIT');
    expect(code).toBe(0);
  });

  it.each(['@he/brew', 'free/node_modules/inner', 'unheard-of'])('refuses %s', (name) => {
    const { code, output } = check('../../node_modules/free/a.js', `../../node_modules/${name}/index.js`);
    expect(output).toContain('REFUSED');
    expect(code).toBe(1);
  });

  it('refuses a build in which it sees no package at all', () => {
    expect(check().code).toBe(1);
  });
});

describe('sizes', () => {
  it('accepts what is within its budget', () => {
    expect(checkBuild('sizes', {}).code).toBe(0);
  });

  it.each([
    ['a heavy loader', { 'autoload.js': incompressible(5) }],
    ['a heavy shared chunk', { 'chunks/react-1.js': incompressible(80) }],
    ['two copies of React', { 'chunks/react-2.js': '' }],
    ['a heavy part that comes later', { 'chunks/panel.js': incompressible(9) }],
    ['a heavy desk', { 'users-desk.js': incompressible(140) }],
    ['a heavy page of the desk', { 'chunks/pages.js': incompressible(30) }],
    ['a heavy element', { 'org-donation.js': incompressible(100) }],
    ['a heavy first page of a site', { 'org-site.js': incompressible(140) }],
    ['a heavy page of a site', { 'chunks/home.js': incompressible(30) }],
    ['heavy texts of a page of a site', { 'chunks/words.js': incompressible(30) }],
    ['an element that imports what is heavy', { 'org-donation.js': "import './a.js';", 'a.js': incompressible(100) }],
  ])('refuses %s', (_what, files) => {
    const { code, output } = checkBuild('sizes', files);
    expect([code, output]).toEqual([1, expect.stringMatching(/^(TOO BIG|ok) /)]);
  });

  it('refuses a build without a part that it weighs', () => {
    expect(checkBuild('sizes', {}, { 'chunks/panel.js': ['../../ui/Other.tsx'] }).code).toBe(1);
  });

  it('counts one language, the heaviest, and nothing else that is loaded later', () => {
    const files = {
      'org-donation.js': "import('./fr.js'); import('./he.js'); import('./phone.js');",
      'fr.js': incompressible(50),
      'he.js': incompressible(60),
      'phone.js': incompressible(200),
    };
    const { code, output } = checkBuild('sizes', files, {
      'fr.js': ['../src/i18n/donation/fr.ts'],
      'he.js': ['../src/i18n/donation/he.ts'],
    });
    expect(output).toMatch(/org-donation, all it needs +(59|6\d)\./);
    expect(code).toBe(0);
  });
});
