// Fails when what a page must load before an element can be used grows beyond its budget (KiB, gzip).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { closureOf, laterOf, scriptsIn, sourcesOf } from '../lib/bundles.mjs';

const folder = process.argv[2] ?? 'dist/elements';
// Up to 5 KiB more than what each weighed at least, where that saves requests that wait for one another: docs/adr/0021.
const budgets = {
  'org-donation': 97.4,
  'org-payment': 108,
  'org-form': 105.5,
  // The limit is 125: tests/e2e/builderLoad sees what comes before blocks can be chosen.
  'org-form-builder': 122.7,
  'org-campaign': 96,
  'org-screen': 91,
  evening: 104.6,
};
/**
 * Parts that come on first use: the sources that they begin with, what they may weigh beside what the form has by then, and
 * what that is where it is more than a plain form.
 */
const laterBudgets = {
  'telephone, first country': [['PhoneInput.tsx', 'phoneLibrary.ts', 'numbering-plan-33'], 20],
  'Hebrew panel': [['HebrewPanel.tsx'], 8],
  'booking calendar': [['bookingView.tsx'], 12.2],
  upload: [['UploadBlock.tsx'], 6, ['core/form/blocks/people/hazkara.ts']],
  'rich text editor': [['RichTextEditor.tsx'], 72, ['RichTextBlock.tsx']],
  'builder, panel and outline': [['Panel.tsx', 'Outline.tsx'], 12, ['elements/org-form-builder.ts']],
};
/** Texts that are asked for at once, but shown only by a later part. */
const laterTexts = /\/i18n\/(formPanel|formPeople)\//;
/** Texts that the builder begins with: files that it shares name more, which it never loads. */
const builderTexts = /\/i18n\/(common|formEditor|formBuilder)\//;
const loaderBudget = 4;
/** Tells the loader which files a form needs: no form waits for it. */
const documentsBudget = 2;
const sharedBudget = 69;
/** The desk before anybody is signed in, and each of its pages beside it. */
const deskBudgets = { first: 130, page: 25 };

const kib = (name) => gzipSync(readFileSync(join(folder, name)), { level: 9 }).length / 1024;
const sum = (names) => [...names].reduce((total, name) => total + kib(name), 0);
const languageOf = (name) =>
  sourcesOf(folder, name)
    .map((source) => /src\/i18n\/[^/]+\/(\w\w)\.ts$/.exec(source)?.[1])
    .find(Boolean);

const isAnyOf = (texts) => (name) => sourcesOf(folder, name).some((source) => texts.test(source));
const isOfLaterPart = isAnyOf(laterTexts);
const firstTexts = { 'org-form-builder': isAnyOf(builderTexts) };

/** Weight of the texts in the heaviest language: of each section, one catalogue is loaded. */
function texts(closure, isCounted = (name) => !isOfLaterPart(name)) {
  const weights = {};
  for (const name of laterOf(folder, closure)) {
    if (closure.has(name) || !isCounted(name)) continue;
    const language = languageOf(name);
    if (language) weights[language] = (weights[language] ?? 0) + kib(name);
  }
  return Math.max(0, ...Object.values(weights));
}

function criticalPath(tag) {
  const closure = closureOf(folder, `${tag}.js`);
  return sum(closure) + texts(closure, firstTexts[tag]) + kib('autoload.js');
}

const holderOf = (wanted) =>
  scriptsIn(folder).find((name) => sourcesOf(folder, name).some((source) => source.endsWith(`/${wanted}`)));

