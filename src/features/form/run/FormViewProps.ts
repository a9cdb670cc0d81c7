import type { FormMode } from '../../../core/form/schema/formModes';

export { FORM_MODES, type FormMode } from '../../../core/form/schema/formModes';

/** Props of the view of `<org-form>`. */
export interface FormViewProps {
  /** Id of a form on the server (CALL-21). */
  formId?: string | undefined;
  /** A form of the host page (ENT-01), in place of one on the server; sent under `formId` where there is one. */
  definition?: unknown;
  /** Initial values by stored key, instead of a draft. */
  values?: Readonly<Record<string, unknown>> | undefined;
  mode: FormMode;
}
