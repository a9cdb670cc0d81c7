import type { SafeStorage, StorageArea } from '../../../client/safeStorage';
import { acceptValues, type CompiledForm, type FormEngine } from '../../../core/form';

/** What a visitor had filled in, in a form that they did not send. */
export interface Draft {
  readonly revision: number | null;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly values: Readonly<Record<string, unknown>>;
  readonly step: number;
}

/** How long a device keeps answers at most, in milliseconds. */
const LIFE = 30 * 24 * 60 * 60 * 1000;

/** The values of a form that may be kept: no choice of payment, and no files beyond the tab. */
export function valuesToKeep({ evaluation, snapshot }: FormEngine, area: StorageArea): Draft['values'] {
  const kept = Object.entries(snapshot().values).filter(([key, value]) => {
    const spec = evaluation.fieldIndex.slots.get(key)?.spec;
    // A field that opens with something may have been emptied.
    const isNothing = spec?.isEmpty(value) && spec.defaultValue === undefined;
    if (!spec || isNothing || key === '__paiementMethod') return false;
    return area === 'session' || !spec.acceptsFile;
  });
  return Object.fromEntries(kept);
}

/** The draft of the tab, else of the device, as far as it fits the form of today; null when there is none. */
export function readDraft(storage: SafeStorage, name: string, form: CompiledForm, now: number): Draft | null {
  for (const area of ['session', 'local'] as const) {
    const draft = parse(storage.read(area, name));
    if (!draft || draft.at + LIFE < now) {
      storage.remove(area, name);
      continue;
    }
    const values = acceptValues(form, draft.values);
    if (values.size > 0) return { ...draft, values: Object.fromEntries(values) };
  }
  return null;
}

export function forgetDraft(storage: SafeStorage, name: string): void {
  storage.remove('session', name);
  storage.remove('local', name);
}

function parse(text: string | null): Draft | null {
  if (text === null) return null;
  try {
    const { revision, at, values, step } = JSON.parse(text) as Partial<Draft>;
    if (typeof at !== 'number' || typeof values !== 'object' || values === null) return null;
    return { revision: revision ?? null, at, values, step: typeof step === 'number' ? step : 0 };
  } catch {
    return null;
  }
}
