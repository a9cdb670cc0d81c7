import type { BlockKind, BlockKinds } from './blockKind';
import { accordion } from './blocks/accordion';
import { birthDate } from './blocks/birthDate';
import { calendar } from './blocks/calendar';
import { carousel } from './blocks/carousel';
import { checkbox } from './blocks/checkbox';
import { child } from './blocks/child';
import { conditional } from './blocks/conditional';
import { contact } from './blocks/contact';
import { container } from './blocks/container';
import { date } from './blocks/date';
import { embeddedForm } from './blocks/embeddedForm';
import { embeddedPage } from './blocks/embeddedPage';
import { empty } from './blocks/empty';
import { freeAmount } from './blocks/freeAmount';
import { hazkara } from './blocks/hazkara';
import { identity } from './blocks/identity';
import { paymentMethod } from './blocks/paymentMethod';
import { pdf } from './blocks/pdf';
import { productInfo } from './blocks/productInfo';
import { productTotal } from './blocks/productTotal';
import { products } from './blocks/products';
import { richText } from './blocks/richText';
import { section } from './blocks/section';
import { select } from './blocks/select';
import { step } from './blocks/step';
import { steps } from './blocks/steps';
import { submit } from './blocks/submit';
import { text } from './blocks/text';
import { textArea } from './blocks/textArea';
import { upload } from './blocks/upload';
import { video } from './blocks/video';

const list: readonly BlockKind[] = [
  text,
  textArea,
  checkbox,
  select,
  date,
  birthDate,
  identity,
  contact,
  child,
  hazkara,
  upload,
  calendar,
  products,
  productInfo,
  productTotal,
  freeAmount,
  paymentMethod,
  conditional,
  embeddedForm,
  steps,
  step,
  submit,
  empty,
  container,
  richText,
  carousel,
  accordion,
  embeddedPage,
  pdf,
  video,
  section,
];

/** Every kind of block by its type, in the order of the builder's palette. */
export const blockKinds: BlockKinds = new Map(list.map((kind) => [kind.type, kind]));
