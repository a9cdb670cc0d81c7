import type { NewForm } from '../../features/forms/definition/formService';
import type { StockLimits } from '../../features/forms/holds/stockService';

/** A form of the demo, and how many of its products there are. */
export interface DemoForm {
  readonly form: NewForm;
  readonly stock?: StockLimits;
}

interface DemoBlock {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly DemoBlock[];
}

export const block = (type: string, props: DemoBlock['props'] = {}, ...children: DemoBlock[]): DemoBlock => ({
  type,
  props,
  children,
});

/** Shows its children when all conditions hold. */
export const when = (
  conditions: readonly { readonly field: string; readonly type: string; readonly values?: readonly string[] }[],
  ...children: DemoBlock[]
): DemoBlock =>
  block(
    'conditional',
    { default: 'HIDE', action: 'SHOW', conditions: conditions.map((one) => ({ values: [], next: 'AND', ...one })) },
    ...children,
  );

export const layout = (...children: DemoBlock[]): string => JSON.stringify({ schemaVersion: 1, children });

/** Shared by all demo forms. */
export const shared = { active: true, metaImage: '/demo/cour-1200x630.jpg' } as const;
