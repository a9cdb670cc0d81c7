import { useCallback } from 'react';
import { listSections } from '../../../contract/campaigns/adminCampaigns';
import type { CampaignConfig, CustomSection } from '../../../contract/campaigns/campaigns';
import { SECTION_TYPES } from '../../../contract/terms/campaignPage';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { Select } from '../../../ui/fields/Select';
import { TextInput } from '../../../ui/fields/TextInput';
import { useDesk } from '../deskContext';
import { Choice } from '../editing/Choice';
import { Ordered } from '../editing/Ordered';
import { Loaded } from '../Loaded';
import { useLoaded } from '../useLoaded';
import { CampaignCard } from './CampaignCard';
import { useCampaignEditTexts } from './campaignEditTexts';
import type { CampaignPartProps, EditedPartProps } from './campaignPart';
import { EditedBeside } from './EditedBeside';

type Section = NonNullable<CampaignConfig['sections']>[number];

/** The layout of a campaign's page, beside the page itself (DESK-53). */
export function PagePart(props: CampaignPartProps) {
  const { call } = useDesk();
  const { organisation } = props;
  const load = useCallback(async () => (await call(listSections, { organisation })).data, [call, organisation]);
  const custom = useLoaded(load);
  return (
    <EditedBeside {...props}>
      {(edited) => <Loaded list={custom}>{(found) => <PageCard {...edited} custom={found} />}</Loaded>}
    </EditedBeside>
  );
}

function PageCard({ custom, ...props }: EditedPartProps & { custom: readonly CustomSection[] }) {
  const words = useCampaignEditTexts();
  const nameOf = ({ type, id }: Section) =>
    (type === 'SECTION' && custom.find((one) => one.id === id)?.label) || words.sectionTypes[type];
  return (
    <CampaignCard {...props} card="page">
      {({ field, valueOf, set }) => {
        const sections = valueOf('sections') as readonly Section[];
        const change = (at: number, changed: Partial<Section>) =>
          set(
            'sections',
            sections.map((one, index) => (index === at ? { ...one, ...changed } : one)),
          );
        const absent: readonly Section[] = [
          ...SECTION_TYPES.filter((type) => type !== 'SECTION').map((type) => ({ id: type.toLowerCase(), type })),
          ...custom.map(({ id }) => ({ id, type: 'SECTION' as const })),
        ].filter((one) => !sections.some(({ type, id }) => type === one.type && (type !== 'SECTION' || id === one.id)));
        const keyOf = ({ type, id }: Section) => `${type} ${id}`;
        return (
          <>
            <Choice {...field('layout')} texts={words.layouts} notes={words.layoutNotes} />
            <Ordered
              label={words.fields.sections}
              rows={sections}
              nameOf={nameOf}
              onRows={(rows) => set('sections', rows)}
            >
              {(section, at) => (
                <>
                  {section.type !== 'SECTION' && (
                    <TextInput
                      label={words.sectionTitle(nameOf(section))}
                      maxLength={120}
                      autoComplete="off"
                      dir="auto"
                      value={section.label ?? ''}
                      onValue={(label) => change(at, { label })}
                    />
                  )}
                  <Checkbox
                    label={words.hideSection(nameOf(section))}
                    checked={section.hidden === true}
                    onValue={(hidden) => change(at, { hidden })}
                  />
                </>
              )}
            </Ordered>
            {absent.length > 0 && (
              <Select
                label={words.addSection}
                placeholder={words.addSectionHint}
                value=""
                options={absent.map((one) => ({ value: keyOf(one), label: nameOf(one) }))}
                onValue={(key) => set('sections', [...sections, ...absent.filter((one) => keyOf(one) === key)])}
              />
            )}
          </>
        );
      }}
    </CampaignCard>
  );
}
