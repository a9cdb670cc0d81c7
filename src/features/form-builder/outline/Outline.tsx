import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useElement } from '../../../runtime/context';
import { Icon } from '../../../ui/Icon';
import { chevronDownIcon } from '../../../ui/icons';
import { useStyles } from '../../../ui/useStyles';
import { useBuilder, useBuilderState } from '../run/builder';
import { useBlockName } from '../run/useBlockName';
import { useClipboard } from '../run/useClipboard';
import { useEditorTexts } from '../run/useEditorTexts';
import { useRemove } from '../run/useRemove';
import { outlineKey } from './outlineKeys';
import outlineCss from './outline.css';
import { type Row, rowsOf } from './rowsOf';

/** All blocks as a tree, for keyboards, screen readers and long forms (BUILD-42). */
export function Outline({ enter }: { enter(): void }) {
  const builder = useBuilder();
  const { direction } = useElement();
  const texts = useEditorTexts();
  const form = useBuilderState(({ history }) => history.present);
  const selected = useBuilderState(({ history }) => history.selected);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => rowsOf(form, folded), [form, folded]);
  const remove = useRemove();
  const clipboard = useClipboard();
  const tree = useRef<HTMLUListElement>(null);
  useStyles(tree, outlineCss);
  const isPressed = useRef(false);
  const last = selected.at(-1) ?? '';
  const current = rows.some(({ id }) => id === last) ? last : '';

  // Focus follows the selection: a row loses it when React moves its element.
  useEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    tree.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [current, rows]);

  const fold = (id: string, isFolded: boolean) =>
    setFolded((before) => {
      const next = new Set(before);
      if (isFolded) next.add(id);
      else next.delete(id);
      return next;
    });
  const go = (id: string, isAdded: boolean) => {
    const others = selected.filter((one) => one !== id);
    builder.select(id === '' ? [] : isAdded ? [...others, id] : [id]);
  };
  const toggle = (id: string) =>
    builder.select(selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id].filter(Boolean));
  const goTo = (id: string) => {
    const [from, to] = [current, id].map((one) => rows.findIndex((row) => row.id === one)) as [number, number];
    const between = rows.slice(Math.min(from, to), Math.max(from, to) + 1).map((row) => row.id);
    builder.select((from <= to ? between : between.reverse()).filter(Boolean));
  };
  /** Shift takes all rows up to this one, Control this one more or less. */
  const click = (event: MouseEvent, id: string) => {
    if (event.shiftKey) goTo(id);
    else if (event.ctrlKey || event.metaKey) toggle(id);
    else go(id, false);
  };
  const press = (event: KeyboardEvent) => {
    const isRightToLeft = direction === 'rtl';
    const keys = { builder, rows, current, isRightToLeft, fold, go, enter, remove, ...clipboard };
    if (!outlineKey(event, keys)) return;
    isPressed.current = event.key !== 'Enter';
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <ul ref={tree} className="outline" role="tree" aria-label={texts.outline} aria-multiselectable onKeyDown={press}>
      {rows.map((row) => (
        <OutlineRow
          key={row.id}
          row={row}
          isSelected={row.id === '' ? selected.length === 0 : selected.includes(row.id)}
          isCurrent={row.id === current}
          click={click}
          fold={fold}
        />
      ))}
    </ul>
  );
}

interface OutlineRowProps {
  readonly row: Row;
  readonly isSelected: boolean;
  readonly isCurrent: boolean;
  click(event: MouseEvent, id: string): void;
  fold(id: string, isFolded: boolean): void;
}

const noBlock = { type: '', props: {} };

function OutlineRow({ row, isSelected, isCurrent, click, fold }: OutlineRowProps) {
  const { id, block, level, position, of, isOpen } = row;
  const texts = useEditorTexts();
  const name = useBlockName(block ?? noBlock);
  return (
    <li
      role="treeitem"
      className="outline-row"
      data-level={Math.min(level, 8)}
      data-drag={block ? id : undefined}
      data-drop={id}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={of}
      aria-expanded={isOpen}
      aria-selected={isSelected}
      tabIndex={isCurrent ? 0 : -1}
      onClick={(event) => click(event, id)}
    >
      {block && isOpen !== undefined && (
        <span
          className={isOpen ? 'outline-fold outline-open' : 'outline-fold'}
          aria-hidden="true"
          onClick={(event) => {
            event.stopPropagation();
            fold(id, isOpen);
          }}
        >
          <Icon path={chevronDownIcon} />
        </span>
      )}
      <span className="outline-kind">{block ? name.kind : texts.form}</span>
      {name.own && <bdi className="outline-own">{name.own}</bdi>}
    </li>
  );
}
