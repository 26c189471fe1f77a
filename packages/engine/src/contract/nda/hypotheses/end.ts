import { contractNli, type NdaHypothesis } from './nda-hypothesis.ts';

/** What happens to copies, and to the duties when the agreement ends. */
export const endHypotheses: readonly NdaHypothesis[] = [
  {
    id: 'nda-16',
    title: 'Return or destruction at the end',
    statement:
      'The receiving party must return or destroy confidential information when the agreement ends.',
    forRecipient: 'You must be able to find and delete what you received.',
    forDiscloser: 'Nothing stays behind when the talks are over.',
    risks: [
      {
        outcomes: ['not-mentioned', 'contradicted'],
        side: 'discloser',
        baseSeverity: 2,
        why: 'No duty was found to return or destroy the information when the agreement ends, so copies may stay with the other side.',
        advantage:
          'Nothing was found that makes you give the information back when the agreement ends.',
        request: 'Require return or destruction at the end',
        mitigation:
          'Require return or destruction when the agreement ends and on request, with written confirmation. Fallback: on request only.',
        wording:
          'When this Agreement ends, or earlier on the Discloser’s written request, the Recipient shall return or destroy all Confidential Information and confirm in writing that it has done so.',
      },
    ],
    source: `${contractNli}, hypothesis 16; Common Paper Mutual NDA, section 6`,
    catalogRule: 'IPD-17',
  },
  {
    id: 'nda-17',
    title: 'Copies may be made',
    statement:
      'The receiving party may make copies of some confidential information in some cases.',
    forRecipient: 'You may copy what the work needs.',
    forDiscloser: 'There will be copies to be marked, counted and destroyed.',
    risks: [
      {
        outcomes: ['contradicted'],
        side: 'recipient',
        baseSeverity: 2,
        why: 'Forwarding an e-mail or saving a file makes a copy, so a strict ban is broken in the first hour.',
        advantage: 'The other side may not copy your information.',
        request: 'Allow the copies that the purpose needs',
        mitigation:
          'Allow copies that the purpose reasonably needs, with notices kept on them. Fallback: electronic copies and backups.',
        wording:
          'The Recipient may make copies of Confidential Information to the extent reasonably necessary for the Purpose and shall reproduce any confidentiality notice on them.',
      },
    ],
    source: `${contractNli}, hypothesis 17; Common Paper Mutual NDA, section 6`,
    catalogRule: 'IPD-17',
  },
  {
    id: 'nda-19',
    title: 'Duties that outlast the agreement',
    statement: 'Some duties under the agreement go on after it has ended.',
    forRecipient: 'You stay bound after the end; look for how long.',
    forDiscloser: 'What you disclosed stays protected after the end.',
    risks: [
      {
        outcomes: ['contradicted', 'not-mentioned'],
        side: 'discloser',
        baseSeverity: 3,
        why: 'If secrecy ends with the agreement, the other side can be free to use and tell what it learnt on the day after, and may end the agreement itself.',
        advantage: 'Nothing was found that binds you after the end.',
        request: 'Let confidentiality outlast the agreement',
        mitigation:
          'Let the duties go on for two to five years after the end, and for trade secrets as long as they are secret.',
        wording:
          'The duties of confidentiality survive the end of this Agreement for three years and, for a trade secret, for as long as it remains one.',
      },
      {
        outcomes: ['entailed'],
        side: 'recipient',
        baseSeverity: 1,
        why: 'You stay bound after the agreement has ended. That is usual, but it should have an end.',
        advantage: 'What you disclosed stays protected after the end.',
        request: 'Set an end to the duties',
        mitigation:
          'Agree two to three years after the end, five at most; trade secrets as long as they are secret.',
        wording:
          'The duties of confidentiality end three years after the end of this Agreement, except for trade secrets, which stay protected for as long as they are trade secrets.',
      },
    ],
    source: `${contractNli}, hypothesis 19; Common Paper Mutual NDA, section 5`,
    catalogRule: 'IPD-13',
  },
  {
    id: 'nda-20',
    title: 'Some information may be kept',
    statement:
      'The receiving party may keep some confidential information after it has returned or destroyed the rest.',
    forRecipient: 'Backups, archives and the copy that your records need are no breach.',
    forDiscloser:
      'Something stays behind; ask that it stay confidential for as long as it is kept.',
    risks: [
      {
        outcomes: ['entailed'],
        side: 'discloser',
        baseSeverity: 1,
        why: 'Copies that are kept are copies that can leak, and the duties may end before they are deleted.',
        advantage: 'You may keep what backups, records or the law require.',
        request: 'Keep retained copies confidential',
        mitigation:
          'Limit what is kept to backups, one archive copy and what the law requires, and bind it for as long as it is kept.',
        unless:
          /\b(?:back-?ups?|archiv\w+|retention|required by|legal)\b.{0,240}\b(?:apply|applies|subject|bound|confidential)\b/,
        wording:
          'The Recipient may keep copies that its ordinary backups or the law require. This Agreement applies to them for as long as they are kept.',
      },
      {
        outcomes: ['contradicted'],
        side: 'recipient',
        baseSeverity: 2,
        why: 'Everything must go, and ordinary backups cannot be searched and emptied of one matter. You would be in breach without noticing.',
        advantage: 'Nothing may be kept: every copy has to come back or be destroyed.',
        request: 'Except backups and legal records',
        mitigation:
          'Except backups made in the ordinary course, one copy for the records and what the law requires to be kept, all still confidential.',
        wording:
          'The Recipient may keep copies in backups made in the ordinary course and copies that the law requires it to keep; this Agreement applies to them for as long as they are kept.',
      },
    ],
    source: `${contractNli}, hypothesis 20; Common Paper Mutual NDA, section 6`,
    catalogRule: 'IPD-17',
  },
];
