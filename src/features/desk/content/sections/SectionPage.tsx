import { useCallback } from 'react';
import { getOwnSection, updateSection } from '../../../../contract/campaigns/adminCampaigns';
import { removalRoutes } from '../../../../contract/records/removal';
import type { BodyIn, ResponseOut } from '../../../../contract/route';
import { opensAsLayout } from '../../../../core/form/engine/sectionLayout';
import { Card } from '../../../../ui/Card';
import { TextInput } from '../../../../ui/fields/TextInput';
import { Notice } from '../../../../ui/Notice';
import { useDesk } from '../../deskContext';
import { DeskLink } from '../../DeskLink';
import { EditForm } from '../../editing/EditForm';
import { Unsaved } from '../../editing/marks';
import { useAskBeforeLeaving } from '../../editing/useAskBeforeLeaving';
import { useEditingStyles } from '../../editing/useEditingStyles';
import { useEdits } from '../../editing/useEdits';
import { Loaded } from '../../Loaded';
import { RemoveTools } from '../../removing/RemoveTools';
import { sectionPath } from '../../sectionPlace';
import { useLoaded } from '../../useLoaded';
import { ContentBack } from '../ContentBack';
import { TextEditor } from '../fields/TextEditor';
import { useSectionsTexts } from './sectionsTexts';
import { Shown } from './Shown';

type Section = ResponseOut<typeof getOwnSection>['data'];
const keys = ['label', 'content'] as const;
type SectionKey = (typeof keys)[number];

/** One custom section: its title, its text, and where it is shown (DESK-196). */
export function SectionPage({ organisation, id }: { organisation: string; id: string }) {
  const { call } = useDesk();
  const place = useEditingStyles();
  const load = useCallback(
    async () => (await call(getOwnSection, { organisation, params: { sectionId: id } })).data,
    [call, organisation, id],
  );
  const section = useLoaded(load);
  return (
    <div ref={place} className="stack">
      <ContentBack organisation={organisation} part="sections" />
      <Loaded list={section}>
        {(found) => <SectionForm section={found} {...{ organisation }} reload={load} take={section.set} />}
      </Loaded>
    </div>
  );
}

interface SectionFormProps {
  readonly section: Section;
  readonly organisation: string;
  reload(): Promise<Section>;
  take(section: Section): void;
}

function SectionForm({ section, organisation, reload, take }: SectionFormProps) {
  const { call, navigate } = useDesk();
  const words = useSectionsTexts();
  const edits = useEdits<Section, SectionKey>({
    record: section,
    keys,
    read: (record, key) => record[key],
    async write({ id, version }, changed) {
      const body: BodyIn<typeof updateSection> = { ...(changed as Partial<Section>), version };
      return { ...section, ...(await call(updateSection, { organisation, params: { sectionId: id }, body })).data };
    },
    reload,
    take,
  });
  useAskBeforeLeaving(edits.isEdited);
  const field = (key: SectionKey) => ({
    label: words.fields[key],
    value: String(edits.valueOf(key)),
    onValue: (value: string) => edits.set(key, value),
  });
  const list = sectionPath(organisation, 'content', 'sections');
  return (
    <>
      <div className="desk-head">
        <h1>
          <bdi>{section.label || words.untitled}</bdi>
        </h1>
        {edits.isEdited && <Unsaved />}
      </div>
      <Card className="stack">
        <EditForm
          edits={edits}
          labelOf={(key) => words.fields[key]}
          theirs={(key) => section[key].replace(/<[^>]*>/g, ' ').slice(0, 200)}
        >
          <TextInput {...field('label')} autoComplete="off" maxLength={200} dir="auto" />
          {opensAsLayout(section.content) ? (
            <Notice tone="info" role={null}>
              {words.blocks}
            </Notice>
          ) : (
            <TextEditor {...field('content')} />
          )}
        </EditForm>
      </Card>
      <Shown organisation={organisation} records={section.records} />
      <p>
        <DeskLink to={`${sectionPath(organisation, 'content', 'translations')}?kind=section`}>
          {words.translate}
        </DeskLink>
      </p>
      <RemoveTools
        organisation={organisation}
        name={section.label || words.untitled}
        remove={() =>
          call(removalRoutes.deleteSection, {
            organisation,
            params: { sectionId: section.id },
            query: { version: section.version },
          })
        }
        onGone={() => navigate(list)}
      />
    </>
  );
}
