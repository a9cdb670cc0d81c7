import type { ElementBench, OpenOptions } from './elementBench';

/** A tag to be tested, and where. */
export interface ElementKit {
  tag: string;
  /** The bench, once it runs. */
  bench(): ElementBench;
  /** File that defines the tag, under `/elements/`. */
  file?: string;
  /** Attributes that the tag needs to show itself. */
  attributes?: string;
  /** Organisation that it belongs to where the page names none: that of what it shows. Default: the server's default. */
  owner?: string;
  /** Selector of what comes last, after the element is ready. Default: nothing comes after. */
  late?: string;
}

/** Shorthands for a kit: the script's address, the tag's markup, a host page with the script in its head. */
export function toolsFor({ tag, bench, file = `${tag}.js`, attributes = '' }: ElementKit) {
  const src = () => `${bench().org.origin()}/elements/${file}`;
  const script = () => `<script type="module" src="${src()}"></script>`;
  const markup = (more = '', inside = '') => `<${tag} ${attributes} ${more}>${inside}</${tag}>`;
  const open = (body: string, options: OpenOptions = {}) => bench().open(body, { head: script(), ...options });
  return { src, script, markup, open };
}
