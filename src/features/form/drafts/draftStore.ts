import type { SafeStorage, StorageArea } from '../../../client/safeStorage';
import { acceptValues, type CompiledForm, type FormEngine } from '../../../core/form';

/** A visitor's input in a form not sent. */
export interface Draft {
  readonly revision: number | null;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly values: Readonly<Record<string, unknown>>;
  readonly step: number;
}

/** Maximum age of saved answers on a device, in milliseconds. */
const LIFE = 30 * 24 * 60 * 60 * 1000;

/** The values that may be saved: no payment choice, and no files beyond the tab. */
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

/** The tab's draft, else the device's, as far as it fits the current form; null if there is none. */
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
