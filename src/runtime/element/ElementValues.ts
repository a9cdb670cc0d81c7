import { propertyName, type AttributeTable, type AttributeType } from '../attributes';
import { sameContent } from '../sameContent';

/** Reports a wrong attribute: its name, why it is wrong. */
type ReportWrong = (attribute: string, why: string) => void;

/**
 * The props of one element: attributes parsed once per change, and properties that keep the first object's identity
 * while the content is the same. For an attribute without text form (JSON), the last one written wins, attribute or
 * property.
 */
export class ElementValues {
  readonly #types: AttributeTable;
  readonly #report: ReportWrong;
  readonly #reported = new Set<string>();
  #props: Record<string, unknown> = {};

  constructor(types: AttributeTable, report: ReportWrong) {
    this.#types = types;
    this.#report = report;
    for (const [name, type] of Object.entries(this.#types)) this.#put(propertyName(name), type.absent);
  }

  /** All props; a new object only if one has changed in content. */
  get props(): Readonly<Record<string, unknown>> {
    return this.#props;
  }

  /** Takes an attribute's new text, `null` when it was removed. */
  readAttribute(name: string, text: string | null): void {
    const type = this.#types[name];
    if (type) this.#put(propertyName(name), this.#parse(name, type, text) ?? type.absent);
  }

  /** Takes a property as it is; `null` and `undefined` bring the default back. */
  setProperty(name: string, value: unknown): void {
    this.#put(name, value ?? undefined);
  }

  #parse(name: string, type: AttributeType<unknown>, text: string | null): unknown {
    if (text === null) return undefined;
    try {
      return type.parse(text);
    } catch (error) {
      const wrong = `${name}=${text}`;
      if (!this.#reported.has(wrong)) this.#report(name, (error as Error).message);
      this.#reported.add(wrong);
      return undefined;
    }
  }

  #put(name: string, value: unknown): void {
    if (sameContent(this.#props[name], value)) return;
    const { [name]: _, ...others } = this.#props;
    this.#props = value === undefined ? others : { ...others, [name]: value };
  }
}
