import type { DocumentStructure } from '../../../text/document-structure.ts';
import { findEvidence } from '../../../text/passage.ts';
import type { DraftTerm } from '../draft-term.ts';
import { placeName, trimPlace } from './place-name.ts';

const topic = /\barbitra(?:l|t\w+)\b/i;
const seats: readonly RegExp[] = [
  new RegExp(
    `\\b(?:seat|place|venue|location|locale|situs|site)\\b[^.;]{0,40}?\\b(?:arbitra\\w+|proceedings?|hearings?)[^.;]{0,40}?\\b(?:shall be|will be|is|:)(?: held)?(?: (?:in|at))? ((?:the )?${placeName})`,
    'u',
  ),
  new RegExp(
    `\\b(?:held|conducted|take place|located|sit|seated|venued|brought|heard|occur|convened?|conduct)\\b[^.;]{0,50}? (?:in|at) ((?:the )?${placeName})`,
    'u',
  ),
  new RegExp(
    `\\b[Aa]rbitrat(?:ion|ed|ors?)(?: proceedings?)?,? (?:shall be )?(?:to be )?(?:held )?in ((?:the )?${placeName})`,
    'u',
  ),
];
const notSeat =
  /^(?:the )?(?:this|accordance|chinese|french|german|spanish|request|notice|writing|agreement|section|article|english|such|any|all|part(?:y|ies)|rules|american|international|arbitration|commercial|london court|judicial|jams|icc|aaa|federal|chairman|board|three|a|an|final|binding|demand|respondent|claimant)\b/i;
const institutions: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bInternational Cent(?:re|er) for Dispute Resolution\b|\bICDR\b/i, 'ICDR'],
  [/\bAmerican Arbitration Association\b|\bAAA\b/i, 'AAA'],
  [/\bInternational Chamber of Commerce\b|\bICC\b/i, 'ICC'],
  [/\bLondon Court of International Arbitration\b|\bLCIA\b/i, 'LCIA'],
  [/\bJAMS\b|\bJudicial Arbitration (?:and|&) Mediation\b/i, 'JAMS'],
  [/\bUNCITRAL\b|\bUnited Nations Commission on International Trade\b/i, 'UNCITRAL'],
  [/\bChina International Economic and Trade Arbitration\b|\bCIETAC\b/i, 'CIETAC'],
  [/\bHong Kong International Arbitration Cent(?:re|er)\b|\bHKIAC\b/i, 'HKIAC'],
  [/\bSingapore International Arbitration Cent(?:re|er)\b|\bSIAC\b/i, 'SIAC'],
  [/\bStockholm Chamber of Commerce\b|\bSCC\b/i, 'SCC'],
  [/\bGerman (?:Arbitration Institute|Institution of Arbitration)\b|\bDIS\b/, 'DIS'],
  [/\bSwiss Rules\b|\bSwiss Chambers\b/i, 'Swiss'],
  [/\bWIPO\b/, 'WIPO'],
  [/\bVIAC\b|\bVienna International Arbitral Cent(?:re|er)\b/, 'VIAC'],
  [/\bDIAC\b|\bDubai International Arbitration Cent(?:re|er)\b/, 'DIAC'],
  [/\bCPR\b/, 'CPR'],
];
/** How many sentences of the same clause may separate the arbitration from its rules or seat. */
const reach = 8;

/** Lists the seats of arbitration and the rules that apply. */
export function listArbitrationSeats(
  text: string,
  { sentences }: DocumentStructure,
): readonly DraftTerm[] {
  for (const [index, { passage, isDefinition }] of sentences.entries()) {
    if (isDefinition || !topic.test(passage.text)) continue;
    const seat = findSeat(passage.text);
    const evidence = seat && findEvidence(text, passage, seat);
    if (seat === undefined || evidence === undefined) continue;
    const near = sentences.slice(Math.max(0, index - reach), index + reach);
    const rules =
      findInstitution(passage.text) ??
      findInstitution(
        near
          .filter((one) => topic.test(one.passage.text))
          .map((one) => one.passage.text)
          .join(' '),
      );
    const display = rules === undefined ? seat.name : `${seat.name} (${rules} rules)`;
    return [
      {
        type: 'arbitration-seat',
        label: 'Seat of arbitration',
        display,
        value: { kind: 'text', text: display },
        evidence,
      },
    ];
  }
  return [];
}

function findSeat(words: string): { from: number; to: number; name: string } | undefined {
  for (const pattern of seats) {
    const match = pattern.exec(words);
    const place = trimPlace(match?.[1] ?? '');
    if (match === null || place.length < 3 || notSeat.test(place)) continue;
    const from = match.index + match[0].length - (match[1] ?? '').length;
    return { from, to: from + place.length, name: place.replace(/^the /i, '') };
  }
  return undefined;
}

function findInstitution(words: string): string | undefined {
  return institutions.find(([pattern]) => pattern.test(words))?.[1];
}
