import type { WordFault } from './word-fault.ts';

/** Words that sound alike or stand close to each other and are taken for one another. */
export const confusions: readonly WordFault[] = [
  {
    cues: ['weather'],
    pattern:
      /(?<=\b(?:debate|question|doubt|matter|unsure|know|ask|decide|wonder|see) (?:about |of )?)weather\b/gi,
    message: '“Weather” is rain and sun; “whether” asks which of two.',
    right: 'whether',
  },
  {
    cues: ['then'],
    pattern:
      /(?<=\b(?:more|less|better|worse|rather|other|greater|fewer|higher|lower|faster|easier|(?:more|less) \w{2,20}) )then\b(?! (?:ever since|again))/gi,
    message: '“Than” compares; “then” is a time.',
    right: 'than',
  },
  {
    cues: ['there'],
    pattern:
      /\bthere(?= (?:own|friends?|parents?|lives\b(?! (?:an?|the|no|nobody|some|one)\b)|children|homes?|work|pupils|students|famil\w+|countr\w+)\b)/gi,
    message: '“There” is a place; “their” says whose.',
    right: 'their',
  },
  {
    cues: ["they're"],
    pattern: /\bthey're(?= (?:own|friends?|parents?|lives|children|homes?|famil\w+)\b)/gi,
    message: '“They’re” is “they are”; “their” says whose.',
    right: 'their',
  },
  {
    cues: ['of'],
    pattern: /(?<=\b(?:should|could|would|must) )of\b(?! course)/gi,
    message: 'The verb is “have”, which sounds like “of”.',
    right: 'have',
  },
  {
    cues: ['your'],
    pattern: /\byour(?= (?:welcome|right that|going)\b)/gi,
    message: '“Your” says whose; “you’re” is “you are”.',
    right: 'you’re',
  },
  {
    cues: ['its'],
    pattern:
      /\bits(?= (?:a|an|not|because|been)\b| (?:easy|hard|important|clear|true|possible|impossible|necessary|better|difficult) (?:to|that|for)\b)/gi,
    message: '“Its” says whose; “it’s” is “it is” or “it has”.',
    right: 'it’s',
  },
  {
    cues: ['affect'],
    pattern: /(?<=\b(?:a|an|the) )affect\b(?! (?:theory|display|regulation))/gi,
    message: '“Affect” is the verb; the noun is “effect”.',
    right: 'effect',
  },
  {
    cues: ['todays'],
    pattern: /(?<=\bin )todays(?= (?:society|world|age)\b)/gi,
    message: 'The apostrophe is missing.',
    right: 'today’s',
  },
  {
    cues: ['loose'],
    pattern: /\bloose(?= (?:weight|money|time|control|interest|the)\b)/gi,
    message: '“Loose” is not tight; the verb is “lose”.',
    right: 'lose',
  },
  {
    cues: ['between'],
    pattern: /(?<=\bbetween you and )I\b/gi,
    message: 'After “between” stands “me”.',
    right: 'me',
  },
  {
    cues: ['which'],
    pattern:
      /(?<=(?<!\b(?:of|in|for|with|to|by|from|on) )\b(?:teacher|person|man|woman|friend|boy|girl|students?|parents?|someone|child|children|author|people) )which\b/gi,
    message: '“Which” stands for things; people are “who”.',
    right: 'who',
  },
];
