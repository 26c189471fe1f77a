import {
  type DatedText,
  type DateMention,
  getAfter,
  getBefore,
  isTitleLine,
  openingLength,
} from './dated-text.ts';
import { isOtherDocument } from './other-document.ts';
import { findSignatureDate, findTestimonyDate } from './signature-date.ts';

/** Words that say an agreement was made, directly before the date. */
const madeOn =
  /\b(?:dated|(?<!\b(?:effective|issue|due|delivery|print|filing|start|commencement|expiry|expiration|end|termination|closing|invoice|launch) )date:|made|date of (?:this |the )?(?:agreement|contract|lease|deed):?|enter(?:ed|s)?|executed|signed|concluded)[^.;]{0,120}$|\b(?:this|made) $/i;
const inForce =
  /\b(?:agreement|contract|amendment|lease|addendum|deed)\b[\s\S]{0,500}\b(?:effective|as of|as at|with effect from)(?! date)[^.;]{0,60}$/i;
const entered = /\bagreement\b[^;]{0,60}\b(?:is|are|was) (?:hereby )?(?:made|entered)\b/i;
const termWords = /\beffective date:? ?$|\b(?:term|terminat\w*|continu\w*|initial)\b[^.;]{0,60}$/i;
/** What ends the opening words. */
const recitals =
  /\bW ?H ?E ?R ?E ?A ?S\b|\bWhereas\b|WITNESSETH|\bNOW,? THEREFORE|\bIN WITNESS\b|\bBy: ?_{4}|[/\\]s[/\\]/;
const label =
  /\b(?:effective date|last (?:updated|modified|revised)|updated|revised):? (?:as of )?$/i;
/**
 * Finds the date of the agreement: from its opening words, else its title page, else the testimony clause, else the
 * latest date beside a signature, when the last party has agreed. Returns nothing when that date is left blank.
 */
export function findAgreementDate(dated: DatedText): DateMention | undefined {
  const opening = listOpeningDates(dated);
  const made = findMadeDate(dated, opening) ?? findTitlePageDate(dated, opening);
  if (made?.date !== undefined) return made;
  const signed = findTestimonyDate(dated) ?? findSignatureDate(dated);
  if (made !== undefined) return signed?.date === undefined ? undefined : signed;
  const labeled = opening.find((mention) => label.test(getBefore(dated, mention, 30)));
  const inForceFrom = opening.find((mention) => isInForce(dated, mention));
  const isMade = inForceFrom && entered.test(getBefore(dated, inForceFrom, 600));
  return isMade ? inForceFrom : (signed ?? labeled ?? inForceFrom);
}

function listOpeningDates(dated: DatedText): readonly DateMention[] {
  const text = dated.passage.text.slice(0, openingLength);
  const end = recitals.exec(text)?.index ?? text.length;
  return dated.mentions.filter((mention) => mention.from < end && !isOtherDocument(dated, mention));
}

function findMadeDate(dated: DatedText, opening: readonly DateMention[]): DateMention | undefined {
  const first = opening.find((mention) => madeOn.test(getBefore(dated, mention, 140)));
  if (first === undefined || first.date !== undefined) return first;
  const next = opening.find((mention) => mention.from > first.to && isInForce(dated, mention));
  return next !== undefined && next.from < first.to + 120 ? next : first;
}

function isInForce(dated: DatedText, mention: DateMention): boolean {
  const before = getBefore(dated, mention, 600);
  const after = getAfter(dated, mention, 120);
  return (
    mention.date !== undefined &&
    inForce.test(before) &&
    !termWords.test(before) &&
    !/^[^.;]{0,60}\b(?:terminate|continue)\b/i.test(after)
  );
}

/** In characters; set by hand, measured with `npm run evaluate:terms`. */
const titlePageLength = 3000;

function findTitlePageDate(
  dated: DatedText,
  opening: readonly DateMention[],
): DateMention | undefined {
  return opening.find(
    (mention) =>
      mention.from < titlePageLength &&
      !label.test(getBefore(dated, mention, 30)) &&
      (isTitleLine(dated, mention) ||
        (/[A-Z]{4,},? $/.test(getBefore(dated, mention, 20)) &&
          /^ ?[A-Z]/.test(getAfter(dated, mention, 2)))),
  );
}
