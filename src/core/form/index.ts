export { type Answer, answersOf, type Column, columnId, columnsOf } from './answers';
export type { BlockKind, BlockKinds, BlockWarning, FormContext } from './blockKind';
export { acceptedTypes, acceptsFile, type FileKind } from './fileTypes';
export { blockKinds } from './blockKinds';
export { compileForm } from './compileForm';
export {
  type CompiledBlock,
  type CompiledForm,
  compileFormWith,
  type CompileOptions,
  MOST_FORMS_DEEP,
} from './compileFormWith';
export { type Evaluation } from './evaluator';
export { IDENTITY_KEY, isUsableKey, keySlug, PAYMENT_METHOD_KEY, quantityKey, storedKey } from './fieldKeys';
export { ONLINE } from './blocks/paymentMethod';
export type { CheckContext, FieldPart, FieldSpec, Problem, ProblemCode } from './fieldSpec';
export { FORM_MODES, type FormMode } from './formModes';
export { type FormSettings, type Product } from './formSettings';
export { readForm } from './readForm';
export { definitionOf, type FormDefinition } from './definitionOf';
export { storedDocument } from './storedDocument';
export { isPlain, plainKinds } from './plainKinds';
export { type Block, type DocumentProblem, type FormDocument, SCHEMA_VERSION } from './formDocument';
export { createFormEngine, type FieldState, type FormEngine, type FormSnapshot, type Topic } from './formEngine';
export { isFormOpen } from './isFormOpen';
export { importDocument } from './importDocument';
export { documentSchema } from './documentSchema';
export { type FormWarning, lintForm } from './lintForm';
export { checkOrder, type Order, orderOf, type OrderProblem } from './order';
export { acceptValues, type FormPayload, payloadOf, readSubmission } from './submission';
export { keptWithin, leftBeside, type Wanted } from './sharedStock';
export { availableStock, mostOf, productsToRecheck, quantityChoices } from './stock';
export { stockDrops } from './stockDrops';
export { isCalendarKey, slotsChosen } from './slotsChosen';
export { choiceText } from './choiceText';
export { type FieldProblem, validateForm, visibleSteps } from './validateForm';
export { propsOf } from './propsOf';
export { opensAsLayout, readSection, sectionBlocks, sectionKinds, showsBlocks } from './sectionLayout';
export { asksForMail } from './asksForMail';
export { emailOf } from './emailOf';
export { localTime } from './localTime';
export { redirectAddress } from './redirectAddress';
