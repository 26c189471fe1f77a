import type { LetterDetails, WarningSign } from '@clauselight/schema';
import { findEvidence } from '../../text/passage.ts';
import type { Statement } from '../../text/values/statements.ts';

type Family = WarningSign['family'];

const families: readonly (readonly [Exclude<Family, 'sender-mismatch'>, string, RegExp])[] = [
  [
    'urgency',
    'Pressure of time',
    /\b(?:act now|immediate(?:ly)? (?:action|payment|attention)|final (?:notice|warning|demand|reminder)|within (?:the next )?(?:\d{1,2}|twelve|twenty-four|forty-eight) hours|urgent(?:ly)?|last (?:chance|warning|reminder)|(?:expires?|ends?) (?:today|tonight)|time is running out|do not delay)\b/i,
  ],
  [
    'threat',
    'Threat',
    /\b(?:your (?:\p{L}+ ){0,2}account (?:will be|has been|is being) (?:closed|suspended|blocked|locked|frozen|terminated|restricted|limited)|arrest(?:ed)?|(?:arrest )?warrant|(?:legal|criminal) (?:action|proceedings|charges)|prosecut(?:ed|ion)|seiz(?:ed|ure)|deport(?:ed|ation)|police)\b/iu,
  ],
  [
    'unusual-payment',
    'Unusual way to pay',
    /\b(?:gift ?cards?|wire transfers?|western union|moneygram|bitcoins?|crypto(?:currency|currencies)?|prepaid cards?|voucher codes?|(?:itunes|steam|google play|amazon) cards?|cash by (?:post|courier))\b/i,
  ],
  [
    'secrecy',
    'Secrecy',
    /\b(?:(?:do not|don't|never) (?:tell|inform|discuss|mention|share this)|keep (?:this|it) (?:strictly )?(?:confidential|secret|between us|to yourself)|strictly between us)\b/i,
  ],
  [
    'identity-check',
    'Request for access or secret data',
    /\b(?:(?:verify|confirm|validate|update) your (?:account|identity|password|details|information|bank(?:ing)? details|payment details|card)|your (?:password|PIN|CVV|one-time code|security code|card number)|(?:copy|photo|picture) of your (?:card|id\b|passport|driving licen[cs]e)|remote access|anydesk|teamviewer|click (?:on )?(?:the|this) link|log ?in (?:here|below|via the link))\b/i,
  ],
  [
    'changed-account',
    'Changed bank account',
    /\b(?:(?:bank|account|payment|banking) details (?:have|has) (?:been )?(?:changed|updated)|(?:changed|updated|new) (?:our )?bank(?:ing)?(?: account)?(?: details)?|(?:our|the) new (?:bank )?account|new account (?:number|details)|our bank account (?:has|was) (?:been )?changed)\b/i,
  ],
];
const freeMail =
  /@(?:gmail|googlemail|outlook|hotmail|yahoo|aol|gmx|web|proton(?:mail)?|icloud|mail|yandex|live|zoho)\.[a-z.]{2,6}\b/i;
const office =
  /\b(?:bank|support|service|security|office|authority|ministry|department|revenue|tax|police|court|customs|delivery|post|insurance|energy|telecom|council|fund|lottery|ltd|inc|gmbh|plc|corp)\b/i;

/** Signs often seen in letters meant to deceive; the first of each family. */
export function listWarningSigns(
  text: string,
  statements: readonly Statement[],
  { sender }: Pick<LetterDetails, 'sender'>,
): readonly WarningSign[] {
  const found = families.flatMap(([family, label, pattern]): readonly WarningSign[] => {
    for (const { passage } of statements) {
      const match = pattern.exec(passage.text);
      const range = match && { from: match.index, to: match.index + match[0].length };
      const evidence = range && findEvidence(text, passage, range);
      if (evidence) return [{ family, label, evidence }];
    }
    return [];
  });
  const isMismatch = sender !== undefined && freeMail.test(sender.text) && office.test(sender.text);
  return isMismatch
    ? [
        ...found,
        {
          family: 'sender-mismatch',
          label: 'Office that writes from a free mailbox',
          evidence: sender.evidence,
        },
      ]
    : found;
}
