import { useState } from 'react';
import { type Conflict, findBlock } from '../../../core/form/editing';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { useBuilder, useBuilderState } from '../run/builder';
import { fullName } from '../run/useBlockName';
import { useBlockTexts, useEditorTexts } from '../run/useEditorTexts';
import { usePanelTexts } from '../run/usePanelTexts';
import { usePropertyName } from '../run/usePropertyName';
import { useSaving } from './saving';

/** Their version wins by default; the author can take back their own, change by change (BUILD-26). */
export function ChangedNotice({ conflicts }: { readonly conflicts: readonly Conflict[] }) {
  const texts = useEditorTexts();
  return (
    <Notice tone="warning" title={texts.changed} role="alert">
      <Conflicts conflicts={conflicts} choose={texts.chooseYours} />
    </Notice>
  );
}

interface ConflictsProps {
  readonly conflicts: readonly Conflict[];
  /** Request to the author. */
  readonly choose: string;
}

/** Changes made by both, each with a button that restores one's own. */
export function Conflicts({ conflicts, choose }: ConflictsProps) {
  const builder = useBuilder();
  const texts = useEditorTexts();
  const words = useBlockTexts();
  const sentences = usePanelTexts().conflicts;
  const { fullNameOf } = usePropertyName(useSaving().subject?.names);
  const [taken, setTaken] = useState<readonly Conflict[]>([]);
  const form = useBuilderState(({ history }) => history.present);
  const left = conflicts.filter((conflict) => !taken.includes(conflict));
  const about = ({ block: id, property }: Conflict) => {
    const block = findBlock(form.document, id)?.block;
    const name = block && fullName(block, words.kinds);
    return [name, property && fullNameOf(block?.type ?? '', property, form)].filter(Boolean).join(' · ');
  };
  return (
    <>
      <p>{left.length > 0 ? choose : texts.joined}</p>
      <ul className="builder-uses">
        {left.map((conflict, index) => (
          <li key={index}>
            {sentences[conflict.about]} <bdi>{about(conflict)}</bdi>{' '}
            <Button
              variant="quiet"
              onClick={() => {
                builder.change(conflict.commands);
                setTaken((before) => [...before, conflict]);
              }}
            >
              {texts.takeMine}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
