import { useCallback, useRef, useState } from 'react';
import { frameSnippet, placeSnippet, tagSnippet, type Embedded } from '../../../../core/embed';
import { Button } from '../../../../ui/Button';
import { copyText } from '../../../../ui/copyText';
import { Field } from '../../../../ui/fields/Field';
import { Select } from '../../../../ui/fields/Select';
import { useDesk } from '../../deskContext';
import { Loaded } from '../../Loaded';
import { useLoaded } from '../../useLoaded';
import { useStartTexts } from '../startTexts';
import type { StepProps } from '../stepProps';
import { choicesOf, embeddedOf, KINDS, type Choice, type Kind } from './choices';
import { Preview } from './Preview';

/** Ways to put something on a page. */
const ways = { tag: tagSnippet, place: placeSnippet, frame: frameSnippet } as const;
type Way = keyof typeof ways;
const WAYS = Object.keys(ways) as Way[];

/** The code to paste into a page, and a look at it (DESK-21). */
export function Composer(props: StepProps) {
  const { call } = useDesk();
  const words = useStartTexts().composer;
  const [kind, setKind] = useState<Kind>('donation');
  const { id } = props.organisation;
  const load = useCallback(() => choicesOf(call, id, kind), [call, id, kind]);
  return (
    <section className="stack" aria-label={words.title}>
      <h3>{words.title}</h3>
      <Select
        label={words.kind}
        hint={words.hints[kind]}
        value={kind}
        options={KINDS.map((value) => ({ value, label: words.kinds[value] }))}
        onValue={setKind}
      />
      <Choices key={kind} {...props} kind={kind} load={load} />
    </section>
  );
}

interface ChoicesProps extends StepProps {
  readonly kind: Kind;
  load(): Promise<readonly Choice[]>;
}

function Choices({ kind, load, organisation, start }: ChoicesProps) {
  const words = useStartTexts().composer;
  const list = useLoaded(load);
  const [id, setId] = useState<string | null>(null);
  return (
    <Loaded list={list}>
      {(choices) => {
        const chosen = choices.find((one) => one.id === id) ?? choices[0] ?? null;
        const embedded = embeddedOf(kind, chosen, start, organisation, words);
        return (
          <>
            {choices.length > 1 && (
              <Select
                label={(words.which as Partial<Record<Kind, string>>)[kind]}
                value={chosen?.id ?? ''}
                options={choices.map((one) => ({ value: one.id, label: one.name }))}
                onValue={setId}
              />
            )}
            {embedded ? (
              <Snippet embedded={embedded} kind={kind} />
            ) : (
              <p className="muted">{(words.none as Partial<Record<Kind, string>>)[kind]}</p>
            )}
          </>
        );
      }}
    </Loaded>
  );
}

function Snippet({ embedded, kind }: { embedded: Embedded; kind: Kind }) {
  const { notify } = useDesk();
  const words = useStartTexts().composer;
  const [chosen, setWay] = useState<Way>('tag');
  const [isFailed, setFailed] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  // A whole site has no room in a frame.
  const way = kind === 'site' ? 'tag' : chosen;
  const text = ways[way](embedded);
  const copy = async () => {
    const isCopied = await copyText(text, field.current?.parentElement ?? null);
    setFailed(!isCopied);
    if (isCopied) notify(words.copied);
    else field.current?.focus();
  };
  return (
    <div className="start-composer">
      <div className="stack">
        {kind !== 'site' && (
          <Select
            label={words.way}
            value={way}
            options={WAYS.map((value) => ({ value, label: words.ways[value] }))}
            onValue={setWay}
          />
        )}
        <Field label={words.code} hint={words.wayHints[way]} error={isFailed ? words.notCopied : undefined} announce>
          {(control) => (
            <textarea
              {...control}
              ref={field}
              className="input"
              value={text}
              readOnly
              dir="ltr"
              spellCheck={false}
              rows={way === 'frame' ? 5 : 9}
              onFocus={({ target }) => target.select()}
            />
          )}
        </Field>
        <div className="desk-buttons">
          <Button onClick={() => void copy()}>{words.copy}</Button>
          <a href={embedded.link.address} target="_blank" rel="noopener">
            {words.ownPage}
          </a>
        </div>
      </div>
      {kind !== 'payment' && kind !== 'site' && <Preview embedded={embedded} />}
    </div>
  );
}
