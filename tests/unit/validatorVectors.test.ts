import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';
import { isPostal, isUrl } from '../../src/core/form/values/characters';
import { isEmail } from '../../src/core/text';
import { numberingPlans } from '../../src/ui/phone/numberingPlans';
import { createPhoneLibrary } from '../../src/ui/phone/phoneLibrary';
import { parsePhone } from '../../src/ui/phone/parsePhone';

/*
 * The lists that validator.js tests itself with. They lie beside the project, on some machines only: elsewhere this says so and
 * has nothing to judge. Where our judgement is another one, on purpose, the reason stands with it.
 */
interface Row {
  readonly validator: string;
  readonly args: readonly unknown[] | null;
  readonly valid: readonly string[];
  readonly invalid?: readonly string[];
}

const file = join(__dirname, '../../../shared/vectors/validator.json');
const isThere = existsSync(file);
if (!isThere)
  process.stderr.write('NOT RUN: the lists of validator.js, ../shared/vectors/validator.json, are not at hand.\n');
const rows = isThere ? (JSON.parse(readFileSync(file, 'utf8')) as { rows: readonly Row[] }).rows : [];

function listsOf(validator: string): readonly Row[] {
  const found = rows.filter((row) => row.validator === validator);
  expect(found.length > 0).toBe(isThere);
  return found;
}

/** Texts that we judge otherwise, and that `knows` has no reason for. */
function otherwise(
  lists: readonly Row[],
  passes: (text: string) => boolean,
  knows: { readonly refused?: RegExp; readonly accepted?: RegExp },
) {
  return {
    refused: lists.flatMap(({ valid }) => valid).filter((text) => !passes(text) && !knows.refused?.test(text)),
    accepted: lists
      .flatMap(({ invalid = [] }) => invalid)
      .filter((text) => passes(text) && !knows.accepted?.test(text)),
  };
}
/** How many of the numbers are made up: their countries have no such range, or numbers of another length. */
const INVENTED = { AT: 2, BT: 1, CA: 2, CL: 2, CZ: 5, GP: 6, GY: 2, ID: 2, JM: 2, MN: 1, MQ: 6, MU: 3, US: 1 };
const nothing = { refused: [], accepted: [] };

describe('against the lists of validator.js', () => {
  it('ENG-03 e-mail addresses', () => {
    // Quoted names: allowed by the standard, given out by nobody, and refused by many mail services.
    expect(otherwise(listsOf('isEmail'), isEmail, { refused: /^".*"@/ })).toEqual(nothing);
  });

  it('FORM-02 addresses of pages', () => {
    // What an organisation may click on: no file servers, no user names (they pass for the host: bank.example@evil.example), no
    // bare network addresses, no colon without a port.
    const refused = /^ftp:|^[^/]*\/\/[^/?#]*@|^[^/]*:alert\(1\)@|\/\/\d+(?:\.\d+){3}\/|\/\/\[|:$/;
    expect(otherwise(listsOf('isURL'), isUrl, { refused })).toEqual(nothing);
  });

  it('ENG-02 postal codes, country by country', () => {
    // Which characters there may be is all that we ask (ENG-02): how many, and where, is for each country to change.
    const accepted = /^\s*[\p{L}\d][\p{L}\d\s-]*$/u;
    for (const row of listsOf('isPostalCode')) {
      const country = String(row.args?.[0]);
      const found = otherwise([row], (text) => isPostal(text.trim(), country), { accepted });
      expect([country, found]).toEqual([country, nothing]);
    }
  });

  it('FORM-34 mobile numbers, country by country', async () => {
    const library = createPhoneLibrary(numberingPlans);
    const refused = new Map<string, number>();
    for (const { args, valid } of listsOf('isMobilePhone')) {
      const country = String([args?.[0]].flat()[0]).slice(-2);
      for (const text of valid) {
        await library.load({ text, country });
        // 00 calls abroad for us everywhere.
        const ours = parsePhone({ text, country }, library);
        const full = parsePhoneNumberFromString(text.replace(/^00/, '+'), { defaultCountry: country as CountryCode, extract: false }); // oxfmt-ignore
        if (ours.state === 'valid') expect([text, ours.e164]).toEqual([text, full?.number]);
        else refused.set(country, (refused.get(country) ?? 0) + 1);
        // What we refuse, the finest tables of the library refuse too: no such range, or not so many digits.
        if (ours.state !== 'valid') expect([country, text, full?.isValid() ?? false]).toEqual([country, text, false]);
      }
    }
    expect(Object.fromEntries(refused)).toEqual(isThere ? INVENTED : {});
  });
});
