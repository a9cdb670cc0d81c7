export {
  frameAddress,
  frameSnippet,
  placeSnippet,
  scriptLine,
  stylesLine,
  tagSnippet,
  type Embedded,
} from './snippets';
