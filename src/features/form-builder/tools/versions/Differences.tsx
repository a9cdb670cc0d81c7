import type { Block } from '../../../../core/form';
import type { Change, Difference } from '../../../../core/form/editing';
import { blockName } from '../../run/useBlockName';
import { useBlockTexts } from '../../run/useEditorTexts';
import { useBuilder } from '../../run/builder';
import { usePropertyName } from '../../run/usePropertyName';
import { useSaving } from '../../saving/saving';
import { useWords } from '../../run/useWords';
import { useVersionTexts } from './useVersionTexts';

/** Differences, by the names that authors know. */
export function Differences({ differences }: { readonly differences: readonly Difference[] }) {
  return (
    <ul className="versions-differences">
      {differences.map((difference, index) => (
        <li key={index}>
          <Words difference={difference} />
        </li>
      ))}
    </ul>
  );
}

function Words({ difference }: { readonly difference: Difference }) {
  const texts = useVersionTexts();
  const { nameOf } = usePropertyName();
  switch (difference.about) {
    case 'setting':
      return <Changed owner="" change={difference.change} />;
    case 'item':
      return (
        <>
          <strong>{texts.how[difference.how]}</strong> {nameOf('', difference.setting)} · <bdi>{difference.label}</bdi>
        </>
      );
    case 'changed':
      return (
        <>
          <strong>{texts.how.changed}</strong> <BlockWords block={difference.block} />
          <ul className="versions-changes">
            {difference.changes.map((change) => (
              <li key={change.name}>
                <Changed owner={difference.block.type} change={change} />
              </li>
            ))}
          </ul>
        </>
      );
    case 'moved':
      return (
        <>
          <strong>{texts.how.moved}</strong> <BlockWords block={difference.block} />
        </>
      );
    default:
      return (
        <>
          <strong>{texts.how[difference.about]}</strong> <BlockWords block={difference.block} />
          {difference.inside > 0 && ` ${texts.inside(difference.inside)}`}
        </>
      );
  }
}

function BlockWords({ block }: { readonly block: Block }) {
  const { kind, own } = blockName(block, useBlockTexts().kinds);
  return (
    <>
      {kind}
      {own && ' · '}
      <bdi className="versions-own">{own}</bdi>
    </>
  );
}

function Changed({ owner, change: { name, before, after } }: { readonly owner: string; readonly change: Change }) {
  const texts = useVersionTexts();
  const builder = useBuilder();
  const { choiceOf } = useWords();
  const { fullNameOf } = usePropertyName(useSaving().subject?.names);
  const written = (value: Change['before']) => {
    if (typeof value === 'boolean') return value ? texts.yes : texts.no;
    if (value === undefined) return texts.nothing;
    return typeof value === 'string' ? choiceOf(owner, name, value.replace(/<[^>]*>/g, ' ').trim()) : String(value);
  };
  const known = name === '' ? '' : fullNameOf(owner, name, builder.form());
  const isReadable = before !== undefined || after !== undefined;
  return (
    <>
      {known === '' || (known === name && owner !== '') ? texts.others : known}
      {isReadable && (
        <span className="versions-values">
          <del>{written(before)}</del> <ins>{written(after)}</ins>
        </span>
      )}
    </>
  );
}
