import { anywhere, inHead, inTitle, type KindSignals } from './signal.ts';

/** A line that is not a sentence: `Final Notice`, `Notice of Assessment`, not a statement about notices. */
const noticeTitle =
  /^(?![^\n]{0,80}\b(?:privacy|copyright|legal|cookie)\b)[^\n.,]{0,40}\b(?:notice|reminder|notification|demand for payment)\b[^\n.,]{0,40}$/im;
const dayToAnswer =
  /\b(?:pay(?:able|ment)?|due|respond|response|reply|answer|appeal|object|contact us)\b[^.\n]{0,60}\b(?:by|before|until|no later than|on or before|date)\b[^.\n]{0,25}\d/i;
const salutation =
  /^\s{0,8}(?:(?:dear|to whom it may concern|[àa] qui de droit|hello|hi|good (?:morning|afternoon|evening|day)|guten tag|sehr geehrte\w*|liebe[rs]?|madame|monsieur|ch[èe]re?s?|bonjour|estimad[oa]s?|muy señor(?:es)?|gentil[ei]|egregi[oa]?|spettabile|geachte|beste|exm[oa]s?\.?|prezad[oa]s?|szanown[iay]|vážen[íáý]|poštovan[ia])\b[^\n]{0,60}[,:!]\s*$|dear (?!diary)[\p{L}.'’-]{1,30}(?: [\p{L}.'’-]{1,30}){0,4}[^\S\n]*$)/imu;
const closing =
  /^\s{0,8}(?:yours (?:sincerely|faithfully|truly)|sincerely|(?:kind|best|warm)? ?regards|respectfully|very truly yours|with best wishes|best wishes|cordially|mit (?:freundlichen|besten) gr(?:ü|ue)(?:ß|ss)en|hochachtungsvoll|cordialement|salutations|(?:muy )?atentamente|un cordial saludo|(?:cordiali|distinti) saluti|met vriendelijke groet(?:en)?|hoogachtend|atenciosamente|com os melhores cumprimentos|z poważaniem|s pozdravem)\b[^\n]{0,30}$/im;
/** The lines above the words of an e-mail. */
const mailHeader = /^[\s>*]{0,6}(?:from|to|cc|sent|date|subject|reply-to)[*]?:[^\S\n]{0,4}\S/gim;
/** In characters: where the header of an e-mail stands. */
const headerLength = 600;
/** From, to and subject, for example. */
const fewestHeaders = 3;

/** Records of what people said and wrote to each other. Of two kinds with the same weight, the first is chosen. */
export const messageSignals: readonly KindSignals[] = [
  {
    kind: 'minutes',
    signals: [
      inTitle(
        'its title',
        /\b(?:minutes|(?:meeting|sync|stand-?up|call|team|project|workshop|1:1) notes|notes of (?:the )?meeting|protokoll)\b/i,
        1.5,
      ),
      inHead(
        'a list of who was there',
        /^[\s#*_-]{0,12}(?:present|attendees|in attendance|participants|attending|members present|apologies|absent|regrets)\b[\s*_]*:?/im,
      ),
      anywhere(
        'action items',
        /^[\s#*_>-]{0,12}(?:(?:action(?: items?| points?)?|to-?dos?)\b[\s*_]*[:-]|(?:action (?:items?|points?)|to-?dos?)[\s*_]*$)/im,
      ),
      anywhere(
        'decisions',
        /\b(?:motion (?:was )?(?:carried|passed|made)|moved (?:by|to (?:approve|adopt|accept|adjourn|amend|table|close|elect|appoint|ratify|receive|postpone|authori[sz]e))|seconded|the (?:board|committee|meeting|group) (?:agreed|resolved|decided|approved)|called to order|meeting adjourned|adjourned at)\b/i,
      ),
      inHead('an agenda', /^[\s#*_]{0,12}agenda\b/im),
    ],
  },
  {
    kind: 'email',
    signals: [
      {
        name: 'the format of the file',
        weight: 4,
        test: ({ format }) => format === 'eml' || format === 'msg',
      },
      {
        name: 'the header of an e-mail',
        weight: 3.4,
        test: ({ head }) => countHeaders(head.slice(0, headerLength)) >= fewestHeaders,
      },
      anywhere(
        'an e-mail that is answered',
        /^[\s>]{0,6}(?:on [^\n]{6,90} wrote:|-{2,}\s?(?:original|forwarded) message\s?-{2,}|begin forwarded message)/im,
        1.5,
      ),
    ],
  },
  {
    kind: 'letter',
    signals: [
      inHead('a salutation', salutation, 2),
      anywhere('a closing formula', closing, 1.2),
      {
        name: 'both',
        weight: 2,
        test: ({ head, text }) => salutation.test(head) && closing.test(text),
      },
      inHead('a subject line', /^\s{0,8}(?:re|subject|ref(?:erence)?)\s?:/im, 0.6),
      inTitle('the word notice at its head', noticeTitle),
      inHead(
        'a reference number',
        /\b(?:(?:notice|case|file|account|taxpayer|tax|assessment|claim|penalty|licen[cs]e|permit|ref(?:erence)?)\.? ?(?:no\b|nr\b|number|id\b|#)|ref(?:erence)?\.?:)/i,
        0.6,
      ),
      inHead('a day by which to pay or answer', dayToAnswer, 0.6),
    ],
  },
];

function countHeaders(head: string): number {
  const names = [...head.matchAll(mailHeader)].map(([line]) => line.trim().split(':')[0] ?? '');
  return new Set(names.map((name) => name.replace(/\W/g, '').toLowerCase())).size;
}