/** KiB that the builder loads before a page's blocks can be added. */
function builderOfPages() {
  const holders = ['openPage.ts', 'ownPageSource.ts'].map(holderOf);
  if (holders.includes(undefined)) return Infinity;
  const opening = new Set(holders.flatMap((name) => [...closureOf(folder, name)]));
  const atHand = closureOf(folder, 'org-form-builder.js');
  const more = sum([...opening].filter((name) => !atHand.has(name)));
  return criticalPath('org-form-builder') + more + texts(opening, isAnyOf(/\/i18n\/formPages\//));
}

/** Weight of a part of a form that begins with these sources, beside what is there before; infinite if one of them is missing. */
const weightOfPart = (sources, before = []) => weightBeside(sources, before, ['org-form.js']);

function weightBeside(sources, before, loaded) {
  const closuresOf = (names) => new Set(names.flatMap((name) => [...closureOf(folder, name)]));
  const holders = sources.map(holderOf);
  const earlier = before.map(holderOf);
  if ([...holders, ...earlier].includes(undefined)) return Infinity;
  const atHand = closuresOf([...loaded, ...earlier]);
  const needed = closuresOf(holders);
  return sum([...needed].filter((name) => !atHand.has(name)));
}

/** All that a page of a site needs, by its type: `site-chunks.json` says which files. */
const siteFiles = JSON.parse(readFileSync(join(folder, 'site-chunks.json'), 'utf8'));
const siteTypes = Object.keys(siteFiles).filter((name) => /^[A-Z_]+$/.test(name));
/**
 * `first`: a page drawn by the server, without the style sheets linked in its head. `further`: a page reached from there, with its
 * style sheets. `blocks`: the blocks on a page. `styles`: the style sheets that a first page loads on somebody else's site. The
 * first two aim at 100 and 15.
 */
const siteBudgets = { first: 105.3, further: 21, blocks: 18.2, styles: 14.2 };
const filesOf = (name) => siteFiles[name] ?? [];
/** Weight of a page's files and its heaviest language, without files already loaded. */
function siteWeight(name, before = []) {
  const own = filesOf(name).filter((file) => !before.includes(file));
  const languages = Object.keys(siteFiles).filter((key) => key.startsWith(`${name} `) && /^.* \w\w$/.test(key));
  return sum(own) + Math.max(0, ...languages.map((key) => sum(siteFiles[key])));
}
const heaviest = (weightOf) => Math.max(...siteTypes.map((type) => weightOf(type)));
const withStyles = (type) => siteWeight(type) + sum(filesOf(`${type} styles`));
const blocksWeight = (type) =>
  sum([...filesOf('blocks'), ...filesOf('blocks styles')].filter((file) => !filesOf(type).includes(file)));
const stylesWeight = (type) => sum([...filesOf('site styles'), ...filesOf(`${type} styles`)]);
const siteRows = [
  ['org-site with its first page', kib('boot.js') + siteWeight('site') + heaviest(siteWeight), siteBudgets.first],
  ['org-site, its heaviest further page', heaviest(withStyles), siteBudgets.further],
  ['org-site, blocks on a page', blocksWeight('CUSTOM_PAGE'), siteBudgets.blocks],
  ['org-site, style sheets of a page', heaviest(stylesWeight), siteBudgets.styles],
];

const desk = closureOf(folder, 'users-desk.js');
/** Every page of the desk, by its script: texts come beside it. */
const deskPages = readdirSync('src/features/desk', { recursive: true, encoding: 'utf8' })
  .filter((name) => /(Page|Pages|Section|Builder)\.tsx$/.test(name))
  .map((name) => `desk/${name.replaceAll('\\', '/')}`);
const deskRows = [
  ['desk, before anybody is signed in', sum(desk) + texts(desk, isAnyOf(/\/i18n\/desk\//)), deskBudgets.first],
  [
    'desk, its heaviest page',
    Math.max(...deskPages.map((page) => weightBeside([page], [], ['users-desk.js']))),
    deskBudgets.page,
  ],
];

const shared = scriptsIn(folder).filter((name) => /^chunks.react-/.test(name));
const rows = [
  ['loader (autoload.js)', kib('autoload.js'), loaderBudget],
  ['documents (documents.js)', kib('documents.js'), documentsBudget],
  ['shared chunk (React)', sum(shared), sharedBudget],
  ...Object.entries(budgets).map(([tag, budget]) => [`${tag}, all it needs`, criticalPath(tag), budget]),
  // The limit is 125 for it, too: in Russian it is a tenth more still.
  ['org-form-builder of a page', builderOfPages(), 126.1],
  ['builder, texts of its panel', texts(closureOf(folder, 'org-form-builder.js'), isOfLaterPart), 4.8],
  ...siteRows,
  ...deskRows,
  ...Object.entries(laterBudgets).map(([what, [sources, budget, before]]) => [
    what,
    weightOfPart(sources, before),
    budget,
  ]),
];
for (const [what, size, budget] of rows) {
  const verdict = size > budget ? 'TOO BIG' : 'ok     ';
  console.log(`${verdict} ${what.padEnd(28)} ${size.toFixed(1).padStart(6)} KiB gzip of ${budget}`);
}
process.exitCode = shared.length !== 1 || rows.some(([, size, budget]) => size > budget) ? 1 : 0;
