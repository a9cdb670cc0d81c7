import base from './base.css';
import buttons from './buttons.css';
import fields from './fields.css';
import notice from './notice.css';
import tokens from './tokens.css';

/**
 * Style sheets of every element, for `adoptedStyleSheets`. They style the content of `<div class="root">`, which
 * carries `data-theme` (light, dark, auto), `dir` and `lang`. An element adds those of further primitives it shows
 * (choices, forms, options, progress); lazy parts (dialog, rich text, carousel, video) bring their own.
 */
export const uiStyles: readonly string[] = [base, tokens, buttons, fields, notice];
