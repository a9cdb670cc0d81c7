// Editors that few blocks need, fetched together.
export { ConditionsEditor } from './ConditionsEditor';
export { LabelsEditor } from './LabelsEditor';
export { ListedEditor } from './ListedEditor';
export { MediaEditor } from './media/MediaEditor';
export { ReferenceEditor } from './ReferenceEditor';
