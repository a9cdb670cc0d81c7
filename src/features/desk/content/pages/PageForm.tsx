import { useState } from 'react';
import { updatePage } from '../../../../contract/site/adminPages';
import { Card } from '../../../../ui/Card';
import { TextArea } from '../../../../ui/fields/TextArea';
import { TextInput } from '../../../../ui/fields/TextInput';
import { DeskError } from '../../deskClient';
import { useDesk } from '../../deskContext';
import { Choice } from '../../editing/Choice';
import { EditForm } from '../../editing/EditForm';
import { Unsaved } from '../../editing/marks';
import { useAskBeforeLeaving } from '../../editing/useAskBeforeLeaving';
import { useEdits, type EditValue } from '../../editing/useEdits';
import { AddressField } from './AddressField';
import { addressFault, readAddress } from './pageAddress';
import type { OwnPage } from './ownPage';
import { usePagesTexts } from './pagesTexts';
import { PageTools } from './PageTools';

const keys = ['title', 'path', 'description', 'state'] as const;
type PageKey = (typeof keys)[number];

interface PageFormProps {
  readonly page: OwnPage;
  readonly organisation: string;
  reload(): Promise<OwnPage>;
  take(page: OwnPage): void;
}

const read = (page: OwnPage, key: PageKey): EditValue =>
  key === 'state' ? (page.hidden ? 'hidden' : 'shown') : page[key];

/** Settings of a page; its blocks belong to the builder. */
export function PageForm({ page, organisation, reload, take }: PageFormProps) {
  const { call } = useDesk();
  const words = usePagesTexts();
  /** The address that was sent last. */
  const [sent, setSent] = useState<string | null>(null);
  const edits = useEdits<OwnPage, PageKey>({
    record: page,
    keys,
    read,
    async write({ id, version }, { state, path, ...same }) {
      setSent(path === undefined ? null : readAddress(String(path)));
      const body = {
        ...(same as Partial<Pick<OwnPage, 'title' | 'description'>>),
        ...(path !== undefined && { path: readAddress(String(path)) }),
        ...(state !== undefined && { hidden: state === 'hidden' }),
        version,
      };
      return (await call(updatePage, { organisation, params: { contentId: id }, body })).data;
    },
    reload,
    take,
  });
  useAskBeforeLeaving(edits.isEdited);
  const text = (key: PageKey) => String(edits.valueOf(key));
  const field = (key: PageKey) => ({
    label: words.fields[key],
    value: text(key),
    onValue: (value: string) => edits.set(key, value),
  });
  const path = readAddress(text('path'));
  const code = edits.error instanceof DeskError ? edits.error.code : null;
  return (
    <>
      <div className="desk-head">
        <h1>
          <bdi>{page.title}</bdi>
        </h1>
        {edits.isEdited && <Unsaved />}
      </div>
      <PageTools page={page} organisation={organisation} />
      <Card className="stack">
        <EditForm
          edits={code === 'taken' ? { ...edits, error: null } : edits}
          isRight={addressFault(path) === null}
          labelOf={(key) => words.fields[key]}
          theirs={(key) => (key === 'state' ? words.states[page.hidden ? 'hidden' : 'shown'] : page[key])}
        >
          <Choice {...field('state')} texts={words.states} notes={words.stateNotes} />
          <TextInput {...field('title')} autoComplete="off" maxLength={200} pattern=".*\S.*" required dir="auto" />
          <AddressField
            organisation={organisation}
            isTaken={code === 'taken' && sent === path}
            value={text('path')}
            onValue={(typed) => edits.set('path', typed)}
          />
          <TextArea {...field('description')} hint={words.descriptionHint} rows={3} maxLength={2000} dir="auto" />
        </EditForm>
      </Card>
    </>
  );
}
