import { compileForm } from '../engine/compileForm';
import { type CompiledForm } from '../engine/compileFormWith';
import { createEvaluator, type Evaluator } from '../engine/evaluator';
import type { FieldSpec } from '../values/fieldSpec';
import { readForm } from '../document/readForm';
import { type FormDefinition } from '../document/definitionOf';

export const NOW = '2025-11-12T09:30:00+01:00';
export const CHECK = { now: NOW, country: 'FR' };

export interface TestNode {
  readonly id?: string;
  readonly type: string;
  readonly props?: Readonly<Record<string, unknown>>;
  readonly children?: readonly TestNode[];
}

/** A node of a document. */
export const node = (type: string, props: TestNode['props'] = {}, children: readonly TestNode[] = []): TestNode => ({
  type,
  props,
  children,
});

export const definitionOf = (
  content: readonly TestNode[],
  settings: Readonly<Record<string, unknown>> = {},
): FormDefinition => {
  const form = readForm({ type: 'COMPLEX', ...settings, content });
  if (typeof form === 'string') throw new Error(form);
  return form;
};

export const formOf = (content: readonly TestNode[], settings: Readonly<Record<string, unknown>> = {}): CompiledForm =>
  compileForm(definitionOf(content, settings), { currency: 'eur' });

/** An evaluator over values that the test changes. */
export const evaluatorOf = (
  content: readonly TestNode[],
  values: Map<string, unknown> = new Map(),
  settings: Readonly<Record<string, unknown>> = {},
): Evaluator => createEvaluator(formOf(content, settings), values);

/** The first field of a form of one block. */
export const fieldOf = (
  type: string,
  props: TestNode['props'] = {},
  settings: Readonly<Record<string, unknown>> = {},
): FieldSpec => {
  const field = formOf([node(type, { fieldKey: 'x', ...props })], settings).blocks[0]?.fields[0];
  if (!field) throw new Error(`No field in ${type}`);
  return field;
};

/** A field's problem codes for a value from the wire; 'mistyped' if it is not of the field's type. */
export const codesOf = (field: FieldSpec, raw: unknown, identity?: unknown): string[] => {
  const value = field.decode(raw);
  if (value === undefined) return ['mistyped'];
  const settled = field.settle?.(value, identity) ?? value;
  return field.check(settled, { ...CHECK, identity }).map(({ code, part }) => (part ? `${part}: ${code}` : code));
};
