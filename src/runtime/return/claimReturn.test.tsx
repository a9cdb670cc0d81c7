import { announce } from '../page/announce';
import { claimReturn } from './claimReturn';
import { emit } from '../shell/emit';
import { ours } from '../element/createElementClass';

let intents = 0;
const newIntent = () => `back-${(intents += 1)}`;

/** A page on which a checkout opens at the element that `opener` selects; gives its intent. */
function openAt(markup: string, opener: string, intent = newIntent()): string {
  document.body.innerHTML = markup;
  const host = document.querySelector(opener) as HTMLElement;
  announce({ host, emit: (name, detail) => emit(host, name, detail) }, 'org-checkout-open', {
    url: 'https://pay.example',
    intent,
    config: null,
  });
  return intent;
}

/** Elements that are ready one after the other, in this order; gives the ids of those that answer. */
function ready(intent: string, order: string[], signal = new AbortController().signal): string[] {
  const root = (id: string) =>
    document.getElementById(id) ?? document.querySelector('article')?.shadowRoot?.getElementById(id);
  return order.filter((id) => claimReturn(root(id)!, intent, signal));
}

const donation = '<org-donation id="card" caisse-id="toit"></org-donation>';
const other = '<org-donation id="other" caisse-id="ecole"></org-donation>';
const form = '<org-form id="form" form-id="contact"></org-form>';

describe('claimReturn', () => {
  it('SRV-11 the element that opened the checkout answers, whichever is ready first', () => {
    const markup = form + donation;
    expect(ready(openAt(markup, '#card'), ['form', 'card'])).toEqual(['card']);
    expect(ready(openAt(markup, '#form'), ['card', 'form'])).toEqual(['form']);
  });

  it('SRV-11 of two cards the one of that fund answers, else the first of them', () => {
    const intent = openAt(donation + other, '#other');
    expect(ready(intent, ['card', 'other'])).toEqual(['other']);
    const gone = openAt(other, '#other');
    document.body.innerHTML = `${form}${donation}<org-donation id="third"></org-donation>`;
    expect(ready(gone, ['form', 'third', 'card'])).toEqual(['card']);
  });

  it('SRV-11 it stays the card where the payment form opens the same checkout again', () => {
    const intent = openAt(donation, '#card');
    openAt('<org-payment id="pay"></org-payment>', '#pay', intent);
    document.body.innerHTML = `<org-payment id="pay"></org-payment>${donation}`;
    expect(ready(intent, ['pay', 'card'])).toEqual(['card']);
  });

  it.each([
    [donation, 'card'],
    ['<org-campaign id="campaign"></org-campaign>', 'campaign'],
    ['<org-payment id="pay"></org-payment>', 'pay'],
  ])('SRV-11 where the tab remembers nothing, %s answers before a form', (markup, id) => {
    document.body.innerHTML = form + markup;
    expect(ready(newIntent(), ['form', id])).toEqual([id]);
    document.body.innerHTML = form;
    expect(ready(newIntent(), ['form'])).toEqual(['form']);
  });

  it('SRV-11 an element in the shadow root of a component answers', () => {
    const intent = openAt(donation, '#card');
    document.body.innerHTML = `${form}<article></article>`;
    document.querySelector('article')!.attachShadow({ mode: 'open' }).innerHTML = donation;
    expect(ready(intent, ['form', 'card'])).toEqual(['card']);
  });

  it('SRV-11 neither a hidden element nor a tag of the page itself keeps another from answering', () => {
    const intent = openAt(form + donation, '#card');
    Object.assign(document.getElementById('card')!, { checkVisibility: () => false });
    expect(ready(intent, ['form', 'card'])).toEqual(['form']);

    const foreign = class extends HTMLElement {};
    customElements.define('org-campaign', foreign);
    document.body.innerHTML = `<org-campaign></org-campaign>${form}`;
    expect(ready(newIntent(), ['form'])).toEqual(['form']);
    Object.assign(foreign, { [ours]: true });
    expect(ready(newIntent(), ['form'])).toEqual([]);
  });

  it('SRV-11 another may answer once the first one has left the page', () => {
    const intent = openAt(form + donation, '#card');
    const leaving = new AbortController();
    expect(ready(intent, ['card'], leaving.signal)).toEqual(['card']);
    document.getElementById('card')!.remove();
    expect(ready(intent, ['form'])).toEqual([]);
    leaving.abort();
    expect(ready(intent, ['form'])).toEqual(['form']);
  });
});
