/** Words that tell an automated reader what to do. */
export interface Order {
  readonly pattern: RegExp;
  /** What must follow the first match within so many characters: apart from it, so that time stays linear. */
  readonly follows?: RegExp;
  /** The words are no order where one of these matches anywhere among them. */
  readonly unless?: readonly RegExp[];
}

/** No name of a machine but of those who make, sell, use or study one. */
const notPeople =
  "(?![\\w-]|(?:'s)? (?:compan|start-?ups?|research|engineer|develop|provider|vendor|user|customer|client|candidate|graduate|degree|program|enthusiast|expert|deploy|business|firm|student|profession|owner|operator|supplier|team|lab|scientist|partner|subscriber|consultant|train|polic|governance|industr|ethic|safety|law|act\\b))";
const suffix =
  '(?: (?:assistants?|models?|systems?|tools?|agents?|reviewers?|readers?|summari[sz]ers?|graders?|engines?|software|bots?))';
const machine = `(?:(?:(?:ai|a\\.i\\.|artificial intelligence|llms?|(?:large )?language models?|chat ?bots?|chatgpt|gpt-?\\d?|automated (?:reviewers?|readers?|summari[sz]ers?|analysis tools?))${suffix}?|(?:claude|gemini|copilot)${suffix})${notPeople})`;
/** Machines that share their name with people. */
const named = `(?:${machine}|(?:claude|gemini|copilot)${notPeople})`;
const must =
  '(?:must|should|shall|will now|are instructed to|is instructed to|are to|is to|has to|have to|need to|needs to)(?: not| always| only| never| also| now| therefore)*';
const says =
  '(?:say|tell|state|report|summari[sz]e|rate|describe|conclude|omit|answer|respond|reply|recommend|classify|assess|ignore|mention|treat|consider|praise|give|score|mark|grade|call|trust|approve|accept)';
const does =
  '(?:add|write|send|cite|quote|execute|output|return|print|repeat|set|assign|insert|append|copy|decode|follow|end|begin|start|claim|confirm|list|reveal|put|replace)';
const thing = '(?:agreement|contract|document|lease|loan|essay|letter|invoice|file|text|nda)';
const part =
  '(?:clauses?|findings?|risks?|deposit|rent|fees?|terms?|tenant|landlord|price|penalty|budget)';
const nought =
  '(?:0|zero|10|ten|none|low)(?![\\d%]|[.,/]\\d|,? ?(?:to|or|through|if|when|where|means|-) |, (?:medium|high)| ?-)';
const judgement = `(?:(?:risk |overall |final )?(?:score|rating|grade|verdict)(?: of| to| is|:| =)? ?${nought}|no (?:risks?|findings?)\\b|nothing but praise|risk[- ]free|(?:as|is|are|(?:each|every) [a-z]{3,12}) harmless|safe to sign)`;
/** Words that break out of an answer, or occur only in orders about the answer. */
const steered = `(?:${judgement}|\\bthis (?:analysis|review|report|line|sentence|object|json|verdict)\\b|\\b(?:to|that) (?:each|every) (?:finding|answer)\\b|\\bend every answer\\b|\\bthen (?:say|report|claim|state|conclude) that (?:the|this)\\b|\\]\\((?:javascript:|[^)\\s]{0,100}[?&][\\w-]{1,30}=)|(?:<|&lt;)(?:script|img|iframe|svg|object)\\b|javascript:|\\band follow ?:|\\bcall the (?:function|tool) at once)`;
/** Words that occur only in orders about what to say. */
const bent = `(?:${steered}|\\bthis ${thing}\\b|\\b(?:each|every|all) clauses?\\b|that (?:this|the|each|every|all) (?:${thing}|${part})\\b|\\bthis first\\b|\\bwhatever (?:the user|anyone|the question)\\b)`;
/** Duties of people who use such machines, as policies and contracts state them. */
const dutyOfPeople =
  /\b(?:users?|customers?|clients?|providers?|suppliers?|contractors?|employees?|company|companies|licensees?|students?|staff|authors?|(?:ai|model|system) (?:providers?|developers?|deployers?|operators?))\b[^.;]{0,60}\b(?:must|should|shall|will|may|are|is)\b/i;
/** What the makers of a machine are asked for: that it says what it is, how sure it is, how fast it answers. */
const dutyOfProduct =
  /\b(?:to|with|by|from|for) (?:the |its |their |all |any |each |every |end[- ])*(?:users?|customers?|consumers?|people|persons|humans?|patients?|individuals|callers?|visitors?|guests?|employees?|students?|applicants?|candidates?|provider|supplier|client|company)\b|\b(?:tell|inform|give|send|show) (?:the |its |their |all |any |each |every |end[- ])*(?:users?|customers?|consumers?|people|persons|humans?|patients?|individuals|callers?|visitors?|guests?|students?)\b|\b(?:that (?:it is|they are)|within \d|at least \d|per cent of|(?:\d ?%) of|queries|enquiries|inquiries|requests|tickets|errors|incidents|bias(?:es)?|uncertainty|confidence|limitations?|personal data|test set|specification)\b/i;
