// The property panel, with its words; it comes beside the canvas.
export { Panel } from './Panel';
export { PropertyEditor } from './PropertyEditor';
