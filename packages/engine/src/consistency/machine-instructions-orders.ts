/** Words that tell an automated reader what to do; not where `unless` matches in the same sentence. */
export interface Order {
  readonly pattern: RegExp;
  readonly unless?: RegExp;
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
const judgement = `(?:(?:risk |overall |final )?(?:score|rating|grade|verdict)(?: of| to| is|:| =)? ?${nought}|no (?:risks?|findings?)\\b|nothing but praise|risk[- ]free|harmless|safe to sign|best (?:score|rating|grade|mark))`;
/** What breaks out of an answer, or only an order about the answer speaks of. */
const steered = `(?:${judgement}|\\bthis (?:analysis|review|report|line|sentence|object|json|verdict)\\b|\\b(?:each|every|all) (?:finding|risk|answer)s?\\b|\\bin (?:the|your|its|any|every) (?:summary|review|findings)\\b|(?:and|then) (?:then )?(?:say|report|claim|state|conclude) that\\b|\\]\\(|<[a-z]{2,10}\\b|&lt;|javascript:|\\band follow ?:|\\bcall the (?:function|tool) at once)`;
/** What only an order about the saying speaks of. */
const bent = `(?:${steered}|\\bthis ${thing}\\b|\\b(?:each|every|all) clauses?\\b|that (?:this|the|each|every|all) (?:${thing}|${part})\\b|\\bthis first\\b)`;
/** Duties of people who use such machines, as policies and contracts state them. */
const dutyOfPeople =
  /\b(?:users?|customers?|clients?|providers?|suppliers?|contractors?|employees?|company|companies|licensees?|students?|staff|authors?|(?:ai|model|system) (?:providers?|developers?|deployers?|operators?))\b[^.;]{0,60}\b(?:must|should|shall|will|may|are|is)\b/i;
/** What the makers of a machine are asked for: that it says what it is, how sure it is, how fast it answers. */
const dutyOfProduct =
  /\b(?:to|with|by|from|for) (?:the |its |their |all |any |each |every |end[- ])*(?:users?|customers?|consumers?|people|persons|humans?|patients?|individuals|callers?|visitors?|guests?|employees?|students?|applicants?|candidates?|provider|supplier|client|company)\b|\b(?:tell|inform|give|send|show) (?:the |its |their |all |any |each |every |end[- ])*(?:users?|customers?|consumers?|people|persons|humans?|patients?|individuals|callers?|visitors?|guests?|students?)\b|\b(?:that (?:it is|they are)|within \d|at least \d|per cent of|(?:\d ?%) of|queries|enquiries|inquiries|requests|tickets|errors|incidents|bias(?:es)?|uncertainty|confidence|limitations?|personal data|test set|specification)\b/i;
const orderOfPeople =
  /\b(?:bank|custodian|trustee|escrow|supplier|contractor|client|customer|broker|employee|tenant|landlord|party|parties|authority|carrier|company|officer|lender|borrower|buyer|seller|vendor|patients?|depositary|(?:paying|transfer|shipping|fiscal|collateral|escrow) agent)\b[^.;]{0,80}\b(?:ignore|disregard|forget|override)|\b(?:payment|delivery|shipping|transfer|wire|wiring|voting|proxy|dosage|dosing|assembly|investment|settlement|billing|standing|mailing|washing|packing|safety|care) instructions|\b(?:shell|command) prompt|\b(?:users?|attackers?|people|they|which|that|who) (?:can|could|may|might) (?:also )?(?:ignore|disregard|forget|override)|\b(?:my|our|his|her|their|its) (?:\w+ )?(?:previous|prior|earlier|above)|instructions (?:of|from|by|given by|issued by|concerning|regarding|about|as to|for) (?:the |your |an? |any |this )?(?!system|developer|user|operator|ai\b|prompt|administrator)\w/i;
const tale =
  /\b(?:she|he|they|i|we) (?:said|asked|replied|whispered|answered|thought|cried|shouted|typed|wrote)\b|\b(?:said|asked|replied|whispered|typed) (?:she|he|the)\b/i;

function order(pattern: string, unless?: RegExp): Order {
  const compiled = new RegExp(pattern, 'i');
  return unless === undefined ? { pattern: compiled } : { pattern: compiled, unless };
}

const either = (...all: readonly RegExp[]) =>
  new RegExp(all.map((one) => one.source).join('|'), 'i');
const subject = `\\b${machine},?(?: [\\w,'-]+){0,12}? ${must} (?:[\\w]+ly )?`;
const opening = '(?:^|[.!?:;("*>\\]] ?)';

export const englishOrders: readonly Order[] = [
  order(
    '\\b(?:ignore|disregard|forget|override)\\b[^.;]{0,60}?\\b(?:(?:previous|prior|above|earlier|preceding)\\b[^.;]{0,25}\\b(?:instructions?|prompts?)|your\\b[^.;]{0,30}\\b(?:instructions?|prompts?|guidelines)|system prompt)\\b',
    orderOfPeople,
  ),
  order(
    `${opening}(?:please |now )?(?:ignore|disregard|forget) (?:everything|anything|all) (?:that )?(?:you (?:have been|were) told (?:before|so far|until now)|(?:stands |was |is )?(?:written |said )?(?:above|before this))`,
  ),
  order(
    `\\b(?:you are|act as|behave as|pretend to be) (?:now )?(?:an?|the) (?:helpful |honest )?${machine}`,
    tale,
  ),
  order(`\\byou are (?:now|from now on|henceforth) (?:[\\w-]+, )?(?:an?|the) ${machine}`, tale),
  order(`${subject}${says}\\b.{0,160}?${bent}`, either(dutyOfPeople, dutyOfProduct)),
  order(`${subject}(?:answer|respond|reply) only\\b`, either(dutyOfPeople, dutyOfProduct)),
  order(`${subject}ignore ?(?:\\.\\.|\u2026)`),
  order(`${subject}${does}\\b.{0,160}?${steered}`, either(dutyOfPeople, dutyOfProduct)),
  order(
    `\\b${named},?(?: [\\w,'-]+){0,12}? ${must} (?:${says}|${does})\\b.{0,160}?${judgement}`,
    dutyOfPeople,
  ),
  order(
    `${subject}(?:send|forward|post|copy|reveal)\\b[^;]{0,40}\\b(?:text|copy|contents?|words) of this ${thing}\\b`,
  ),
  order(`\\b(?:if you are|attention,?) (?:an? |any |all |the )?${machine}`, tale),
  order(
    `\\b(?:note|message|hint|memo|notice|instructions?|remark) (?:to|for) (?:an? |any |all |the )?${machine} ?(?:\\([^)]{0,30}\\) ?)?[:,]`,
  ),
  order(
    `${opening}(?:dear |hey |hello |attention )?${machine} ?[:,!] ?(?:please |you (?:must|should|will) |always |never |do not |don't |only |now )*(?:(?:${says}|${does})\\b.{0,120}?${steered}|(?:praise|approve|trust|ignore)\\b.{0,80}?\\bthis ${thing}\\b)`,
    either(dutyOfPeople, dutyOfProduct),
  ),
  order(
    '\\[\\/?INST\\]|<<\\/?SYS>>|<\\|(?:im_start|im_end|system|user|assistant|eot_id|start_header_id)\\|>',
  ),
  order('\\b(?:begin|new|updated) system prompt\\b'),
  order(
    "\\b(?:do not|don't|never) (?:mention|flag|reveal|disclose|report|highlight)\\b[^.;]{0,60}\\b(?:in (?:your|the|any) (?:summary|answer|response|analysis|review)|to the (?:user|reader))\\b",
    dutyOfPeople,
  ),
  order(
    `\\b(?:rate|score|grade|classify|assess|mark) this ${thing} (?:(?:with |as |at |a |an |: ?)+|(?=[01]))(?:risk |overall )?(?:(?:score|rating|grade) of )?(?:0|zero|10|ten|safe|fair|harmless|low[- ]risk|no[- ]risk|risk[- ]free|excellent|perfect)(?![\\w-]|[.,/]\\d| ?(?:to|or|and|through|if|/|=) |[^.]{0,40}\\bor\\b)`,
  ),
  order(
    `\\b(?:now|then|instead|only|just) follow (?:these|the following|my|new) (?:new )?instructions?\\b.{0,120}?${judgement}`,
  ),
  order(
    `\\b(?:call|use|invoke|run|execute) the (?:tool|function) [\`"']?\\w{2,60}.{0,120}?\\b(?:text|copy|contents?|words|summary) of (?:this|the) (?:${thing}|conversation)\\b`,
  ),
  order(
    `\\b(?:when(?:ever)?|before|while|after) (?:you )?(?:summari[sz](?:e|ing)|review(?:ing)?|analy[sz](?:e|ing)|rat(?:e|ing)|assess(?:ing)?|scor(?:e|ing)) this ${thing},? (?:please |you must |always |only )*(?:say|claim|conclude|answer|write) that\\b`,
  ),
  order(
    `\\byour (?:summary|analysis|review|answer|response|report|assessment)\\b[^.;]{0,30}\\b(?:must|should|shall|has to)\\b.{0,80}?${judgement}`,
  ),
  order(
    `\\b(?:give|assign)\\b.{0,40}?${judgement}.{0,80}?\\b(?:(?:report|list|mention|find) no (?:risks?|findings?)|tell the reader)\\b`,
  ),
  order(`\\bdear ${machine}.{0,80}?${judgement}`),
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
  order(`\\b${machine}`),
];
