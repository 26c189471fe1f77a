import { type DatedText, type DateMention, getAfter, getBefore } from './dated-text.ts';
import { isOtherDocument } from './other-document.ts';

const testimony =
  /\bin witness (?:where|there)of\b[^;]{0,260}\b(?:as of|on|this|the|dated|effective)\b[^.;:]{0,30}$|\bagreement is dated(?: as of)? $/i;
const closingSentence =
  /(?:^|[.;:)] |["'] )(?:THUS )?(?:dated|executed|signed|done|given|agreed|made)\b(?: and \w+)?[^.;:]{0,80}$/i;
const closingWords =
  /\b(?:witness|duly authori[sz]ed|undersigned|counterparts?|copies|signed|executed)\b/i;
const signatureLine =
  /(?:[/\\]s[/\\]|-{12,}|\bby:|\bname:?|\btitle:?|\bsignature|\bsigned|\bits:|_{5,})[^§]{0,160}$/i;
const signatureAfter = /[/\\]s[/\\]|\bby:/i;
const dateLabel =
  /(?<!\b(?:wedding|event|ceremony|delivery|due|birth|move-?in|start|end|expiry|closing|invoice|effective|performance|check-?in|check-?out) )\b(?:Dated?|DATED?)(?: signed| of signature)?\s?:?[ _/]{0,4}$|\b(?:signed|signature|authenticated|accepted|executed)\b[^.;]{0,60} on:? $|[/\\]s[/\\] [A-Z][\w. ]{2,30}, $/;

/** Finds the date in the testimony clause: `IN WITNESS WHEREOF … this 4th day of April, 2003`. */
export function findTestimonyDate(dated: DatedText): DateMention | undefined {
  const { length } = dated.passage.text;
  return dated.mentions.find((mention) => {
    const before = getBefore(dated, mention, 320);
    if (testimony.test(before)) return true;
    if (mention.from < length / 2 || isOtherDocument(dated, mention)) return false;
    if (closingSentence.test(before)) return true;
    return (
      mention.from > (3 * length) / 4 &&
      closingWords.test(before) &&
      /(?:^|[.)\d] )[A-Z][\w/ ]{2,30}, (?:the )?$/.test(before)
    );
  });
}

/**
 * The largest distance between the dates of one set of signatures, in characters. Schedules have their own signatures.
 */
const signaturesReach = 1500;

/** Finds the latest date beside the document's first signatures; nothing when none of them has a date. */
export function findSignatureDate(dated: DatedText): DateMention | undefined {
  let latest: DateMention | undefined;
  let end: number | undefined;
  for (const mention of dated.mentions) {
    if (!isBesideSignature(dated, mention)) continue;
    if (end !== undefined && mention.from > end + signaturesReach) break;
    end = mention.to;
    if ((mention.date ?? '') > (latest?.date ?? '')) latest = mention;
  }
  return latest;
}

function isBesideSignature(dated: DatedText, mention: DateMention): boolean {
  if (mention.date === undefined || testimony.test(getBefore(dated, mention, 320))) return false;
  const isLabeled = dateLabel.test(getBefore(dated, mention, 90));
  if (signatureLine.test(getBefore(dated, mention, 200))) {
    return isLabeled || isLoose(dated, mention);
  }
  return isLabeled && signatureAfter.test(getAfter(dated, mention, 160));
}

/** Tells whether a date stands outside of any sentence. */
function isLoose(dated: DatedText, mention: DateMention): boolean {
  return (
    !/(?:\b(?:on|of|by|until|to|from|and|the|this|in|as|at|dated|for|or)|,) $/i.test(
      getBefore(dated, mention, 8),
    ) && !/^,? (?:[a-z]|\()/.test(getAfter(dated, mention, 3))
  );
}
