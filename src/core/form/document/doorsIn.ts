/** Signs in a document of blocks drawn by the file behind a door: `people` is `people.lazy.ts`. */
const doors: Readonly<Record<string, RegExp>> = {
  kinds: /"type":"(?!(text|textArea|checkbox|select|conditional|submit)")|"schemaVersion":[2-9]/,
  people: /"type":"(identity|contact|child|hazkara|date|birthDate)"|"kind":"phone"/,
  order: /"type":"(products|productInfo|productTotal|freeAmount|paymentMethod)"/,
  booking: /"type":"calendar"/,
  steps: /"type":"steps"/,
  media: /"type":"(empty|container|accordion|embeddedPage|pdf|video)"/,
  richText: /"type":"richText"/,
  carousel: /"type":"carousel"/,
  upload: /"type":"upload"/,
  section: /"type":"section"/,
  frame:
    /"(\w*padding|\w*[hH]eight|\w*[wW]idth|border\w+|background\w+|\w+en|align|overflow|\w*[cC]olor|css|fontSize)":("[^"]|[1-9])/,
};

/**
 * The doors of a document: what it takes to draw it beside the form itself, known before any of it is read. One too many costs a
 * file in vain, one too few a wait.
 * @param text the JSON of a form, its layout also as JSON text inside
 * @example
 * doorsIn('{"content":"[{\\"type\\":\\"date\\"}]"}') // => ['kinds', 'people']
 */
export function doorsIn(text: string): string[] {
  const plain = text.replaceAll('\\', '');
  return Object.keys(doors).filter((door) => doors[door]?.test(plain));
}
