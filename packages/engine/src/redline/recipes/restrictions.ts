import type { ChangeRecipe } from '../recipe.ts';

/** Changes of what one side must not do, and of tenancies and employments. */
export const restrictionsRecipes: readonly ChangeRecipe[] = [
  {
    for: ['RES-03', 'C-no-hiring-staff', 'RES-06', 'C-non-disparagement'],
    title: 'Make the restriction mutual',
    steps: [{ do: 'make-mutual' }],
  },
  {
    for: ['RES-03', 'C-no-hiring-staff'],
    title: 'Except general advertisements',
    steps: [
      {
        do: 'add-sentence',
        text: 'General advertisements, and hiring people who answer them on their own initiative, are not restricted.',
      },
    ],
  },
  {
    for: ['RES-01', 'C-non-compete', 'RES-02', 'C-no-soliciting-customers'],
    title: 'Shorten the restriction to six months',
    steps: [
      {
        do: 'set-time',
        near: String.raw`\b(?:for|within|period|after|following|during)\b`,
        to: { count: 6, unit: 'month' },
        if: 'longer',
      },
    ],
  },
  {
    for: ['RES-05', 'C-first-refusal'],
    title: 'Limit the right in time',
    steps: [
      {
        do: 'add-sentence',
        text: 'This right lapses for an offer if it is not exercised in writing within {15} days after the essential terms of the offer were notified, and ends with {agreement}.',
      },
    ],
  },
  {
    for: ['RES-06', 'C-non-disparagement'],
    title: 'Protect true statements',
    steps: [
      {
        do: 'add-sentence',
        text: 'True statements, reports to authorities, testimony and rights protected by law are not restricted.',
      },
    ],
  },
  {
    for: ['RES-07', 'C-no-challenge'],
    title: 'Delete the ban on challenges',
    needs: String.raw`^(?=[^;]{0,320}$).*\b(?:challeng|contest|disput|question|attack|oppos)`,
    unless: String.raw`\bshall\b.*\bshall\b`,
    steps: [{ do: 'delete-sentence' }],
  },
  {
    for: ['RES-04', 'C-exclusivity'],
    title: 'End the exclusivity when the other side does not perform',
    steps: [
      {
        do: 'add-sentence',
        text: "{Bearer} may end this exclusivity on {30} days' written notice if {other} is in material breach of {agreement}.",
      },
    ],
  },
  {
    for: ['EMP-03', 'C-job-changed-one-sided'],
    title: 'Bind material changes to consent',
    steps: [
      {
        do: 'add-sentence',
        text: "A material change to duties, place of work, hours or pay requires {bearer's} written consent, which shall not be unreasonably withheld.",
      },
    ],
  },
  {
    for: ['EMP-02', 'C-dismissal-at-will'],
    title: 'Ask for a month’s notice',
    steps: [
      {
        do: 'add-sentence',
        text: "Except for cause, either party shall give the other at least {30} days' written notice of termination.",
      },
    ],
  },
  {
    for: ['TEN-02'],
    title: 'Ask for notice before entry',
    steps: [
      {
        do: 'replace',
        find: String.raw`\bat any (?:time|hour)(?:,? (?:and )?without (?:prior )?notice)?`,
        by: "at reasonable hours, on {24} hours' written notice except in an emergency,",
      },
    ],
  },
  {
    for: ['TEN-02'],
    title: 'Ask for notice before entry',
    steps: [
      {
        do: 'add-sentence',
        text: "Except in an emergency, {other} shall give at least {24} hours' written notice and shall enter only at reasonable hours.",
      },
    ],
  },
  {
    for: ['TEN-05', 'C-goods-abandoned'],
    title: 'Allow eviction by a court only',
    steps: [
      {
        do: 'add-sentence',
        text: 'This may be done only by order of a competent court and after written notice.',
      },
    ],
  },
  {
    for: ['TEN-06'],
    title: 'Consent may not be withheld without reason',
    needs: String.raw`\b(?:tenant|lessee|resident|you)\b[^.]{0,40}\b(?:not|no)\b`,
    unless: String.raw`\bunreasonabl|\bconsent|\bpermission|\bapproval|\bsmok|\blandlord (?:is|may|shall|will) not\b`,
    steps: [
      {
        do: 'extend',
        text: ', except with the consent of {other:o}, which shall not be unreasonably withheld or delayed',
      },
    ],
  },
  {
    for: ['TEN-01'],
    title: 'Protect the deposit',
    needs: String.raw`\bdeposit\b`,
    unless: String.raw`\bno authority\b|\b(?:may|shall|will|must) not\b`,
    steps: [
      {
        do: 'add-sentence',
        text: '{Other} shall return the deposit within {30} days after the tenancy ends, less only unpaid rent and the proven cost of damage beyond fair wear and tear, each listed in writing.',
      },
    ],
  },
];
