/**
 * What the checks of writing look for in single sentences with straight quotes and plain hyphens. Sentences are 2,000
 * characters long at most, and no pattern nests one unbounded repetition in another.
 */
export const patterns = {
  /** TAS-04: so many reasons, announced. */
  announcedNumber:
    /\b(two|three|four|five|six)(?: (?:main|key|important|major|different|central|principal))? (reasons|arguments|points|factors|causes|effects|aspects|ways|problems|benefits|advantages|disadvantages|steps|parts|questions)\b/i,
  /** TAS-04: a plan, announced. */
  announcedPlan:
    /\b(?:this|the) (?:essay|paper|report) (?:will|shall|is going to) (?:first(?:ly)? )?(?:examine|discuss|explore|look at|consider|analy[sz]e|describe|explain|compare|address|cover|outline|review)e?s? ([^.]{5,200})/i,
  ordinalOpening:
    /^\W*(?:(?:and |but )?(?:the )?)(first(?:ly)?|second(?:ly)?|third(?:ly)?|fourth(?:ly)?|fifth(?:ly)?|sixth(?:ly)?|finally|last(?:ly)?|to begin with|to start with|one (?:reason|argument|point|factor|cause|way|aspect|problem|benefit)|another (?:reason|argument|point|factor|cause|way|aspect|problem|benefit))\b/i,
  /** STR-01: the author says what the text argues. */
  thesisStated:
    /\b(?:I (?:\w+ly )?(?:believe|think|feel|argue|contend|agree|disagree|maintain|support|oppose|hold|advocate|suggest|would (?:argue|contend|say|suggest|maintain))|in my (?:opinion|view)|my (?:own )?(?:opinion|view|position|belief)|(?:this|the|the present) (?:essay|paper|report|article|analysis|study) (?:will |aims to |seeks to |attempts to |intends to )?(?:argues?|shows?|demonstrates?|examines?|explores?|discuss(?:es)?|contends?|claims?|maintains?|analy[sz]es?)|I (?:will|shall|am going to) (?:argue|show|demonstrate|discuss|examine|analy[sz]e)|from my (?:perspective|point of view|viewpoint)|personally|I am (?:convinced|of the opinion|in favou?r|against))\b/i,
  thesisImplied:
    /^(?:although|though|while|despite|even though) .{10,}, |\bit (?:is|was) .{5,120} (?:that|who)\b|\bbecause\b|\b(?:should(?: not|n't)?|must(?: not|n't)?|ought to|outweighs?|(?:is|are) (?:more|less|better|worse)\b[^.]{0,60}\bthan)\b/i,
  /** STR-02: the opening of a conclusion. */
  conclusion:
    /^["'\s]*(?:in (?:conclusion|summary|sum|short|brief|closing|a nutshell)|to (?:conclude|sum up|summari[sz]e|put it in a nutshell)|overall|all in all|on the whole|by way of conclusion|ultimately|taking everything into account|(?:having|after) (?:considered|analy[sz]ed|weighed|considering|weighing|analy[sz]ing))\b/i,
  outlook: /\b(?:future|may|might|could|further research|will|remains to be seen|next)\b/i,
  /** STR-07: a figure, table or section that the text mentions. */
  placeMention:
    /\b(fig(?:ure|\.)|table|appendix|section|equation|chapter)\s?\(?(\d+(?:\.\d+){0,3})\)?/gi,
  /** ARG-01: a sentence that claims. */
  claim:
    /\b(?:should|must|is (?:the )?(?:best|worst|most|more|only)|causes?|leads? to|results? in|prevents?|improves?|harms?|proves?)\b/i,
  /** What only sounds like a claim: regret, an open question, one's own duty, what somebody wondered. */
  noClaim:
    /\b(?:(?:should|must|could|would) (?:have|of)\b|I (?:must|should)|whether|debate|question|wonder(?:s|ed)?|must have been)\b/i,
  strongClaim: /\b(?:must|should|proves?|only|best|worst|never|always)\b/i,
  /** What backs a claim: a reason, an example, a figure, a source, somebody's words. */
  support:
    /\b(?:because|since|therefore|thus|hence|as a result|due to|owing to|consequently|so that|in order to|the reason|for example|for instance|such as|e\.g\.|to illustrate|namely|including|according to|in fact|this means|which means|to (?:protect|prevent|avoid|reduce|save|ensure))\b|\d|"|\(/i,
  /** ARG-02: the other side. */
  counterArgument:
    /\b(?:(?:some|many|other|most) (?:people|critics|researchers|scholars|individuals|parents|students|citizens|teachers|experts|economists|scientists) (?:may |might |would |could |will |also |still |tend to |often )?(?:argue|believe|think|claim|say|hold|contend|suggest|insist|maintain|object|oppose|point out)|some (?:may |might |would |will )?(?:argue|claim|object|say)|opponents?|critics|sceptics|skeptics|(?:it|this) (?:is|may be|might be|could be|can be) (?:\w+ )?(?:argued|claimed|said|objected|contended)|on the other hand|admittedly|granted,|to be sure|while it is true|it is true that|others (?:argue|believe|think|claim|say|hold|oppose))/i,
  reply:
    /\b(?:however|but|yet|nevertheless|nonetheless|even so|still|this (?:ignores|overlooks|view|argument|objection|claim)|that said|in reality|although|though|despite|while|whereas|on the contrary|fails? to|not convincing|outweighs?)\b/i,
  /** ARG-03. */
  overclaim:
    /(?<!\b(?:not|n't|hardly|almost|nearly|rarely) )\b(?:everyone|everybody|nobody|no one|always|never|undoubtedly|undeniabl[ey]|without (?:a |any )?doubt|obviously|everyone knows|it is (?:obvious|undeniable|a fact|clear|proven) that|all (?:people|students|children|parents|countries)|completely|totally|absolutely|proves? that)\b/i,
  /** ARG-04: two hedges in one clause. */
  stackedHedges:
    /\b(?:may|might|could|perhaps|possibly|probably|seems?|appears?|suggests?)\b[^.,;:]{0,25}\b(?:may|might|could|perhaps|possibly|probably|seems? to|appears? to)\b/i,
  /** ARG-05. */
  fallacy:
    /\b(?:since the beginning of (?:time|mankind|history)|throughout history|if we allow [^.]{3,80} (?:then|next)|where will it end|everyone is doing it|either we [^.]{3,80} or|only an idiot|so-called experts|correlat\w+[^.]{0,60}therefore[^.]{0,40}caus\w+)\b/i,
  /** EVI-06: research without a name, shares and large numbers. */
  unnamedStudy:
    /\b(?:stud(?:y|ies)|research|surveys?|statistics|experts?|scientists?|reports?|polls?) (?:has |have |also |often )?(?:show|shows|shown|suggest|suggests|find|finds|found|indicate|indicates|prove|proves|proven|say|says)\b/i,
  percentage: /\b\d{1,3}(?:\.\d+)?\s?(?:%|percent\b|per cent\b)/i,
  largeNumber: /\b\d+(?:\.\d+)?\s(?:million|billion|thousand)\b/i,
  ownData:
    /\b(?:we|our|I|my) (?:\w+ )?(?:survey|surveyed|study|experiment|measured|found|asked|interviewed|data|results|sample|calculated|observed)\b/i,
  namedSource:
    /\b(?:(?:[Aa]ccording to|[Rr]eports? by|[Ss]tudy by|[Rr]esearch by|[Ss]urvey by|published by|[Dd]ata from) (?:the |an? )?(?:\w+ (?:of|by|from|at) )?(?:the )?["\p{Lu}]|in (?:his|her|their) (?:book|study|article|paper|report))|https?:|www\.|\b\p{Lu}[\p{L}'-]{1,40} (?:\([12]\d{3}|(?:argues?|writes?|wrote|claims?|shows?|found|finds|notes?|states?|stated|reports?|reported|explains?|suggests?|observes?|points? out|concludes?|says|said)\b)/u,
  attribution:
    /\b(?:argues?|argued|writes?|wrote|claims?|claimed|shows?|notes?|noted|states?|stated|reports?|reported|explains?|explained|suggests?|observes?|observed|points? out|concludes?|concluded|says|said|asks?|asked|replied|calls?|called|puts? it|described?|describes|defines?|defined|remarks?|according to|in the words of|quoted|sa(?:ying|id)|proverb|motto|titled|entitled)\b/i,
  /** LAN-05: be and a participle. */
  passive:
    /\b(?:is|are|was|were|be|been|being)\s(?:\w+ly\s)?(?!(?:tired|interested|married|based|located|used|excited|bored|worried|concerned|surprised|pleased|supposed|need|indeed|hundred|red)\b)(?:\w{2,20}ed|known|seen|made|given|taken|shown|found|done|written|built|held|kept|led|left|lost|paid|said|sent|set|sold|told|taught|thought|won|born|brought|bought|chosen|driven|forced|grown|hidden|spoken|thrown)\b/i,
  /** LAN-07. */
  vague:
    /\b(?:thing|things|stuff|a lot(?: of)?|lots of|very|really|good|bad|nice|big|get|got|kind of|sort of|basically|actually|literally|in order to|due to the fact that|at this point in time)\b/gi,
  /** LAN-08. */
  cliche:
    /\b(?:double-edged sword|two sides of (?:the same|every|a) coin|in today'?s (?:modern )?(?:society|world|day and age)|since the dawn of|at the end of the day|last but not least|needless to say|it goes without saying|food for thought|plays? an? (?:vital|important|crucial|key) role|tip of the iceberg|in this day and age|when all is said and done)\b/gi,
  /** LAN-09. */
  contraction:
    /\b\w+n't\b|\b(?:it|that|there|he|she|what|let|who|where|here)'s\b(?= (?:a|an|the|not|been|going|no|also|just|very|so|why|how|because|important|clear)\b)|\b(?:I|you|we|they)'(?:m|re|ve|ll|d)\b/gi,
  slang: /\b(?:gonna|wanna|kids|guys|cool|awesome|stuff|okay|ok|tons of)\b/gi,
  directAddress: /\byou(?:r|rs|rself)?\b/gi,
  /** LAN-12. */
  heavyNoun:
    /\b(?:make|makes|made|give|gives|gave|conduct(?:ed|s)?|perform(?:ed|s)?|carr(?:y|ies|ied) out|provide[sd]?|have|has|had) (?:an? |the )?(?:analysis|assessment|comparison|contribution|decision|description|discussion|evaluation|examination|explanation|improvement|investigation|recommendation|reduction|review|suggestion) (?:of|on|about|to)\b/gi,
  /** LAN-13. */
  acronym: /\b[A-Z]{2,6}s?\b/g,
  /** LAN-14, which is off by default. */
  respectful:
    /\b(?:mankind|chairman|fireman|policeman|the (?:disabled|elderly|blind|poor)|suffers from|normal people|third[- ]world)\b/gi,
} as const;

/** Words of which a sentence must hold one for a pattern to match; lower case. */
export const cues = {
  hedges: [
    'may',
    'might',
    'could',
    'perhaps',
    'possibly',
    'probably',
    'seem',
    'seems',
    'appear',
    'appears',
    'suggest',
    'suggests',
  ],
  overclaim: [
    'everyone',
    'everybody',
    'nobody',
    'no',
    'always',
    'never',
    'undoubtedly',
    'undeniable',
    'undeniably',
    'doubt',
    'obviously',
    'obvious',
    'fact',
    'clear',
    'proven',
    'all',
    'completely',
    'totally',
    'absolutely',
    'prove',
    'proves',
  ],
  study: [
    'study',
    'studies',
    'research',
    'survey',
    'surveys',
    'statistics',
    'expert',
    'experts',
    'scientist',
    'scientists',
    'report',
    'reports',
    'poll',
    'polls',
  ],
  largeNumber: ['million', 'billion', 'thousand'],
  vague: [
    'thing',
    'things',
    'stuff',
    'lot',
    'lots',
    'very',
    'really',
    'good',
    'bad',
    'nice',
    'big',
    'get',
    'got',
    'kind',
    'sort',
    'basically',
    'actually',
    'literally',
    'order',
    'due',
    'point',
  ],
  cliche: [
    'double-edged',
    'coin',
    "today's",
    'todays',
    'dawn',
    'end',
    'last',
    'needless',
    'saying',
    'food',
    'role',
    'tip',
    'age',
    'said',
  ],
  slang: ['gonna', 'wanna', 'kids', 'guys', 'cool', 'awesome', 'stuff', 'okay', 'ok', 'tons'],
  directAddress: ['you', 'your', 'yours', 'yourself'],
  fullForms: ['not', 'cannot', 'is'],
  heavyNoun: [
    'analysis',
    'assessment',
    'comparison',
    'contribution',
    'decision',
    'description',
    'discussion',
    'evaluation',
    'examination',
    'explanation',
    'improvement',
    'investigation',
    'recommendation',
    'reduction',
    'review',
    'suggestion',
  ],
  fallacy: [
    'beginning',
    'throughout',
    'allow',
    'where',
    'everyone',
    'either',
    'idiot',
    'so-called',
    'therefore',
  ],
} as const satisfies Record<string, readonly string[]>;
