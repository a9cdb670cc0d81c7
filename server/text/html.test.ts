import { html } from './html';

describe('html', () => {
  it('ERR-01 escapes every value, in text and in attributes, and keeps markup', () => {
    const list = ['<b>', null, html`<i>${'&'}</i>`];
    expect(html`<a title="${'"><script>'}">${list}${false}${1}</a>`.text).toBe(
      '<a title="&#34;&#62;&#60;script&#62;">&#60;b&#62;<i>&#38;</i>1</a>',
    );
  });
});
