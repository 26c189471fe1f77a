import { levelWords } from '@clauselight/core';
import { type Html, html } from './html.ts';
import {
  type Block,
  type Footer,
  type Item,
  type MailContent,
  type ShownScore,
  type Tone,
  toTone,
} from './mail-content.ts';
import { capitalize, formatScore } from './words.ts';

/**
 * Font names without quotation marks, which would have to be escaped in a style attribute. Some programs cannot read
 * that.
 */
const sans = 'Segoe UI, Calibri, Helvetica, Arial, sans-serif';
const serif = 'Iowan Old Style, Georgia, Times New Roman, serif';

/** The web app's light colors. The style sheet below has the dark ones, for programs that support style sheets. */
const ink = '#221d15';
const soft = '#5a5142';
const line = '#ddd2bd';
const paper = '#f7f3ea';
const sheet = '#fdfbf5';
const action = '#1b4a57';
const tones: Readonly<Record<Tone, string>> = {
  high: '#8c1c2b',
  medium: '#735308',
  low: '#2b5a72',
  plain: soft,
};

/** Styles that attributes cannot express: dark colors, and narrow margins on a phone. */
const styleSheet = html`<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) { .pad { padding-left: 20px !important; padding-right: 20px !important; } .page { padding: 0 !important; } }
@media (prefers-color-scheme: dark) {
.paper { background-color: #16140f !important; }
.sheet { background-color: #1d1a14 !important; border-color: #3b3427 !important; }
.ink { color: #ece5d6 !important; }
.soft { color: #b3a992 !important; }
.line { border-color: #3b3427 !important; }
.link { color: #8fc7d1 !important; }
.button { background-color: #8fc7d1 !important; }
.button a { color: #10262b !important; }
.high { color: #f39aa3 !important; }
.medium { color: #dfc172 !important; }
.low { color: #97c3da !important; }
}
</style>`;

/** Renders a mail as HTML for mail programs: tables, style attributes, no external resources, no script. */
export function renderHtml(mail: MailContent, footer: Footer): string {
  const { subject, preview, heading, blocks, reason } = mail;
  return html`<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="x-apple-disable-message-reformatting">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${subject}</title>
${styleSheet}
</head>
<body class="paper" style="margin:0;padding:0;background-color:${paper};">
<div style="display:none;max-height:0;overflow:hidden;">${preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="paper" style="background-color:${paper};">
<tr><td align="center" class="page" style="padding:24px 12px;">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="sheet" style="max-width:600px;background-color:${sheet};border:1px solid ${line};">
<tr><td class="pad" style="padding:24px 36px 0 36px;text-align:left;">${renderBrand(footer.homeUrl)}</td></tr>
<tr><td class="pad ink" style="padding:20px 36px 4px 36px;text-align:left;color:${ink};"><h1 class="ink" style="margin:0;font-family:${serif};font-size:28px;line-height:34px;font-weight:500;color:${ink};">${heading}</h1></td></tr>
${blocks.map(
  (
    block,
  ) => html`<tr><td class="pad" style="padding:12px 36px;text-align:left;">${renderBlock(block)}</td></tr>
`,
)}<tr><td class="pad" style="padding:20px 36px 28px 36px;text-align:left;">${renderFooter(reason, footer)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`.markup;
}

function renderBrand(homeUrl: string): Html {
  return html`<a href="${homeUrl}" class="ink" style="display:inline-block;font-family:${serif};font-size:19px;line-height:24px;font-weight:600;color:${ink};text-decoration:none;border-bottom:4px solid #f2b632;">Clauselight</a>`;
}

function renderBlock(block: Block): Html {
  if (block.kind === 'text') return renderText(block.words);
  if (block.kind === 'score') return renderScore(block.score);
  if (block.kind === 'button') return renderButton(block.label, block.url);
  const rows = block.items.map(renderItem);
  return html`${block.title === undefined ? [] : renderListTitle(block.title)}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${rows}</table>`;
}

function renderText(words: string): Html {
  return html`<p class="ink" style="margin:0;font-family:${sans};font-size:17px;line-height:26px;color:${ink};overflow-wrap:anywhere;">${words}</p>`;
}

function renderScore({ label, value, level }: ShownScore): Html {
  const tone = toTone(level);
  return html`<p class="ink" style="margin:0;font-family:${sans};font-size:17px;line-height:26px;color:${ink};">${label} <span class="${tone}" style="font-family:${serif};font-size:36px;line-height:40px;color:${tones[tone]};">${formatScore(value)}</span> out of 10, <strong class="${tone}" style="color:${tones[tone]};">${levelWords[level]}</strong></p>`;
}

function renderListTitle(title: string): Html {
  return html`<h2 class="ink" style="margin:4px 0 6px 0;font-family:${sans};font-size:17px;line-height:24px;font-weight:600;color:${ink};">${title}</h2>`;
}

function renderItem({ mark, tone, title, url, detail }: Item): Html {
  const name =
    url === undefined
      ? html`${title}`
      : html`<a href="${url}" class="link" style="color:${action};text-decoration:underline;">${title}</a>`;
  return html`<tr><td class="line" style="padding:10px 0;border-top:1px solid ${line};font-family:${sans};font-size:17px;line-height:24px;overflow-wrap:anywhere;">
${mark === undefined ? [] : html`<span class="${tone}" style="color:${tones[tone]};font-weight:600;">${capitalize(mark)}</span>&ensp;`}<span class="ink" style="color:${ink};">${name}</span>
${detail === undefined ? [] : html`<br><span class="soft" style="color:${soft};font-size:15px;line-height:22px;">${detail}</span>`}
</td></tr>`;
}

function renderButton(label: string, url: string): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="button" bgcolor="${action}" style="background-color:${action};border-radius:4px;"><a href="${url}" style="display:inline-block;padding:13px 24px;font-family:${sans};font-size:17px;line-height:22px;font-weight:600;color:${sheet};text-decoration:none;">${label}</a></td></tr></table>`;
}

function renderFooter(reason: string, { settingsUrl, unsubscribeUrl }: Footer): Html {
  const link = (url: string, words: string) =>
    html`<a href="${url}" class="link" style="color:${action};text-decoration:underline;">${words}</a>`;
  const ways =
    unsubscribeUrl === undefined
      ? []
      : html`<br>${link(unsubscribeUrl, 'Switch e-mail notifications off')} or ${link(settingsUrl, 'change what is sent')}`;
  return html`<p class="soft line" style="margin:0;padding-top:16px;border-top:1px solid ${line};font-family:${sans};font-size:14px;line-height:22px;color:${soft};">${reason}${ways}</p>`;
}
