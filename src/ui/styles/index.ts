import base from './base.css';
import buttons from './buttons.css';
import feedback from './feedback.css';
import fields from './fields.css';
import options from './options.css';
import tokens from './tokens.css';

/**
 * Style sheets of the primitives, for `adoptedStyleSheets`. They style what stands inside `<div class="root">`, which carries
 * `data-theme` (light, dark, auto), `dir` and `lang`. Lazy parts (dialog, rich text, carousel, video) bring their own.
 */
export const uiStyles: readonly string[] = [base, tokens, buttons, fields, options, feedback];
