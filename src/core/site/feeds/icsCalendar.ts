/** One entry of a calendar file. Moments are milliseconds since 1970, UTC. */
export interface CalendarEntry {
  /** Stable for as long as the entry exists: calendars recognise it by this. */
  readonly uid: string;
  readonly start: number;
  /** Null where no end is told: calendars show the beginning alone. */
  readonly end: number | null;
  readonly name: string;
  readonly place?: string;
  readonly description?: string;
  readonly url?: string;
  /** When it was last edited, and how often: calendars take a greater `edits` for the newer version. */
  readonly updated: number;
  readonly edits: number;
}

/**
 * A calendar file (RFC 5545) with all moments in UTC, so that it needs no time zone of its own (SYND-01). The same entries make
 * the same file.
 * @example
 * icsCalendar('Tilleuls', []).split('\r\n')[0] // => 'BEGIN:VCALENDAR'
 */
export function icsCalendar(name: string, entries: readonly CalendarEntry[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Orgkit//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...entries.flatMap(eventLines),
    'END:VCALENDAR',
    '',
  ];
  return lines.map(folded).join('\r\n');
}

const eventLines = ({ uid, start, end, name, place, description, url, updated, edits }: CalendarEntry) => [
  'BEGIN:VEVENT',
  `UID:${escaped(uid)}`,
  `DTSTAMP:${stamp(updated)}`,
  `LAST-MODIFIED:${stamp(updated)}`,
  `SEQUENCE:${edits}`,
  `DTSTART:${stamp(start)}`,
  ...(end === null ? [] : [`DTEND:${stamp(end)}`]),
  `SUMMARY:${escaped(name)}`,
  ...(place ? [`LOCATION:${escaped(place)}`] : []),
  ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
  ...(url ? [`URL:${url.replace(/\p{Cc}/gu, '')}`] : []),
  'END:VEVENT',
];

const stamp = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Text as a property's value; control characters other than line breaks are not allowed in a file. */
const escaped = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');

const octets = (character: string) => {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
};

/** RFC 5545 3.1: lines of 75 octets at most, broken between characters. */
function folded(line: string): string {
  let out = '';
  let size = 0;
  for (const character of line) {
    if (size + octets(character) > 75) {
      out += '\r\n ';
      size = 1;
    }
    out += character;
    size += octets(character);
  }
  return out;
}
