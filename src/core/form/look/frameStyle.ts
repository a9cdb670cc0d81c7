import type { commonProps } from '../schema/commonProps';
import type { PropsOf } from '../schema/props';
import { cssColor, cssGradient, cssLength, cssLengths, cssShare, cssWords } from './cssValues';

export type LayoutProps = PropsOf<typeof commonProps>;

const ALIGNMENTS = { TOP: 'start', LEFT: 'start', MIDDLE: 'center', CENTER: 'center', BOTTOM: 'end', RIGHT: 'end' };
const OVERFLOWS = ['visible', 'hidden', 'auto', 'scroll', 'clip'];
/** Kinds whose content is as high as they are; style sheets pass that on. */
const OWN_HEIGHT: ReadonlySet<string> = new Set(['submit', 'textArea', 'embeddedPage', 'video', 'carousel', 'pdf']);

type Style = Record<string, string | null | undefined>;

/**
 * The layout parameters of a block (BLOCK-01) as declarations, named as scripts name them. Invalid values are dropped;
 * nothing exceeds the width of its place.
 * @param pictureAt the address of a picture that may be shown, else null.
 * @example
 * frameStyle('container', readProps(commonProps, { padding: '8', color: 'url(x)' }), () => null) // => { padding: '8px' }
 */
export function frameStyle(
  type: string,
  props: LayoutProps & { readonly fontSize?: unknown },
  pictureAt: (address: string) => string | null,
): Record<string, string> {
  const height = cssLength(props.height);
  const width = cssLength(props.width);
  const minHeight = cssLength(props.minHeight);
  const maxHeight = cssLength(props.maxHeight);
  const heights: Style = OWN_HEIGHT.has(type)
    ? { '--frame-height': height, '--frame-min-height': minHeight, '--frame-max-height': maxHeight }
    : { height, minHeight, maxHeight };
  const widths: Style =
    type === 'submit'
      ? { '--frame-width': width }
      : { width, minWidth: atMost100(cssLength(props.minWidth)), maxWidth: atMost100(cssLength(props.maxWidth)) };
  const color = cssColor(props.color);
  const background = cssColor(props.backgroundColor);
  const fontSize = typeof props.fontSize === 'string' ? cssLength(props.fontSize) : null;
  const button: Style = {
    '--frame-background': background,
    '--frame-color': color,
    '--frame-font': fontSize,
    '--frame-radius': cssLengths(props.borderRadius),
  };
  const box: Style = {
    borderRadius: cssLengths(props.borderRadius),
    backgroundColor: background,
    color,
    ...backgroundOf(props, pictureAt),
  };
  const align = props.align && ALIGNMENTS[props.align];
  const isVertical = props.align === 'TOP' || props.align === 'MIDDLE' || props.align === 'BOTTOM';
  const style: Style = {
    padding: cssLengths(props.padding),
    overflow: OVERFLOWS.find((known) => known === props.overflow.trim()),
    '--frame-label': cssColor(props.labelColor),
    ...(align && (isVertical ? { alignContent: align } : { textAlign: align, justifyItems: align })),
    ...(type === 'submit' ? button : box),
    ...heights,
    ...widths,
  };
  return Object.fromEntries(Object.entries(style).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

const atMost100 = (length: string | null) => length && `min(100%, ${length})`;

/** A picture or gradient, under a veil of black or white. */
function backgroundOf(props: LayoutProps, pictureAt: (address: string) => string | null): Style {
  const [, inside = props.backgroundImage] = /^url\((.*)\)$/is.exec(props.backgroundImage.trim()) ?? [];
  const address = inside.trim().replace(/^["']|["']$/g, '');
  const picture = address && !/^[\w-]+\(/.test(address) ? pictureAt(address) : null;
  const image = cssGradient(props.backgroundImage) ?? (picture && `url("${picture.replace(/["\\\n]/g, '')}")`);
  const veil = (share: string | null, tone: string) =>
    share && `linear-gradient(rgb(${tone} / ${share}), rgb(${tone} / ${share}))`;
  const layers = [veil(cssShare(props.darken), '0 0 0'), veil(cssShare(props.lighten), '255 255 255'), image];
  const shown = layers.filter(Boolean);
  if (shown.length === 0) return {};
  return {
    backgroundImage: shown.join(', '),
    backgroundSize: cssWords(props.backgroundSize) ?? 'cover',
    backgroundPosition: cssWords(props.backgroundPosition) ?? 'center',
    backgroundRepeat: 'no-repeat',
  };
}
