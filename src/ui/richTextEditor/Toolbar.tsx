import { toggleMark } from 'prosemirror-commands';
import type { Command } from 'prosemirror-state';
import { useState, type KeyboardEvent } from 'react';
import { FONTS } from '../../core/richText/textStyles';
import type { RichTextEditorTexts } from '../../i18n/richTextEditor';
import { Icon } from '../Icon';
import { clearMarks, setAlign, setLevel, setStyle, toggleList, type formatOf } from './commands';
import {
  alignIcons,
  boldIcon,
  bulletsIcon,
  clearIcon,
  italicIcon,
  linkIcon,
  numbersIcon,
  underlineIcon,
} from './editorIcons';
import { ALIGNMENTS, schema } from './schema';

interface ToolbarProps {
  texts: RichTextEditorTexts;
  /** Id of the text that it belongs to. */
  controls: string;
  format: ReturnType<typeof formatOf>;
  /** Whether the address of a link is being asked for. */
  linking: boolean;
  onLink(): void;
  run(command: Command): void;
}

const { marks } = schema;
const HEX = /^#[\da-f]{6}$/i;

/** Tools for the text; a single tab stop, with arrow keys inside (BUILD-07). */
export function Toolbar({ texts, controls, format, linking, onLink, run }: ToolbarProps) {
  const [current, setCurrent] = useState('level');
  const tool = (name: string) => ({
    'data-tool': name,
    tabIndex: name === current ? 0 : -1,
    onFocus: () => setCurrent(name),
  });
  const button = (name: string, label: string, icon: string, press: () => void, pressed?: boolean) => (
    <button
      key={name}
      type="button"
      className="editor-tool"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      {...tool(name)}
      // The text keeps its focus, and a phone its keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={press}
    >
      <Icon path={icon} />
    </button>
  );
  return (
    <div
      className="editor-tools"
      role="toolbar"
      aria-label={texts.toolbar}
      aria-controls={controls}
      onKeyDown={moveFocus}
    >
      <select
        className="editor-tool"
        aria-label={texts.level}
        {...tool('level')}
        value={format.level}
        onChange={(event) => run(setLevel(Number(event.target.value)))}
      >
        {[0, 2, 3, 4].map((level) => (
          <option key={level} value={level}>
            {level ? texts.heading(level - 1) : texts.paragraph}
          </option>
        ))}
      </select>
      <select
        className="editor-tool"
        aria-label={texts.font}
        {...tool('font')}
        value={format.font}
        onChange={(event) => run(setStyle('font', event.target.value))}
      >
        <option value="">{texts.ownFont}</option>
        {Object.keys(FONTS).map((font) => (
          <option key={font} value={font}>
            {font[0]?.toUpperCase() + font.slice(1)}
          </option>
        ))}
      </select>
      {button('bold', texts.bold, boldIcon, () => run(toggleMark(marks.strong)), format.has('strong'))}
      {button('italic', texts.italic, italicIcon, () => run(toggleMark(marks.em)), format.has('em'))}
      {button('underline', texts.underline, underlineIcon, () => run(toggleMark(marks.u)), format.has('u'))}
      <input
        type="color"
        className="editor-tool"
        aria-label={texts.color}
        title={texts.color}
        {...tool('color')}
        value={HEX.test(format.color) ? format.color : '#000000'}
        onChange={(event) => run(setStyle('color', event.target.value))}
      />
      {button('link', texts.link, linkIcon, onLink, linking || format.link !== null)}
      {button('bullets', texts.bullets, bulletsIcon, () => run(toggleList('bulletList')), format.list === 'bulletList')}
      {button(
        'numbers',
        texts.numbers,
        numbersIcon,
        () => run(toggleList('orderedList')),
        format.list === 'orderedList',
      )}
      {ALIGNMENTS.map((align) => {
        const isOn = format.align === align;
        return button(align, texts.align[align], alignIcons[align], () => run(setAlign(isOn ? null : align)), isOn);
      })}
      {button('clear', texts.clear, clearIcon, () => run(clearMarks))}
    </div>
  );
}

/** Arrows, Home and End, as in every toolbar; a list of choices keeps the vertical ones. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tool]')];
  const at = tools.indexOf(event.target as HTMLElement);
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
  const step = isRtl ? -1 : 1;
  const to: Record<string, number> = { ArrowRight: at + step, ArrowLeft: at - step, Home: 0, End: tools.length - 1 };
  const next = to[event.key];
  if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  tools[(next + tools.length) % tools.length]?.focus();
}
