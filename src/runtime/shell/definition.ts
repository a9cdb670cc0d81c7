import type { ComponentType } from 'react';
import type { Clock } from '../../client/clock';
import type { Language } from '../../contract/common';
import type { Catalogue } from '../../i18n/catalogue';
import type { AttributeProps, AttributeTable, CommonProps } from '../attributes';
import type { Patience, ResolveOrganisation } from './resources';

/** What makes a React component an element. */
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
  /** Shown while loading, in the size of what is coming. */
  Skeleton?: ComponentType<AttributeProps<A> & P>;
  /** Finds the organisation's id where the page does not say `org`. */
  resolveOrganisation?: ResolveOrganisation;
  /** Where nobody is there to load the page again. */
  patience?: Patience;
}

type AnyProps = Readonly<Record<string, unknown>>;

/** What the shell knows of the kind of element it stands in. */
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

/** The time from insertion to removal: what was started in it ends with it (ELEM-02). */
export interface Lifetime {
  readonly signal: AbortSignal;
  readonly clock: Clock;
}

export type Methods = Record<string, (...args: never[]) => unknown>;

/** The element as its shell sees it. */
export interface OrgkitElement extends HTMLElement {
  /** Where views put what floats above the rest. */
  readonly overlay: HTMLElement;
  /** Puts theme, language, direction and the organisation's colour on the root, where style sheets and screen readers find them. */
  present(theme: string, lang: Language | undefined, colour: string): void;
  /** Whether the element brings a ground for its text, which could not be read on that of the page. */
  paintGround(painted: boolean): void;
  /** Whether what the page's author put inside the tag is shown, if there is something. */
  readonly showsFallback: boolean;
  /** Shows or hides what the page's author put inside the tag. */
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
