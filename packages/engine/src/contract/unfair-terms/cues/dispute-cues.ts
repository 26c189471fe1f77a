import { type Cue, gap } from './cue.ts';

/** The place, the procedure and the law of disputes. */
export const disputeCues: readonly Cue[] = [
  { name: 'arbitration', words: ['arbitra'], pattern: String.raw`\barbitra` },
  {
    name: 'arbitration-binds',
    words: ['arbitra', 'final and binding'],
    pattern: String.raw`\bbinding ${gap(2)}arbitra|\bfinal and binding\b|\bby arbitration\b|\barbitration ${gap(6)}(?:take place|conducted|seat|administered|rules|held|occur)|arbitrator ${gap(4)}(?:shall|will|may)|\bsubmit ${gap(5)}arbitration`,
  },
  {
    name: 'arbitration-is-avoidable',
    words: ['opt', 'small claims', 'arbitra'],
    pattern: String.raw`\bopt(?:ing)? out\b|\bsmall claims\b|\b(?:rather than|instead of) arbitra|\bsubject to arbitra`,
  },
  {
    name: 'no-class-or-jury',
    words: ['class ', 'jury', 'representative '],
    pattern: String.raw`\bclass (?:action|arbitration)|\bjury\b|\brepresentative (?:action|proceeding)`,
  },
  {
    name: 'exclusive-courts',
    words: ['exclusive', 'sole', 'jurisdiction'],
    pattern: String.raw`\b(?:exclusive|sole) ${gap(4)}(?:jurisdiction|venue|forum)|\bsubmit ${gap(8)}jurisdiction|\bpersonal jurisdiction\b`,
  },
  {
    name: 'courts-of-a-place',
    words: ['court'],
    pattern: String.raw`\bcourts?\b ${gap(3)}(?:of|in|located|sitting|situated|for) `,
  },
  {
    name: 'non-exclusive',
    words: ['exclusive'],
    pattern: String.raw`\bnon exclusive|\bnonexclusive`,
  },
  {
    name: 'where-the-reader-lives',
    words: [
      'live',
      'resid',
      'domicil',
      'located',
      'based',
      'home',
      'local',
      'primary',
      'habitually',
    ],
    pattern: String.raw`\b(?:where|in which) (?:you|the consumer|they|he|she) ${gap(2)}(?:live|reside|are (?:resident|domiciled|located|based)|is (?:domiciled|resident))|\b(?:your|country of) ${gap(2)}(?:residence|domicile|home|local|primary)|\bhabitually`,
  },
  {
    name: 'claims-to-courts',
    words: ['court', 'jurisdiction', 'venue'],
    pattern: String.raw`\b(?:claims?|disputes?|actions?|proceedings?|suits?|litigation)\b .{0,200}?\b(?:courts?|jurisdiction|venue)\b`,
  },
  {
    name: 'a-seat-of-companies',
    words: ['county', 'court', 'city'],
    pattern: String.raw`\b(?:county|courts?|city) ${gap(4)}(?:california|york|ireland|england|luxembourg|delaware|dublin|london|amsterdam|singapore|paris|netherlands|germany|texas|florida|washington)`,
  },
  {
    name: 'governed-by-law',
    words: ['law'],
    pattern: String.raw`\b(?:governed|construed|interpreted)\b ${gap(8)}(?:by|with|under|to) ${gap(12)}laws?\b|\blaws? (?:of|in) ${gap(12)}(?:govern|appl)|\b\w{1,30} law (?:will|shall) (?:apply|govern)|\b\w{1,30} law (?:applies|governs)`,
  },
  {
    name: 'conflict-of-laws',
    words: ['conflict', 'choice of law', 'convention'],
    pattern: String.raw`\bconflicts? of laws?|\bchoice of law|\bconvention on (?:contracts|the international)`,
  },
  {
    name: 'mandatory-law-stays',
    words: ['mandatory', 'consumer'],
    pattern: String.raw`\bmandatory\b ${gap(6)}(?:law|provision|protect|rules)|\bconsumer (?:protection|law|rights)`,
  },
];
