import type { BlockKind, BlockKinds } from '../schema/blockKind';
import { accordion } from './accordion';
import { birthDate } from './birthDate';
import { calendar } from './calendar';
import { carousel } from './carousel';
import { checkbox } from './checkbox';
import { child } from './people/child';
import { conditional } from './conditional';
import { contact } from './people/contact';
import { container } from './container';
import { date } from './date';
import { embeddedForm } from './embeddedForm';
import { embeddedPage } from './embeddedPage';
import { empty } from './empty';
import { freeAmount } from './order/freeAmount';
import { hazkara } from './people/hazkara';
import { identity } from './people/identity';
import { paymentMethod } from './order/paymentMethod';
import { pdf } from './pdf';
import { productInfo } from './order/productInfo';
import { productTotal } from './order/productTotal';
import { products } from './order/products';
import { richText } from './richText';
import { section } from './section';
import { select } from './select';
import { step } from './step';
import { steps } from './steps';
import { submit } from './submit';
import { text } from './text';
import { textArea } from './textArea';
import { upload } from './upload';
import { video } from './video';

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
