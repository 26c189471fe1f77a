import type { Actors } from './actors.ts';
import { toNameKey } from './actors.ts';

const doing =
  /^ be (?:\w+ly )?(?:paid|delivered|provided|made|borne|maintained|furnished|submitted|performed|prepared|supplied|kept|returned|reimbursed|obtained|procured|shipped|sent|given|installed|insured|invoiced|remitted|repaid|destroyed|disclosed|completed|implemented|carried out)(?: (?:in full|in writing|promptly|solely|entirely|equally|exclusively|directly|to \w+|to the \w+))? by ((?:the |each |such |either )?[\w.&'-]+(?: [\w.&'-]+){0,4})/i;
const subject = /^(?:\(?\w{1,3}[.)] )*((?:[\w'"/-]+ ){1,10})$/i;
const bareSubordinate = /\b(?:if|when|which|that|unless|where|as|who|to be)\b/i;

/** `Royalties shall be paid by Licensee`: finds the actor and the action, when the words name the actor. */
export function parsePassive(
  words: { readonly before: string; readonly verb: string; readonly after: string },
  actors: Actors,
): { readonly who: string; readonly action: string; readonly to: number } | undefined {
  const { before, verb, after } = words;
  const match = doing.exec(after);
  const named = subject.exec(before)?.[1];
  if (match === null || named === undefined || bareSubordinate.test(before)) return undefined;
  const doer = (match[1] ?? '').split(' ');
  for (let count = doer.length; count > 0; count -= 1) {
    const who = doer.slice(0, count).join(' ');
    if (/\bparty$/i.test(who) && /^[A-Z]\b/.test(doer[count] ?? '')) return undefined;
    if (!actors.has(toNameKey(who.replace(/^(?:each|such|either) /i, '')))) continue;
    const done = match[0].slice(1, match[0].length - (match[1] ?? '').length - ' by '.length);
    const to = match[0].length - doer.join(' ').length + who.length;
    return { who, action: `${named.trim()} ${verb} ${done}`, to };
  }
  return undefined;
}
