import { schema } from './schema';
import { pastedSlice } from './pastedSlice';
import { writeHtml } from './writeHtml';

const paste = (html: string) => {
  const slice = pastedSlice(html, 'https://host.example/page');
  return slice && writeHtml(schema.nodes.doc.create(null, slice.content)).replaceAll(' dir="auto"', '');
};

const item = (mark: string, text: string, level = 1) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
  style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span
  style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;
const word = (body: string) => `<html xmlns:o="urn:schemas-microsoft-com:office:office">
<head><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><o:a>x</o:a></xml><![endif]-->
<style><!-- /* Font Definitions */ p.MsoNormal {margin:0cm;} --></style></head>
<body lang=FR style='tab-interval:35.4pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

it('BUILD-07 what comes from Word keeps its lists and its bold', () => {
  const html = word(`<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Gras<o:p></o:p></b> et <span
  style='font-family:"Times New Roman",serif;color:red;mso-themecolor:text1'>rouge</span></p>
${item('·', 'Un')}
${item('·', '<b>Deux</b>')}
${item('o', 'Dedans', 2)}
${item('·', 'Trois')}
<p class=MsoNormal style='text-align:center;color:windowtext'>Fin</p>
${item('1.', 'Premier')}${item('2.', 'Second')}`);
  expect(paste(html)).toBe(
    '<p><strong>Gras</strong> et <span style="font-family:times"><span style="color:red">rouge</span></span></p>' +
      '<ul><li>Un</li><li><strong>Deux</strong><ul><li>Dedans</li></ul></li><li>Trois</li></ul>' +
      '<p style="text-align:center">Fin</p><ol><li>Premier</li><li>Second</li></ol>',
  );
});

it('BUILD-07 what comes from an editor on the web keeps what its author meant', () => {
  const html = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span
  style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:700">Gras</span></p><ul
  style="margin-top:0"><li dir="ltr" style="list-style-type:disc"><p dir="ltr" role="presentation"><span style="font-style:italic">Un</span></p></li></ul></b>`;
  expect(paste(html)).toBe(
    '<p><span style="font-family:arial"><strong>Gras</strong></span></p><ul><li><em>Un</em></li></ul>',
  );
});

it.each([
  ['<script>alert(1)</script>a', '<p>a</p>'],
  ['<style>p{color:red}</style>a', '<p>a</p>'],
  ['<p onclick="alert(1)" style="position:fixed;background:url(x)">a</p>', '<p>a</p>'],
  ['<img src=x onerror=alert(1)>a', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', '<p>a</p>'],
  ['<a href=" java\nscript:alert(1)">a</a>', '<p>a</p>'],
  ['<a href="file:///c:/a.doc">a</a><a href="//b.example">b</a>', '<p>ab</p>'],
  [
    '<a href="https://a.example" target="_top" onclick="x()">a</a>',
    '<p><a href="https://a.example" rel="noopener noreferrer">a</a></p>',
  ],
  ['<a href="mailto:a@b.example">a</a>', '<p><a href="mailto:a@b.example" rel="noopener noreferrer">a</a></p>'],
  ['<iframe src="https://b.example"></iframe><svg onload=alert(1)></svg>a', '<p>a</p>'],
  ['<form action=x><input name=card>a</form>', '<p>a</p>'],
  ['<table><tr><td>a</td><td>b</td></tr></table>', '<p>a</p><p>b</p>'],
  ['<p>a<p dir="rtl" style="mso-list:l0 level9">b', '<p>a</p><ul><li>b</li></ul>'],
])('BUILD-07 BLOCK-11 pasting %s gives %s', (html, pasted) => {
  expect(paste(html)).toBe(pasted);
});

it('BUILD-07 nothing is pasted when nothing is left', () => {
  expect(paste('<img src="file:///a.png"><script>a</script>')).toBeNull();
});

it('BUILD-07 what was copied here comes back whole', () => {
  const html = '<blockquote data-pm-slice="0 0 []">a</blockquote><p><span style="font-size: 24px">b</span></p>';
  expect(paste(html)).toBe('<blockquote>a</blockquote><p><span style="font-size:24px">b</span></p>');
});
