import { TokenType, tokenizer } from '@csstools/css-tokenizer';

export interface SheetRule {
  /** Its selectors. */
  readonly prelude: string;
  /** Its declarations, without comments and without the rules in it. */
  readonly body: string;
}

/**
 * The rules of a style sheet, one after the other. Rules under conditions, such as `@media`, are left out, and so are rules
 * in rules.
 */
export function* listSheetRules(sheet: string): Generator<SheetRule> {
  const { nextToken } = tokenizer({ css: sheet });
  /** Prelude of the open rule. */
  let prelude: string | undefined;
  let body = '';
  let text = '';
  /** Blocks that are open and left out. */
  let skipped = 0;
  for (let token = nextToken(); token[0] !== TokenType.EOF; token = nextToken()) {
    const [type, raw] = token;
    if (skipped > 0) {
      if (type === TokenType.OpenCurly) skipped += 1;
      else if (type === TokenType.CloseCurly) skipped -= 1;
    } else if (type === TokenType.OpenCurly) {
      if (prelude !== undefined || isAtRule(text)) skipped = 1;
      else prelude = text;
      text = '';
    } else if (type === TokenType.CloseCurly && prelude !== undefined) {
      yield { prelude, body: body + text };
      prelude = undefined;
      body = '';
      text = '';
    } else if (type === TokenType.Semicolon && (prelude !== undefined || isAtRule(text))) {
      if (prelude !== undefined) body += `${text};`;
      text = '';
    } else if (type === TokenType.Comment) text += ' ';
    else if (type !== TokenType.CDO && type !== TokenType.CDC) text += raw;
  }
  if (prelude !== undefined) yield { prelude, body: body + text };
}

function isAtRule(text: string): boolean {
  return text.trimStart().startsWith('@');
}
