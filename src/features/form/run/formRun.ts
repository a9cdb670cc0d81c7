import { createContext, type RefObject, useContext } from 'react';
import type { submitForm } from '../../../contract/formCalls';
import type { ResponseOut } from '../../../contract/route';
import type { CheckContext, CompiledForm, FormDefinition, FormEngine } from '../../../core/form';
import type { FormTexts } from '../../../i18n/form';
import type { FormStore } from './createFormStore';
import type { FormStock } from './formStock';
import type { Shown } from './shown';

/** Why the server did not take a form (CALL-05). */
export type FormRefusal = Extract<ResponseOut<typeof submitForm>, { success: false }>;

/** What the parts of one form share while it is filled in. The same object from its first drawing to its last. */
export interface FormRun extends Shown {
  readonly formId: string | null;
  /** Its version on the server; null for a form of the host page. */
  readonly revision: number | null;
  /** The host page said what it opens with: that wins over a draft. */
  readonly isGiven: boolean;
  readonly definition: FormDefinition;
  readonly compiled: CompiledForm;
  readonly engine: FormEngine;
  readonly store: FormStore;
  readonly texts: FormTexts;
  /** Currency of its prices: a code of three letters, lower case. */
  readonly currency: string;
  /** Whether a number exists (FORM-34): told by telephone fields once the numbering plans have come. */
  isPhone: ((e164: string) => boolean) | undefined;
  /** Is over once what reads the telephone numbers that were typed has come, or has failed to. */
  phones: Promise<unknown>;
  /** Goes on to the next step, or says why not yet; answers false where there is none left (ENG-41). Told by steps. */
  goOn: (() => boolean) | undefined;
  /** How much of each product is left: kept by the first block of products that is shown. */
  stock: FormStock | undefined;
  /** Told when the server does not take the form: a product is sold out, a slot was taken. */
  readonly refusals: Set<(refusal: FormRefusal) => void>;
  /** What sending waits for: files on their way (FORM-29). One that rejects stops it. */
  readonly underWay: Set<Promise<unknown>>;
  /** What the checks need to know at this moment. */
  checks(): Omit<CheckContext, 'identity'>;
  /** Takes what the visitor, or the host page, gave a field; tells the page of it. False when it is no value of the field. */
  set(key: string, value: unknown): boolean;
  /** The visitor has left a field, or a part of a person: what they filled in is checked. */
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
