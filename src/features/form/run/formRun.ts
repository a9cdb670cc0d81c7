import { createContext, type RefObject, useContext } from 'react';
import type { submitForm } from '../../../contract/forms/formCalls';
import type { ResponseOut } from '../../../contract/route';
import type { CheckContext, CompiledForm, FormDefinition, FormEngine } from '../../../core/form';
import type { FormTexts } from '../../../i18n/form';
import type { FormStore } from './createFormStore';
import type { FormStock } from './formStock';
import type { Shown } from './shown';

/** Why the server did not take a form (CALL-05). */
export type FormRefusal = Extract<ResponseOut<typeof submitForm>, { success: false }>;

/** State shared by the parts of one form while it is filled in. The same object throughout the form's life. */
export interface FormRun extends Shown {
  readonly formId: string | null;
  /** Its version on the server; null for a form of the host page. */
  readonly revision: number | null;
  /** The host page set initial values, which win over a draft. */
  readonly isGiven: boolean;
  readonly definition: FormDefinition;
  readonly compiled: CompiledForm;
  readonly engine: FormEngine;
  readonly store: FormStore;
  readonly texts: FormTexts;
  /** Currency of its prices: a code of three letters, lower case. */
  readonly currency: string;
  /** Whether a number exists (FORM-34); set by telephone fields once the numbering plans have loaded. */
  isPhone: ((e164: string) => boolean) | undefined;
  /** Settles once the library for the typed telephone numbers has loaded, or failed to. */
  phones: Promise<unknown>;
  /** Goes on to the next step, or shows why not yet; false if there is none left (ENG-41). Set by the Steps block. */
  goOn: (() => boolean) | undefined;
  /** The stock of each product: maintained by the first visible block of products. */
  stock: FormStock | undefined;
  /** Called when the server refuses the form: a product is sold out, a slot taken. */
  readonly refusals: Set<(refusal: FormRefusal) => void>;
  /** Uploads that sending waits for (FORM-29). A rejected one cancels it. */
  readonly underWay: Set<Promise<unknown>>;
  /** The current context of validation. */
  checks(): Omit<CheckContext, 'identity'>;
  /**
   * Sets a field's value from the visitor or host page and reports it to the page. False if it is invalid for the
   * field.
   */
  set(key: string, value: unknown): boolean;
  /** The visitor has left a field, or a part of a person: validates their input. */
  leave(key: string, part?: string): void;
  /** The field that only programs fill in. */
  readonly trap: RefObject<HTMLInputElement | null>;
  /** Checks everything, then sends (ENG-34, ENG-50). Never rejects. */
  send(): Promise<void>;
  /** The primary button: goes on to the next step where there is one (ENG-41), else sends. */
  proceed(): Promise<void>;
}

export const FormRunContext = createContext<FormRun | null>(null);

/** The form that a block stands in. Throws outside of one: a mistake of ours. */
export function useForm(): FormRun {
  const run = useContext(FormRunContext);
  if (!run) throw new Error('org-sdk: a block was drawn outside a form.');
  return run;
}
