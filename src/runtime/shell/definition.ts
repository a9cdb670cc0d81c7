import type { ComponentType } from 'react';
import type { Clock } from '../../client/clock';
import type { Language } from '../../contract/common';
import type { Catalogue } from '../../i18n/catalogue';
import type { AttributeProps, AttributeTable, CommonProps } from '../attributes';
import type { Patience, ResolveOrganisation } from './resources';

/** The options that turn a React component into an element. */
export interface ElementOptions<A extends AttributeTable, P> {
  /** The element's own attributes; the common ones (ELEM-01) are added. Each has a property in camel case. */
  attributes?: A;
  /** Names of properties without an attribute: objects and functions, handed to the view as they are. */
  properties?: readonly (keyof P & string)[];
  /** Names of methods that the view supplies with useMethods. Called earlier, they wait for it. */
  methods?: readonly string[];
  /** CSS of the feature, after that of the primitives. */
  styles?: readonly string[];
  texts?: Catalogue<unknown>;
  /** Shown while loading, in the content's size. */
  Skeleton?: ComponentType<AttributeProps<A> & P>;
  /** Finds the organisation's id if the page gives no `org`. */
  resolveOrganisation?: ResolveOrganisation;
  /** For pages that no one is there to reload. */
  patience?: Patience;
}

type AnyProps = Readonly<Record<string, unknown>>;

/** An element kind as the shell sees it. */
export interface ElementDefinition {
  readonly tag: string;
  readonly View: ComponentType<AnyProps>;
  readonly Skeleton: ComponentType<AnyProps> | undefined;
  readonly texts: Catalogue<unknown> | undefined;
  readonly resolveOrganisation: ResolveOrganisation | undefined;
  readonly patience: Patience | undefined;
  /** The view shows the intent that the address names: the payment form. */
  readonly ownsIntent: boolean;
}

/** The time from insertion to removal: anything started within it ends with it (ELEM-02). */
export interface Lifetime {
  readonly signal: AbortSignal;
  readonly clock: Clock;
  /** Milliseconds since 1970, by its clock. */
  readonly startedAt: number;
}

export type Methods = Record<string, (...args: never[]) => unknown>;

/** The element as its shell sees it. */
export interface OrgkitElement extends HTMLElement {
  /** Container for overlays. */
  readonly overlay: HTMLElement;
  /** Puts theme, language, direction and the organisation's colour on the root, where style sheets and screen readers find them. */
  present(theme: string, lang: Language | undefined, colour: string): void;
  /** Whether the element brings a ground for its text, which could not be read on that of the page. */
  paintGround(painted: boolean): void;
  /** Whether the author's content inside the tag is shown, if any. */
  readonly showsFallback: boolean;
  /** Shows or hides the author's content inside the tag. */
  showFallback(shown: boolean): void;
  /** Takes the methods that the view supplies; null when it goes. */
  supplyMethods(methods: Methods | null): void;
}

export interface ShellProps {
  readonly host: OrgkitElement;
  readonly definition: ElementDefinition;
  readonly lifetime: Lifetime;
  /** Attributes and properties, the common ones among them. */
  readonly props: CommonProps & AnyProps;
}
