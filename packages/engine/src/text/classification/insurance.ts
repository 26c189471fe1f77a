import { isContractName } from '../structure/contract-name.ts';
import { getDensity } from './density.ts';

const insurerPays =
  /\bwe(?:[’']ll| will| won[’']t| don[’']t| do not)? (?:not )?(?:pay|cover|reimburse|protect|insure)\b/gi;
const ownPolicy =
  /\b(?:your|this) (?:insurance )?policy (?:number|covers?|period|starts|begins)\b/i;
const insured =
  /\b(?:policy|insurance|insured|insurer|cover(?:s|ed|ages?)?|claims?|premiums?|deductibles?)\b/gi;
/** How often an insurance policy says what is paid, and its words per hundred words. Set by hand. */
const fewestInsured = 4;
const densityOfInsured = 1.5;

/** Without the word that names rules of a company as well. */
const insuring =
  /\b(?:insurance|insured|insurer|cover(?:s|ed|ages?)|claims?|premiums?|deductibles?)\b/gi;
/** Such words per hundred words. Set by hand. */
const densityOfInsuring = 1;

/** Whether an insurer says to its reader what it pays for and what it does not. */
export function isInsurance(text: string, wordCount: number): boolean {
  const paid = text.match(insurerPays)?.length ?? 0;
  return (
    paid >= fewestInsured &&
    getDensity(text, insured, wordCount) >= densityOfInsured &&
    ownPolicy.test(text)
  );
}

/** Titles of insurance policies that are also those of a company's rules. */
const policyOrRules = /\b(?:auto|car|travel|life|health|pet|owners?|renters?) polic(?:y|ies)\b/i;

/** Whether the title is that of a contract: a travel policy is one where it speaks of what is insured. */
export function isNamedContract(title: string, text: string, wordCount: number): boolean {
  const isRules =
    policyOrRules.test(title) &&
    !/\binsur/i.test(title) &&
    getDensity(text, insuring, wordCount) < densityOfInsuring;
  return !isRules && isContractName(title);
}
