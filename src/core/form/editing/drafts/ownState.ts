import { type EditedForm } from '../document/editedForm';
import { isSameJson } from '../document/isSameJson';
import { isWritten } from '../document/writtenSettings';
import { type History, pendingSteps } from '../history/history';

/**
 * Whether another form has everything that the author wrote in this one: the server adds settings of its own.
 * @example
 * isIn(edited([], { title: 'Bal', revision: 1 }), edited([], { title: 'Bal', revision: 2 })) // => true
 * isIn(edited([], { title: 'Bal' }), edited([], { title: 'Gala' })) // => false
 */
export const isIn = (own: EditedForm, there: EditedForm): boolean =>
  Object.entries(own.settings).every(([name, value]) => !isWritten(name) || isSameJson(value, there.settings[name])) &&
  isSameJson(own.document, there.document);

/**
 * The newest own state since the base that the server has because an answer was lost (BUILD-97). Null when the server's is
 * somebody else's.
 * @example
 * ownState(startHistory(edited([])), edited([])) // => null
 */
export const ownState = (history: History, there: EditedForm): EditedForm | null =>
  pendingSteps(history)
    .map(({ after }) => after)
    .reverse()
    .find((state) => isIn(state, there)) ?? null;
