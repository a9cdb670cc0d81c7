import { addImport, addLine } from './plan.mjs';

const view = ({ Name, dashed }) => `import { useCampaign } from '../campaignContext';

/** What it shows of the campaign (CAMP-00). */
export function ${Name}() {
  const { campaign } = useCampaign();
  return <p className="campaign-${dashed}">{campaign.label}</p>;
}
`;

const test = ({ CAPITALS }) => `import { campaignSections } from '../../../core/campaign';

it('CAMP-00 ${CAPITALS} is a section of pages, with what it shows written down', () => {
  const [section] = campaignSections({ sections: [{ type: '${CAPITALS}' }] });
  expect(section?.type).toBe('${CAPITALS}');
  expect(section?.label).toBe('what it shows');
});
`;

/** A section of campaign pages. */
export function section(names) {
  const { Name, CAPITALS } = names;
  const types = 'src/contract/terms/campaignPage.ts';
  const list = 'src/features/campaign/sections/Sections.tsx';
  return {
    files: {
      [`src/features/campaign/sections/${Name}.tsx`]: view(names),
      [`src/features/campaign/sections/${Name}.test.tsx`]: test(names),
    },
    edits: [
      addLine(types, 'SECTION_TYPES = [', ']', `, '${CAPITALS}'`),
      addImport(list, `import { ${Name} } from './${Name}';`),
      addLine(list, 'switch (type)', "    case 'DONORS':", `    case '${CAPITALS}':\n      return <${Name} />;\n`),
    ],
    next: [
      'give the rule an id in docs/requirements.md, in place of CAMP-00',
      `say in src/features/campaign/sections/${Name}.test.tsx what the page shows, and make it pass`,
      'node scripts/makeDocs.mjs, and a line for its words in docs/domain-language.md',
    ],
  };
}
