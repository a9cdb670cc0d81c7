import { Parser } from 'htmlparser2';
import { createElement, type ReactNode } from 'react';
import { drawnProps, drawnTags, droppedTags, voidTags } from './drawnProps';

interface Open {
  name: string;
  /** The element to build on closing; null for a tag that leaves only its content. */
  build: { tag: string; props: object } | null;
  children: ReactNode[];
}

/** Deeper than any editor nests; deeper content is flattened, so that hostile HTML cannot exhaust the stack. */
const maxDepth = 32;

/**
 * Builds React elements out of HTML by an allow-list: no HTML sink, so it works under trusted types and a strict
 * Content-Security-Policy. Relative addresses are resolved against `base`. Never throws.
 */
export function parseRichText(html: string, base: string): ReactNode[] {
  const open: Open[] = [{ name: '', build: null, children: [] }];
  let dropped = 0;
  let keys = 0;
  const top = () => open[open.length - 1] as Open;

  const close = () => {
    const { build, children } = open.pop() as Open;
    if (!build) top().children.push(...children);
    else if (voidTags.has(build.tag)) top().children.push(createElement(build.tag, { key: keys++, ...build.props }));
    else top().children.push(createElement(build.tag, { key: keys++, ...build.props }, ...children));
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      if (droppedTags.has(name)) dropped += 1;
      if (dropped) return;
      const tag = drawnTags.get(name);
      const props = tag && open.length < maxDepth ? drawnProps(name, attributes, base) : null;
      open.push({ name, build: tag && props ? { tag, props } : null, children: [] });
    },
    ontext(text) {
      if (!dropped) top().children.push(text);
    },
    onclosetag(name) {
      if (droppedTags.has(name)) dropped = Math.max(0, dropped - 1);
      else if (!dropped && open.length > 1) close();
    },
  });
  parser.end(html);
  while (open.length > 1) close();
  return top().children;
}
