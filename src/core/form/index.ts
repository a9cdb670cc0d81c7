export { type Answer, answersOf, type Column, columnId, columnsOf, questionsOf } from './engine/answers';
export { acceptedTypes, acceptsFile, type FileKind } from './values/fileTypes';
export { blockKinds } from './blocks/blockKinds';
export { compileForm } from './engine/compileForm';
export { type CompiledBlock, type CompiledForm, compileFormWith, MOST_FORMS_DEEP } from './engine/compileFormWith';
export { type Evaluation } from './engine/evaluator';
export { PAYMENT_METHOD_KEY } from './values/fieldKeys';
export { ONLINE } from './blocks/order/paymentMethod';
export type { CheckContext, FieldPart, FieldSpec, Problem, ProblemCode } from './values/fieldSpec';
export { FORM_MODES } from './schema/formModes';
export { authorProps, type AuthorSettings, authorSettingsOf } from './schema/authorSettings';
export { HOLD_MS } from './schema/holdTime';
export { saidOnceSent } from './schema/saidOnceSent';
export { type Product } from './schema/formSettings';
export { importDocument } from './document/importDocument';
export { authorSettingsIn } from './document/authorSettingsIn';
export { readForm } from './document/readForm';
export { definitionOf, type FormDefinition } from './document/definitionOf';
export { storedDocument } from './document/storedDocument';
export { isPlain, plainKinds } from './blocks/plainKinds';
export { type Block, type DocumentProblem, type FormDocument } from './schema/formDocument';
export { createFormEngine, type FieldState, type FormEngine, type Topic } from './engine/formEngine';
export { isTooDeep } from './document/isTooDeep';
export { isFormOpen } from './document/isFormOpen';
export { documentSchema } from './document/documentSchema';
export { type FormWarning, lintForm } from './engine/lintForm';
export { checkOrder, type Order, orderOf, type OrderProblem } from './engine/order';
export { type Sender, senderOf } from './engine/senderOf';
export { acceptValues, type FormPayload, payloadOf, readSubmission } from './engine/submission';
export { keptWithin, leftBeside, type Wanted } from './stock/sharedStock';
export { availableStock, mostOf, productsToRecheck, quantityChoices } from './stock/stock';
export { stockDrops } from './engine/stockDrops';
export { isCalendarKey, slotsChosen } from './engine/slotsChosen';
export { choiceText } from './schema/choiceText';
export { type FieldProblem, validateForm } from './engine/validateForm';
export { propsOf } from './engine/propsOf';
export {
  opensAsLayout,
  pageKinds,
  readSection,
  sectionBlocks,
  sectionKinds,
  showsBlocks,
} from './engine/sectionLayout';
export { isPaidOnline } from './engine/isPaidOnline';
export { emailOf } from './engine/emailOf';
export { localTime } from './values/localTime';
export { redirectAddress } from './document/redirectAddress';
export { documentIn, settingsIn } from './translations/inLanguage';
export { languagesOf } from './translations/languagesOf';
export { layoutTexts, layoutWith } from './translations/layoutTexts';
