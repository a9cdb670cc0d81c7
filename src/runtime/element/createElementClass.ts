import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import { createClock } from '../../client/clock';
import type { Language } from '../../contract/common';
import { directionOf } from '../../i18n/catalogue';
import { propertyName, type AttributeTable } from '../attributes';
import type { ElementDefinition, Lifetime, Methods, OrgkitElement, ShellProps } from '../shell/definition';
import { assignChanged } from './assignChanged';
import { ElementValues } from './ElementValues';
import { styleSheets } from './styleSheets';
import { tellDeveloper } from '../tellDeveloper';

// Internals of r2wc 2.1: its version is pinned, and the conformance suite fails when they change.
const RENDER: unique symbol = Symbol.for('r2wc.render') as never;
const PROPS: unique symbol = Symbol.for('r2wc.props') as never;

/** Not a name: elements have properties of any name, `values` among them. */
const VALUES = Symbol('orgkit.values');

/** Marks our classes, also for other copies of our scripts. */
export const ours: unique symbol = Symbol.for('orgkit') as never;

interface R2wcElement extends HTMLElement {
  container: HTMLElement;
  [RENDER](): void;
  [PROPS]: ShellProps;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

interface ClassParts {
  types: AttributeTable;
  properties: readonly string[];
  methods: readonly string[];
  styles: readonly string[];
  /** Root component, given the props of `ShellProps`. */
  Root: ComponentType<ShellProps>;
  takeOver?: TakeOver;
}

/** Lets an element take over the markup that the server put inside its tag. */
export interface TakeOver {
  /** The root of what is drawn; null if nothing is. */
  find(host: HTMLElement): HTMLElement | null;
  /** Whether it renders by itself, or calls `render` when that may go on. */
  holds(host: HTMLElement, props: ShellProps, render: () => void): boolean;
}

/** The class of an element: r2wc mounts the shell; attributes, properties and moves in the page are handled here. */
// oxlint-disable-next-line max-lines-per-function -- a class is made for each tag, around the definition in scope
export function createElementClass(definition: ElementDefinition, parts: ClassParts): CustomElementConstructor {
  const { tag } = definition;
  const { Root, takeOver } = parts;
  const Base = r2wc(Root as never) as unknown as new () => R2wcElement;

  class Element extends Base implements OrgkitElement {
    static readonly observedAttributes = Object.keys(parts.types);
    static readonly [ours] = true;

    readonly overlay = document.createElement('div');
    readonly [VALUES] = new ElementValues(parts.types, (attribute, why) =>
      tellDeveloper(tag, `ignores its attribute "${attribute}"`, why, 'The default is used.'),
    );
    readonly #frame: HTMLElement;
    readonly #slot = document.createElement('slot');
    #lifetime: (Lifetime & { end(): void }) | null = null;
    #dressedFor: Document | null = null;
    #renderQueued = false;
    #methods: Promise<Methods>;
    #resolveMethods!: (methods: Methods) => void;

    constructor() {
      super();
      const drawn = takeOver?.find(this) ?? null;
      this.#frame = drawn ?? document.createElement('div');
      // React must not render into the shadow root itself: it would not clear its content.
      this.container = (drawn?.firstElementChild as HTMLElement | null) ?? document.createElement('div');
      this.#frame.append(this.container, this.overlay);
      if (!drawn) this.#attach();
      this.#methods = this.#awaitMethods();
    }

    #attach() {
      this.#frame.className = 'root';
      const room = document.createElement('div');
      room.className = 'room';
      room.textContent = ' ';
      this.attachShadow({ mode: 'open' }).append(this.#slot, room, this.#frame);
    }

    override connectedCallback() {
      for (const name of accessors) this.#upgrade(name);
      this.#dress();
      this.#lifetime ??= beginLifetime();
      super.connectedCallback();
    }

    override disconnectedCallback() {
      // A move is a removal and an insertion in one task: state and requests survive it.
      queueMicrotask(() => {
        if (this.isConnected) return;
        super.disconnectedCallback();
        this.#lifetime?.end();
        this.#lifetime = null;
        this.showFallback(true);
      });
    }

    attributeChangedCallback(name: string, _: string | null, text: string | null) {
      this[VALUES].readAttribute(name, text);
      this[RENDER]();
    }

    /** Renders once for all changes of the same task, and only in a page: r2wc would mount elements never inserted. */
    override [RENDER]() {
      if (this.#renderQueued) return;
      this.#renderQueued = true;
      queueMicrotask(() => {
        this.#renderQueued = false;
        const lifetime = this.#lifetime;
        if (!this.isConnected || !lifetime) return;
        const props = { host: this, definition, lifetime, props: this[VALUES].props as ShellProps['props'] };
        if (takeOver?.holds(this, props, () => this[RENDER]())) return;
        this[PROPS] = props;
        super[RENDER]();
      });
    }

    get showsFallback() {
      return !this.#slot.hidden;
    }

    showFallback(shown: boolean) {
      this.#slot.hidden = !shown;
    }

    present(theme: string, lang: Language | undefined, colour: string) {
      if (this.#frame.dataset.theme !== theme) this.#frame.dataset.theme = theme;
      this.#frame.style.setProperty('--organisation-primary', colour || null);
      if (!lang) return;
      assignChanged<HTMLElement>(this.#frame, { lang, dir: directionOf(lang) });
    }

    paintGround(painted: boolean) {
      this.#frame.classList.toggle('grounded', painted);
    }

    supplyMethods(methods: Methods | null) {
      if (methods) this.#resolveMethods(methods);
      else this.#methods = this.#awaitMethods();
    }

    async callMethod(name: string, args: never[]): Promise<unknown> {
      const methods = await this.#methods;
      return methods[name]?.(...args);
    }

    setValue(name: string, value: unknown) {
      this[VALUES].setProperty(name, value);
      this[RENDER]();
    }

    #awaitMethods() {
      return new Promise<Methods>((resolve) => {
        this.#resolveMethods = resolve;
      });
    }

    /** Lazy parts add sheets of their own: those stay, except in another document, where no sheet of this one is allowed. */
    #dress() {
      if (this.#dressedFor === this.ownerDocument) return;
      this.#dressedFor = this.ownerDocument;
      // Markup from the server has its style sheets in the head of the page.
      if (this.shadowRoot) this.shadowRoot.adoptedStyleSheets = styleSheets(this.ownerDocument, parts.styles);
    }

    /** A property set before the element was defined hides the accessor: hand it over. */
    #upgrade(name: string) {
      if (!Object.hasOwn(this, name)) return;
      const early = this as unknown as Record<string, unknown>;
      const value = early[name];
      delete early[name];
      early[name] = value;
    }
  }

  const accessors: string[] = [];
  const define = (name: string, set: (element: Element, value: unknown) => void) => {
    accessors.push(name);
    Object.defineProperty(Element.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: Element) {
        return this[VALUES].props[name];
      },
      set(this: Element, value: unknown) {
        set(this, value);
      },
    });
  };
  for (const [attribute, type] of Object.entries(parts.types)) {
    const name = propertyName(attribute);
    // The platform's own properties, such as lang, write their attribute themselves.
    if (name in HTMLElement.prototype) continue;
    define(name, (element, value) => {
      if (!type.format) return element.setValue(name, value);
      const text = value === null || value === undefined ? null : type.format(value);
      if (text === null) element.removeAttribute(attribute);
      else element.setAttribute(attribute, text);
    });
  }
  for (const name of parts.properties) define(name, (element, value) => element.setValue(name, value));
  for (const name of parts.methods) {
    Object.defineProperty(Element.prototype, name, {
      configurable: true,
      value(this: Element, ...args: never[]) {
        return this.callMethod(name, args);
      },
    });
  }
  return Element;
}

function beginLifetime(): Lifetime & { end(): void } {
  const controller = new AbortController();
  const { signal } = controller;
  const clock = createClock(signal);
  return { signal, clock, startedAt: clock.now(), end: () => controller.abort() };
}
