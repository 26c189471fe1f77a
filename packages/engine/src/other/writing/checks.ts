import type { WritingCheck } from './check.ts';
import { unsupportedClaimCheck } from './checks/arg-01-unsupported-claim.ts';
import { counterArgumentCheck } from './checks/arg-02-counter-argument.ts';
import { overclaimingCheck } from './checks/arg-03-overclaiming.ts';
import { stackedHedgesCheck } from './checks/arg-04-stacked-hedges.ts';
import { fallacyCuesCheck } from './checks/arg-05-fallacy-cues.ts';
import { contradictionCheck } from './checks/arg-06-contradiction.ts';
import { citedNotListedCheck } from './checks/evi-01-cited-not-listed.ts';
import { listedNotCitedCheck } from './checks/evi-02-listed-not-cited.ts';
import { entryIncompleteCheck } from './checks/evi-03-entry-incomplete.ts';
import { quotationWithoutSourceCheck } from './checks/evi-04-quotation-without-source.ts';
import { shareOfQuotationCheck } from './checks/evi-05-share-of-quotation.ts';
import { numberWithoutSourceCheck } from './checks/evi-06-number-without-source.ts';
import { sourceVarietyCheck } from './checks/evi-07-source-variety.ts';
import { suspiciousReferenceCheck } from './checks/evi-08-suspicious-reference.ts';
import { spellingAndGrammarCheck } from './checks/lan-01-spelling-and-grammar.ts';
import { agreementCheck } from './checks/lan-02-agreement.ts';
import { confusedWordsCheck } from './checks/lan-03-confused-words.ts';
import { longSentenceCheck } from './checks/lan-04-long-sentence.ts';
import { passiveCheck } from './checks/lan-05-passive.ts';
import { repetitionCheck } from './checks/lan-06-repetition.ts';
import { vagueWordsCheck } from './checks/lan-07-vague-words.ts';
import { clichesCheck } from './checks/lan-08-cliches.ts';
import { registerCheck } from './checks/lan-09-register.ts';
import { spellingVariantCheck } from './checks/lan-10-spelling-variant.ts';
import { tenseShiftCheck } from './checks/lan-11-tense-shift.ts';
import { heavyNounsCheck } from './checks/lan-12-heavy-nouns.ts';
import { acronymsAndUnitsCheck } from './checks/lan-13-acronyms-and-units.ts';
import { respectfulWordingCheck } from './checks/lan-14-respectful-wording.ts';
import { thesisCheck } from './checks/str-01-thesis.ts';
import { conclusionCheck } from './checks/str-02-conclusion.ts';
import { newInConclusionCheck } from './checks/str-03-new-in-conclusion.ts';
import { paragraphShapeCheck } from './checks/str-04-paragraph-shape.ts';
import { topicDriftCheck } from './checks/str-05-topic-drift.ts';
import { linkingCheck } from './checks/str-06-linking.ts';
import { headingsCheck } from './checks/str-07-headings-and-figures.ts';
import { lengthCheck } from './checks/tas-01-length.ts';
import { promptPartsCheck } from './checks/tas-02-prompt-parts.ts';
import { rubricCheck } from './checks/tas-03-rubric.ts';
import { announcedCheck } from './checks/tas-04-announced.ts';

/** Every check of writing in the order of the catalog. */
export const writingChecks: readonly WritingCheck[] = [
  lengthCheck,
  promptPartsCheck,
  rubricCheck,
  announcedCheck,
  thesisCheck,
  conclusionCheck,
  newInConclusionCheck,
  paragraphShapeCheck,
  topicDriftCheck,
  linkingCheck,
  headingsCheck,
  unsupportedClaimCheck,
  counterArgumentCheck,
  overclaimingCheck,
  stackedHedgesCheck,
  fallacyCuesCheck,
  contradictionCheck,
  citedNotListedCheck,
  listedNotCitedCheck,
  entryIncompleteCheck,
  quotationWithoutSourceCheck,
  shareOfQuotationCheck,
  numberWithoutSourceCheck,
  sourceVarietyCheck,
  suspiciousReferenceCheck,
  spellingAndGrammarCheck,
  agreementCheck,
  confusedWordsCheck,
  longSentenceCheck,
  passiveCheck,
  repetitionCheck,
  vagueWordsCheck,
  clichesCheck,
  registerCheck,
  spellingVariantCheck,
  tenseShiftCheck,
  heavyNounsCheck,
  acronymsAndUnitsCheck,
  respectfulWordingCheck,
];
