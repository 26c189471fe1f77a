import type { WritingTaskType } from '@clauselight/schema';

interface FrameCue {
  readonly type: WritingTaskType;
  readonly pattern: RegExp;
  readonly weight: number;
  readonly reason: string;
}

interface SentenceCue {
  readonly type: WritingTaskType;
  readonly pattern: RegExp;
  /** Sentences with the cue in a hundred words that count as one vote; absent where each sentence is a vote. */
  readonly perHundred?: number;
  /** Most votes it can give. */
  readonly most: number;
  readonly reason: string;
}

/** The words by which the type of task is recognized: in the title and the task, in headings, and in the text. */
export const taskCues: {
  readonly frame: readonly FrameCue[];
  readonly labHeading: RegExp;
  readonly sentence: readonly SentenceCue[];
  readonly self: ReadonlySet<string>;
} = {
  frame: [
    {
      type: 'argumentative',
      pattern:
        /\b(?:argue|argumentative|persuasive|persuade|agree or disagree|do you agree|to what extent|how far|discuss whether|discuss both|take a (?:side|position)|justify|for and against|should\b.{1,120}\?)/i,
      weight: 5,
      reason: 'its task or title asks for a position',
    },
    {
      type: 'literature-review',
      pattern:
        /\b(?:literature review|review of (?:the )?(?:literature|research)|systematic review|annotated bibliography)\b/i,
      weight: 7,
      reason: 'its task or title calls it a review of the literature',
    },
    {
      type: 'reflective',
      pattern:
        /\b(?:reflect(?:ion|ive)?(?: on)?|describe (?:a|an|one|your) .{0,40}experience|what (?:have )?you (?:have )?learn(?:ed|t)|personal statement|learning (?:journal|log))\b/i,
      weight: 5,
      reason: 'its task or title asks for a reflection',
    },
    {
      type: 'narrative',
      pattern:
        /\b(?:write a (?:short )?story|short story|narrative|tell (?:the|a) story|creative writing|memoir)\b/i,
      weight: 6,
      reason: 'its task or title asks for a story',
    },
    {
      type: 'lab-report',
      pattern: /\b(?:lab(?:oratory)? report|practical report|experiment(?:al)? report)\b/i,
      weight: 7,
      reason: 'its task or title calls it a lab report',
    },
    {
      type: 'opinion',
      pattern:
        /\b(?:opinion (?:essay|piece)|op-ed|what do you think|your (?:own )?(?:opinion|view)|letter to the editor)\b/i,
      weight: 4,
      reason: 'its task or title asks for an opinion',
    },
    {
      type: 'analytical',
      pattern:
        /\b(?:analy[sz]e|analysis|compare|contrast|examine|explain (?:how|why)|close reading|causes? and effects?)\b/i,
      weight: 3,
      reason: 'its task or title asks for an analysis',
    },
  ],
  labHeading:
    /^(?:\d+(?:\.\d+)*\.?\s+)?(abstract|hypothesis|aim|materials|methods?|methodology|apparatus|procedure|results?|discussion)\b/i,
  sentence: [
    {
      type: 'argumentative',
      pattern:
        /\b(?:(?:this|the) (?:essay|paper) (?:will )?(?:argue|contend|claim)s?|I (?:will |would )?(?:argue|contend|maintain)|outweighs?|opponents|critics (?:argue|say|claim)|some (?:people |critics )?(?:may |might |would )?(?:argue|claim|object)|(?:schools?|governments?|parents?|society|people|we|\w{2,30}s) (?:should|must|ought to)|(?:should|must|ought to) (?:not )?be (?:banned|allowed|required|abolished|forbidden|mandatory|encouraged|paid|free|taught))\b/i,
      most: 6,
      reason: 'it takes a position on what should be',
    },
    {
      type: 'opinion',
      pattern:
        /\b(?:in my (?:own |personal )?(?:opinion|view)|I (?:strongly |firmly |really |personally )?(?:believe|think|agree|disagree|feel) that|personally,)\b/i,
      most: 4,
      reason: 'it gives the author’s own opinion',
    },
    {
      type: 'reflective',
      pattern:
        /\b(?:I (?:have |had |also )?(?:learn(?:ed|t)|reali[sz]ed|discovered|came to (?:see|understand|realize|realise|love))|(?:this|that|it|the experience|which) (?:has )?(?:taught|helped|encouraged|prompted|changed|shaped) me|valuable experience|my (?:college |university |school )?experience|looking back|in hindsight|made me (?:realize|realise|think))\b/i,
      most: 5,
      reason: 'it tells what an experience taught its author',
    },
    {
      type: 'narrative',
      pattern:
        /^["“]|["”] (?:he|she|I|they) (?:said|asked|whispered|shouted|replied)|\b(?:one (?:day|night|morning)|suddenly|once upon a time|(?:he|she|I) (?:ran|walked|looked|turned|stared|opened|felt|heard|grabbed|smiled|woke))\b/i,
      perHundred: 0.5,
      most: 6,
      reason: 'it tells a story',
    },
    {
      type: 'lab-report',
      pattern:
        /\b(?:p\s?[<=]\s?\.?0?\.\d|we measured|was measured|were measured|the hypothesis|control group|independent variable|dependent variable|the apparatus|standard deviation)\b/i,
      most: 4,
      reason: 'it reports measurements',
    },
    {
      type: 'literature-review',
      pattern:
        /\b(?:previous (?:research|studies)|existing literature|the literature (?:on|suggests|shows)|gap in the (?:literature|research)|this review)\b/i,
      most: 4,
      reason: 'it surveys earlier research',
    },
    {
      type: 'analytical',
      pattern:
        /\b(?:this (?:essay|paper|analysis) (?:will )?(?:examine|explore|analy[sz]e|discuss|compare|investigate|consider|look)s?|the (?:author|poet|narrator|novel|poem|play|text|writer|film) (?:uses|shows|suggests|presents|portrays|depicts|describes)|symboli[sz]es?|metaphor|can be (?:explained|attributed|traced))\b/i,
      most: 5,
      reason: 'it examines its subject',
    },
  ],
  self: new Set(['i', 'me', 'my', 'mine', 'myself', "i'm", "i've", "i'd", "i'll"]),
};
