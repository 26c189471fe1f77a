import type { ChangeRecipe } from '../recipe.ts';

/** Changes of the words on courts, arbitration and waived rights. */
export const disputesRecipes: readonly ChangeRecipe[] = [
  {
    for: ['C-foreign-court', 'DIS-04'],
    title: 'Make the courts non-exclusive',
    steps: [
      {
        do: 'replace',
        find: String.raw`(?<![\w-])(?:sole and |sole or )?exclusive(?= (?:personal )?(?:jurisdiction|venue|forum)\b)(?<=\b(?:submits?|consents?|attorns?|subject|agrees?|brought|have|has|resolved)\b[^.;]{0,80})`,
        by: 'non-exclusive',
      },
    ],
  },
  {
    for: ['C-injunction-without-proof'],
    title: 'Let the court decide',
    steps: [{ do: 'replace', find: String.raw`\bentitled to (?!seek)`, by: 'entitled to seek ' }],
  },
  {
    for: ['DIS-01', 'C-arbitration'],
    title: 'Arbitrate only if both sides elect it',
    needs: String.raw`\b(?:any|all|every)\b[^.;]{0,60}\b(?:disputes?|claims?|controvers|differences?|disagreements?|doubts?)|\b(?:disputes?|claims?|disagreement)\b[^.;]{0,80}\b(?:shall|will|must)\b`,
    unless: String.raw`\b(?:discovery|arbitrability|scope or applicability|scope or interpretation)\b|\bby the arbitrat`,
    steps: [
      {
        do: 'replace',
        find: String.raw`\b(?:shall|will|must) (be (?:(?:finally|exclusively|solely|fully) (?:and (?:finally|exclusively|solely) )?)?(?:settled|resolved|submitted|decided|determined|referred))(?=[^.]{0,120}\barbitrat)`,
        by: 'may, if both parties so elect by agreement, $1',
      },
    ],
  },
  {
    for: ['DIS-02', 'C-class-waiver'],
    title: 'Delete the waiver of joint claims',
    needs: String.raw`\b(?:class|collective|representative|consolidated)\b`,
    steps: [{ do: 'delete-sentence' }],
  },
  {
    for: ['DIS-03'],
    title: 'Delete the waiver of a jury',
    needs: String.raw`\bwaive`,
    steps: [{ do: 'delete-sentence' }],
  },
  {
    for: ['DIS-06', 'C-injunction-without-proof'],
    title: 'Let the court decide on proof and bond',
    steps: [
      {
        do: 'replace',
        find: String.raw`,? ?\b(?:and )?without (?:the )?(?:(?:necessity|requirement|need|obligation|burden|any requirement) )?(?:of |to |for |having to )?(?:proving|showing|establishing|prove|show|posting|post|furnishing|securing|the posting of|the securing or posting of|providing)[^.;,]{0,90}?\b(?:bond|security|damages?|harm|surety|undertaking)\b(?: or (?:posting |furnishing |providing )?(?:of )?(?:a |any |other )*(?:bond|security|surety))*`,
        by: '',
      },
    ],
  },
  {
    for: ['DIS-07', 'DIS-08', 'C-rights-waived'],
    title: 'Delete the waiver of legal rights',
    needs: String.raw`\bwaive|\bconfess`,
    unless: String.raw`\bpart(?:y|ies)\b|\bno waiver\b|\bfailure\b|\b(?:injuncti|bond|security|specific performance)`,
    steps: [{ do: 'delete-sentence' }],
  },
  {
    for: ['DIS-09'],
    title: 'Leave room to show the contrary',
    steps: [
      {
        do: 'replace',
        find: String.raw`\b(?:final(?:,)?(?: and)? (?:conclusive(?:,)? (?:and )?)?binding|conclusive(?: and| evidence)? ?(?:binding)?)`,
        by: 'binding, except for manifest error,',
      },
    ],
  },
];