/** People who are named before the machines that they use. */
const usersOfMachines =
  /\b(?:users?|customers?|clients?|suppliers?|contractors?|employees?|students?|staff|people|those|anyone|everyone) (?:of|using|with|who|that) /i;
const orderOfPeople =
  /\b(?:bank|custodian|trustee|escrow|supplier|contractor|client|customer|broker|employee|tenant|landlord|party|parties|authority|carrier|company|officer|lender|borrower|buyer|seller|vendor|patients?|depositary|(?:paying|transfer|shipping|fiscal|collateral|escrow) agent)\b[^.;]{0,80}\b(?:ignore|disregard|forget|override)|\b(?:payment|delivery|shipping|transfer|wire|wiring|voting|proxy|dosage|dosing|assembly|investment|settlement|billing|standing|mailing|washing|packing|safety|care) instructions|\b(?:shell|command) prompt|\b(?:users?|attackers?|people|they|which|that|who) (?:can|could|may|might) (?:also )?(?:ignore|disregard|forget|override)|\b(?:my|our|his|her|their|its) (?:\w+ )?(?:previous|prior|earlier|above)|instructions (?:of|from|by|given by|issued by|concerning|regarding|about|as to|for) (?:the |your |an? |any |this )?(?!system|developer|user|operator|ai\b|prompt|administrator)\w/i;
const tale =
  /\b(?:she|he|they|i|we) (?:said|asked|replied|whispered|answered|thought|cried|shouted|typed|wrote)\b|\b(?:said|asked|replied|whispered|typed) (?:she|he|the)\b/i;

interface OrderSource {
  readonly follows?: string;
  readonly unless?: readonly RegExp[];
}

function order(pattern: string, { follows, unless }: OrderSource = {}): Order {
  return {
    pattern: new RegExp(pattern, 'i'),
    ...(follows === undefined ? {} : { follows: new RegExp(follows, 'i') }),
    ...(unless === undefined ? {} : { unless }),
  };
}

/** A company with the name of a machine. */
const company =
  /\b(?!(?:The|All|Any|Each|Every|Dear|Hello|Hey|Attention|Note|Now|Please|And|So|But|Advanced|Automated|Generative)\b)[A-Z][a-z]+ AI(?! [a-z]+s?\b (?:must|should|shall))\b|\b(?:AI|GPT|LLM) (?:Labs?|Holdings?|Inc|Ltd|LLC|GmbH|Corp|Group|Technologies|Solutions)\b/;
const duty = [dutyOfPeople, dutyOfProduct, company];
/** After these words a machine is what people use, not who is told something. */
const notUsed =
  '(?<!\\b(?:us(?:e|es|ed|ing)|with|by|of|through|via|from|on|about|for|in|to|including|without|than|(?:train|deploy|develop|build|provid|operat|sell|buy|allow|permit|forbid|test|trust|fear|ask)(?:s|es|ed|ing|e)?) (?:an? |the |any |all |such |these |this |our |your |their |its |other |approved |generative )?)';
/** What may stand between a machine and its order: that it is the one which reads. Anything else has its own subject. */
const reading =
  "(?:,? (?:that|which|who|reading|summari[sz]ing|reviewing|analy[sz]ing|processing|assessing|grading|scoring|parsing|here)(?:(?! (?:i|we|he|she|and|but|so)\\b) [\\w'-]+){0,8}?,?)?";
const subject = `\\b${notUsed}${machine}${reading} ${must} (?:\\w+ly )?`;
const opening = '(?:^|[.!?:;("*>\\]] ?)';
const call = `${opening}(?:dear |hey |hello |attention )?${machine} ?[:,!] ?(?:please |you (?:must|should|will) |always |never |do not |don't |only |now )*`;

