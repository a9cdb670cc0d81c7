export { RichTextEditor } from './RichTextEditor';
