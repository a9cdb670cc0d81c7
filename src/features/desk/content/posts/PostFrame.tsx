import { useState, type ReactNode } from 'react';
import { pagePath } from '../../../../core/site';
import { lazyView } from '../../../../loading/lazyView';
import { Button } from '../../../../ui/Button';
import { Card } from '../../../../ui/Card';
import { Late } from '../../../../ui/Late';
import { LinkButton } from '../../../../ui/LinkButton';
import { unlessGone } from '../../deskClient';
import { useDesk } from '../../deskContext';
import { EditForm } from '../../editing/EditForm';
import { Unsaved } from '../../editing/marks';
import { useAskBeforeLeaving } from '../../editing/useAskBeforeLeaving';
import type { EditValue, useEdits } from '../../editing/useEdits';
import { sectionPath } from '../../sectionPlace';
import { ContentBack } from '../ContentBack';
import { useContentTexts } from '../contentTexts';
import type { SiteOwner } from '../useSiteOwner';
import { postKind, type PostsPart } from './postKinds';

const AskDialog = lazyView(async () => (await import('../../AskDialog')).AskDialog);

export interface PostPageProps {
  readonly organisation: string;
  readonly id: string;
  readonly owner: SiteOwner;
}

interface PostFrameProps<K extends string> {
  readonly organisation: string;
  readonly part: PostsPart;
  readonly id: string;
  readonly name: string;
  /** Visitors find it. */
  readonly isShown: boolean;
  readonly edits: ReturnType<typeof useEdits<never, K>>;
  /** A field's name, and its value as somebody else saved it. */
  nameOf(key: K): string;
  theirs(key: K): EditValue;
  readonly children: ReactNode;
}

/** The frame around the fields of an event, a news item or an article, which are saved together (DESK-91). */
export function PostFrame<K extends string>(props: PostFrameProps<K>) {
  const { organisation, part, id, name, isShown, edits, nameOf, theirs, children } = props;
  const { call, navigate } = useDesk();
  const words = useContentTexts();
  const said = words.posts[part];
  const kind = postKind(part);
  const [asks, setAsks] = useState(false);
  useAskBeforeLeaving(edits.isEdited);
  return (
    <div className="stack">
      <ContentBack organisation={organisation} part={part} />
      <div className="desk-head">
        <h1>
          <bdi>{name}</bdi>
        </h1>
        {edits.isEdited && <Unsaved />}
      </div>
      <div className="desk-buttons">
        {isShown && (
          <LinkButton
            variant="secondary"
            href={`/o/${organisation}${pagePath(kind.page, id)}`}
            target="_blank"
            rel="noreferrer"
          >
            {words.preview}
          </LinkButton>
        )}
        <Button variant="quiet" onClick={() => setAsks(true)}>
          {words.delete}
        </Button>
      </div>
      <Card className="stack">
        <EditForm edits={edits} labelOf={nameOf} theirs={(key) => inWords(theirs(key))}>
          {children}
        </EditForm>
      </Card>
      {asks && (
        <Late>
          <AskDialog
            title={said.deleteTitle}
            submit={words.delete}
            done={words.deleted}
            act={() => kind.remove(call, organisation, id).catch(unlessGone)}
            onClose={() => setAsks(false)}
            onDone={() => Promise.resolve(navigate(sectionPath(organisation, 'content', part)))}
          >
            <p>
              <bdi>{name}</bdi>
            </p>
            <p>{words.deleteText}</p>
          </AskDialog>
        </Late>
      )}
    </div>
  );
}

/** A value in plain words, without its markup and cut where it is long. */
function inWords(value: EditValue): string {
  const text = Array.isArray(value)
    ? value.map((one) => (typeof one === 'string' ? one : Object.values(one as object).join(' '))).join(' · ')
    : String(value);
  const plain = text.replace(/<[^>]*>/g, ' ').trim();
  return plain.length > 200 ? `${plain.slice(0, 200)}…` : plain;
}