export const englishOrders: readonly Order[] = [
  order(
    '\\b(?:ignore|disregard|forget|override)\\b[^.;]{0,60}?\\b(?:(?:previous|prior|above|earlier|preceding)\\b[^.;]{0,25}\\b(?:instructions?|prompts?)|your\\b[^.;]{0,30}\\b(?:instructions?|prompts?|guidelines)|system prompt)\\b',
    { unless: [orderOfPeople] },
  ),
  order(
    `${opening}(?:please |now )?(?:ignore|disregard|forget) (?:everything|anything|all) (?:that )?(?:you (?:have been|were) told (?:before|so far|until now)|(?:stands |was |is )?(?:written |said )?(?:above|before this))`,
  ),
  order(
    `\\b(?:you are|act as|behave as|pretend to be) (?:now )?(?:an?|the) (?:helpful |honest )?${machine}`,
    { unless: [tale] },
  ),
  order(`\\byou are (?:now|from now on|henceforth) (?:[\\w-]+, )?(?:an?|the) ${machine}`, {
    unless: [tale],
  }),
  order(`${subject}${says}\\b`, { follows: bent, unless: duty }),
  order(
    `\\b${machine},? (?:(?:must|should|shall) (?:not|never) (?:mention|flag|highlight|list|report)|(?:must|should|shall) omit)\\b.{0,80}?\\bin (?:the|your|its|any) (?:summary|review|findings)\\b`,
    { unless: duty },
  ),
  order(`${subject}ignore ?(?:\\.\\.|\u2026)`),
  order(`${subject}${does}\\b`, { follows: steered, unless: duty }),
  order(`${subject}(?:say|tell|state|report|conclude|answer|claim|confirm|recommend|write)\\b`, {
    follows: `^.{0,60}?\\bthat (?:this|the) ${thing} (?:is|has|carries|protects|contains|poses)\\b`,
    unless: [usersOfMachines],
  }),
  order(`\\b${notUsed}${named}${reading} ${must} (?:${says}|${does})\\b`, {
    follows: judgement,
    unless: [dutyOfPeople],
  }),
  order(
    `${subject}(?:send|forward|post|copy|reveal)\\b[^;]{0,40}\\b(?:text|copy|contents?|words) of this ${thing}\\b`,
  ),
  order(`\\b(?:if you are|attention,?) (?:an? |any |all |the )?${machine}`, { unless: [tale] }),
  order(
    `\\b(?:note|message|hint|memo|notice|instructions?|remark) (?:to|for) (?:an? |any |all |the )?${machine} ?(?:\\([^)]{0,30}\\) ?)?[:,]`,
  ),
  order(`${call}(?:${says}|${does})\\b`, { follows: steered, unless: duty }),
  order(`${call}(?:praise|approve|trust|ignore)\\b`, {
    follows: `\\bthis ${thing}\\b`,
    unless: duty,
  }),
  order(
    '\\[\\/?INST\\]|<<\\/?SYS>>|<\\|(?:im_start|im_end|system|user|assistant|eot_id|start_header_id)\\|>',
  ),
  order('\\b(?:begin|new|updated) system prompt\\b'),
  order(
    `\\b(?:do not|don't|never) (?:mention|flag|reveal|disclose|report|highlight)\\b[^.;]{0,60}\\b(?:in your (?:summary|answer|response|analysis|review)|in (?:the|any) (?:summary|answer)|(?:this|these|clauses?|sections?|risks?|findings?)\\b[^.;]{0,30} to the (?:user|reader))\\b`,
    { unless: [dutyOfPeople] },
  ),
  order(
    `(?:${opening}|\\b(?:and|please|must|should|always|then) |, )(?:rate|score|grade|classify|assess|mark) this ${thing} (?:(?:with |as |at |a |an |: ?)+|(?=[01]))(?:risk |overall )?(?:(?:score|rating|grade) of )?(?:0|zero|10|ten|safe|fair|harmless|low[- ]risk|no[- ]risk|risk[- ]free|excellent|perfect)(?![\\w-]| (?:million|thousand|hundred|per|percent|points?|dollars|days)\\b|[.,/]\\d| ?(?:to|or|and|through|if|/|=) |[^.]{0,40}\\bor\\b)`,
  ),
  order(
    `\\b(?:now|then|instead|only|just) follow (?:these|the following|my|new) (?:new )?instructions?\\b`,
    { follows: judgement },
  ),
  order(`\\b(?:call|use|invoke|run|execute) the (?:tool|function) [\`"']?\\w{2,60}`, {
    follows: `\\b(?:text|copy|contents?|words|summary) of (?:this|the) (?:${thing}|conversation)\\b`,
  }),
  order(
    `\\b(?:when(?:ever)?|before|while|after) (?:you )?(?:summari[sz](?:e|ing)|review(?:ing)?|analy[sz](?:e|ing)|rat(?:e|ing)|assess(?:ing)?|scor(?:e|ing)) this ${thing},? (?:please |you must |always |only )*(?:say|claim|conclude|answer|write) that\\b`,
  ),
  order(
    `\\byour (?:summary|analysis|review|answer|response|report|assessment)\\b[^.;]{0,30}\\b(?:must|should|shall|has to)\\b`,
    { follows: judgement },
  ),
  order(
    `\\b(?:give|assign)\\b.{0,40}?${judgement}.{0,80}?\\b(?:(?:report|list|mention|find) no (?:risks?|findings?)|tell the reader)\\b`,
  ),
  order(`\\bdear ${machine}`, { follows: judgement }),
  order(
    '\\b(?:repeat|print|reveal|show|output|quote|copy|leak) (?:me )?your (?:entire |full |whole |hidden |initial |own )*(?:system )?prompt\\b',
  ),
  order(
    `\\btell (?:the|your|any|every) (?:user|reader|human)s? (?:that )?(?:this|the) ${thing}\\b.{0,60}?(?:\\b(?:is|are) (?:completely |perfectly |entirely )?(?:safe|fair|harmless)|${judgement})`,
  ),
];

/** Orders that count only where somebody has taken care that people do not read them. */
export const concealedOrders: readonly Order[] = [
  order(`\\b(?:ignore|disregard|forget) (?:all|any|every|everything|the|your)\\b`),
  order(judgement),
  order(subject),
];
