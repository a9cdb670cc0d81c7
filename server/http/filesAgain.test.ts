import { fileAgain } from './filesAgain';

describe('HTTP-04 files that a page asks for again', () => {
  it.each([
    ['/again/1,only,a-1.js/chunks/a-1.js', false, { file: 'chunks/a-1.js' }],
    ['/again/1,only,a-1.js/chunks/b-2.js', false, { script: "export * from '../../../chunks/b-2.js';" }],
    ['/again/1,only,a-1.js/chunks/b-2.js', true, { file: 'chunks/b-2.js' }],
    ['/again/2,but,b-2.js/chunks/b-2.js', false, { script: "export * from '../../../chunks/b-2.js';" }],
    ['/again/2,but,b-2.js/chunks/a-1.js', false, { file: 'chunks/a-1.js' }],
    ['/again/2,but/org-form.js', false, { file: 'org-form.js' }],
    ['/again/2,only,a-1.js/org-form.js', false, { script: "export * from '../../org-form.js';" }],
    ['/again/1,but/again/3,only,a-1.js/chunks/b-2.js', false, { script: "export * from '../../../chunks/b-2.js';" }],
    ['/again/1,but/again/3,only,a-1.js/chunks/a-1.js', false, { file: 'chunks/a-1.js' }],
    ['/chunks/a-1.js', true, null],
    ['/again/1,only/../main.js', true, null],
    ["/again/1,only,a-1.js/chunks/b';alert(1)//.js", false, null],
  ])('%s (asked for itself: %s)', (path, isAsked, given) => {
    expect(fileAgain(path, isAsked)).toEqual(given);
  });
});
