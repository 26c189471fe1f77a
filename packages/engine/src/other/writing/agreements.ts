import type { WordFault } from './word-fault.ts';

const singular: Readonly<Record<string, string>> = {
  are: 'is',
  were: 'was',
  have: 'has',
  do: 'does',
  "don't": "doesn't",
  dont: "doesn't",
  go: 'goes',
  know: 'knows',
  think: 'thinks',
  want: 'wants',
  need: 'needs',
  show: 'shows',
  suggest: 'suggests',
  indicate: 'indicates',
  prove: 'proves',
  give: 'gives',
  take: 'takes',
  make: 'makes',
  help: 'helps',
  mean: 'means',
  become: 'becomes',
  cause: 'causes',
  bring: 'brings',
};
const plural: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  thinks: 'think',
  believes: 'believe',
  wants: 'want',
  needs: 'need',
  knows: 'know',
  says: 'say',
  feels: 'feel',
  argues: 'argue',
  likes: 'like',
  travels: 'travel',
};
const uncountable: Readonly<Record<string, string>> = {
  informations: 'information',
  knowledges: 'knowledge',
  homeworks: 'homework',
  equipments: 'equipment',
  furnitures: 'furniture',
  advices: 'advice',
};
const pluralSubject = 'The subject is plural, the verb is singular.';
const singularSubject = 'The subject is singular, the verb is not.';

/**
 * Verbs that do not agree with their subject, and nouns in a plural they do not have. Anchors and look-behinds keep
 * questions, longer subjects and relative clauses out.
 */
export const agreements: readonly WordFault[] = [
  {
    cues: ['everyone', 'everybody', 'someone', 'nobody', 'one', 'anyone'],
    pattern:
      /(?<=(?<!\b(?:did|does|do|can|could|should|would|will|may|might|must|let|make|makes|made|see|help|that|of|for) )\b(?:everyone|everybody|someone|nobody|no one|anyone) )(?:are|were|have|do|know|think|want|need|go)\b(?! to be)/gi,
    message: '“Everyone”, “nobody” and the like take a verb in the singular.',
    right: singular,
  },
  {
    cues: ['many', 'several', 'few', 'both'],
    pattern:
      /(?<=(?<!\b(?:of|in|about|for|with|between|and|to|among|from|by|on|at|as|than|\w+ing) )\b(?:many|several|few|both) \w+s )(?:is|was|has|does)\b/gi,
    message: pluralSubject,
    right: plural,
  },
  {
    cues: ['evidence', 'information', 'advice', 'knowledge', 'equipment', 'homework', 'furniture'],
    pattern:
      /(?<=(?<!\b(?:and|or|does|did|do|can|could|should|would|will|may|might|must|to|of|for|in|from|with|about|on) (?:the |this |that |some |much |more |such |recent )?)\b(?:evidence|information|advice|knowledge|equipment|homework|furniture) )(?:are|were|have|show|suggest|indicate|prove)\b/gi,
    message: 'This noun has no plural; its verb is singular.',
    right: singular,
  },
  {
    cues: ['research'],
    pattern:
      /(?<=(?:^|[.!?,;] )(?:(?:the|this|recent|new|much|such|some) )?research )(?:are|were|have|show|suggest|indicate|prove)\b/gi,
    message: '“Research” takes a verb in the singular.',
    right: singular,
  },
  {
    cues: ['he', 'she', 'it'],
    pattern: /(?<=(?:^|[.!?,;] )(?:and |but |so )?(?:he|she|it) )(?:are|have|do|don't)\b/gi,
    message: singularSubject,
    right: singular,
  },
  {
    cues: ['give', 'take', 'make', 'help', 'mean', 'become', 'cause', 'bring'],
    pattern:
      /(?<=(?:^|[.!?;,] )(?:and |but |so )?(?:he|she|it) )(?:give|take|make|help|mean|become|cause|bring)\b/gi,
    message: singularSubject,
    right: singular,
  },
  {
    cues: ['have'],
    pattern:
      /(?<=(?:^|[.!?;,] )(?:tourism|technology|education|pollution|traffic|unemployment|violence|music|money|life) )have\b/gi,
    message: singularSubject,
    right: singular,
  },
  {
    cues: ['dont'],
    pattern: /(?<=\b(?:he|she|it) )dont\b/gi,
    message: singularSubject,
    right: singular,
  },
  {
    cues: ['people', 'children', 'students'],
    pattern: /(?<=(?:^|[.!?;] )(?:people|children|students) )(?:is|was|has|does)\b/gi,
    message: pluralSubject,
    right: plural,
  },
  {
    cues: ['they', 'we'],
    pattern: /(?<=\b(?:they|we) )(?:is|was|has|does)\b/gi,
    message: pluralSubject,
    right: plural,
  },
  {
    cues: ['people', 'children', 'others', 'students'],
    pattern:
      /(?<=(?:^|[.!?;,] )(?:and |but |so |because )?(?:(?:some|many|most|more and more|more|other|young) ){0,2}(?:people|children|others|students) )(?:travels|thinks|believes|wants|needs|knows|says|feels|argues|likes)\b/gi,
    message: pluralSubject,
    right: plural,
  },
  {
    cues: Object.keys(uncountable),
    pattern: /\b(?:informations|knowledges|homeworks|equipments|furnitures|advices)\b/gi,
    message: 'This noun has no plural.',
    right: uncountable,
  },
];
