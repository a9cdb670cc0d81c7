import type { Language } from '../../../src/contract/terms/languages';
import { type Answer, answersOf, type CompiledForm, type Sender, senderOf } from '../../../src/core/form';
import { timeZoneOf } from '../../../src/core/organisation';
import type { Deps } from '../../deps';
import { findOwnedForm, type OwnedForm } from '../forms/definition/publicForms';
import { answerTexts } from './answerTexts';
import { compileRevision } from '../forms/definition/compileRevision';
import type { ListedSubmission } from './submissionList';

/** Texts of one excerpt, and characters of one text. */
const MOST = 4;
const LONGEST = 80;

/** Who sent a submission, and its first answers; null where its form is gone. */
interface Gist {
  readonly name: string;
  readonly sender: Sender;
  readonly answers: readonly string[];
}

/**
 * The gist of submissions (CALL-62): the sender, then the first answers.
 * @param without a type of block whose answers are known already
 */
export function createExcerpts(...about: Parameters<typeof createGists>) {
  const gistOf = createGists(...about);
  return async (row: ListedSubmission): Promise<string[]> => {
    const gist = await gistOf(row);
    return gist ? firstOf([gist.name, ...gist.answers]) : [];
  };
}

/** The first of some texts, as far as they say something, none too long. */
export const firstOf = (texts: readonly string[]): string[] =>
  texts
    .filter(Boolean)
    .slice(0, MOST)
    .map((text) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text));

/** The same in parts. Each version of a form is compiled once. */
export function createGists(
  deps: Pick<Deps, 'database' | 'now'>,
  organisationId: string,
  lang?: Language,
  without?: string,
) {
  const owners = new Map<string, Promise<OwnedForm | null>>();
  const forms = new Map<string, Promise<CompiledForm | null>>();
  const once = <T>(known: Map<string, T>, key: string, make: () => T): T => {
    const value = known.get(key) ?? make();
    known.set(key, value);
    return value;
  };
  return async (row: ListedSubmission): Promise<Gist | null> => {
    const { formId, revision, currency, values } = row;
    const owned = await once(owners, formId, () => findOwnedForm(deps, organisationId, formId));
    if (!owned) return null;
    const version = JSON.stringify([formId, revision, currency]);
    const form = await once(forms, version, () =>
      compileRevision(deps.database.queries, deps, owned, revision, currency),
    );
    if (!form) return null;
    const { organisation } = owned;
    const all = answersOf(form, values);
    const name = nameIn(all);
    const isNew = (answer: Answer) => answer.type !== without && !name.includes(answer);
    const told = all.filter((answer) => isTold(answer) && isNew(answer)).slice(0, MOST * 2);
    const writing = { lang: lang ?? organisation.language, timeZone: timeZoneOf(organisation), currency };
    const answers = (await answerTexts(told, writing)).map(({ text }) => text.trim());
    const names = ['prenom' as const, 'nom' as const].map((part) => partOf(name, part));
    return { name: names.join(' ').trim(), sender: senderOf(form, values), answers };
  };
}

const isName = ({ part }: Answer) => part === 'prenom' || part === 'nom';
const personOf = ({ key }: Answer) => key.slice(0, key.lastIndexOf('.'));

/** The answers that name the first person. */
function nameIn(answers: readonly Answer[]): readonly Answer[] {
  const first = answers.find(isName);
  return first ? answers.filter((answer) => isName(answer) && personOf(answer) === personOf(first)) : [];
}

function partOf(name: readonly Answer[], part: Answer['part']): string {
  const value = name.find((answer) => answer.part === part)?.value;
  return typeof value === 'string' ? value : '';
}

/** Numbers, yes and no say nothing without their question. */
const isTold = ({ value }: Answer) => typeof value === 'string' || Array.isArray(value);
