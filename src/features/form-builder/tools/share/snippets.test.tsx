import { formAddress, snippets } from './snippets';

const form = { apiHost: 'https://api.example', organisation: 'demo', formId: 'gala', title: 'Gala' };

/** The snippet as a browser reads it. */
const parsed = (html: string) => {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = html;
  return page.body;
};

describe('snippets of a form', () => {
  it('BUILD-87 the tag brings style sheet and loader, and holds a link', () => {
    const page = parsed(snippets.tag(form));
    expect(page.querySelector('link')?.href).toBe('https://api.example/elements/orgkit.css');
    expect(page.querySelector('script')?.src).toBe('https://api.example/elements/autoload.js');
    const tag = page.querySelector('org-form');
    expect([tag?.getAttribute('org'), tag?.getAttribute('form-id')]).toEqual(['demo', 'gala']);
    expect(tag?.querySelector('a')?.href).toBe('https://api.example/o/demo/formulaire/gala');
  });

  it('BUILD-87 the frame names the same form, and holds a link', () => {
    const place = parsed(snippets.frame(form)).querySelector('div');
    expect({ ...place?.dataset }).toEqual({ orgFrame: 'org-form', org: 'demo', formId: 'gala' });
    expect(place?.querySelector('a')?.textContent).toBe('Gala');
  });

  it('BUILD-87 a title or an id is never markup', () => {
    const hostile = { ...form, formId: '"><img src=x>', title: '</a><script>alert(1)</script> & "co"' };
    for (const way of ['tag', 'frame'] as const) {
      const page = parsed(snippets[way](hostile));
      expect(page.querySelectorAll('img')).toHaveLength(0);
      expect(page.querySelectorAll('script')).toHaveLength(1);
      expect(page.querySelector('a')?.textContent).toBe(hostile.title);
    }
  });

  it('BUILD-87 the link is the form’s page, whatever its id', () => {
    expect(formAddress({ ...form, formId: 'été 1/2' })).toBe(
      'https://api.example/o/demo/formulaire/%C3%A9t%C3%A9%201%2F2',
    );
  });
});
