import { describe, expect, it } from 'vitest';
import { buildFacts, buildFinding } from '../../../../test/notified-person.ts';
import type { AnalysisNotice } from '../find-analysis.ts';
import { createLinks } from '../links.ts';
import type { Deadline } from '../list-deadlines.ts';
import type { MailContent } from '../mail-content.ts';
import { renderHtml } from '../render-html.ts';
import { renderText } from '../render-text.ts';
import { writeAccountDeleted, writeExportReady, writeWelcome } from './account.ts';
import { writeAnalysisCompleted } from './analysis-completed.ts';
import { writeDeadlines } from './deadlines.ts';
import { writeDigest } from './digest.ts';

const links = createLinks('https://light.example');
const today = '2026-11-22';
const footer = {
  homeUrl: links.home,
  settingsUrl: links.settings,
  unsubscribeUrl: links.unsubscribePage('token'),
};
const attack = '"><script>alert(1)</script><img src=x onerror=alert(1)>&amp;';

function buildNews(news: Partial<AnalysisNotice> = {}): AnalysisNotice {
  return { analysisId: 'a1', filename: 'lease.pdf', riskScore: 6.4, facts: buildFacts(), ...news };
}

function buildDeadline(deadline: Partial<Deadline> = {}): Deadline {
  const place = { start: 5, end: 9 };
  const ids = { userId: 'u1', documentId: 'd1', analysisId: 'a1' };
  const day = { label: 'End of term', date: '2026-11-29', filename: 'lease.pdf' };
  return { ...ids, ...place, ...day, ...deadline };
}

const toText = (mail: MailContent) => renderText(mail, footer);
const toHtml = (mail: MailContent) => renderHtml(mail, footer);

/** One mail of each kind, with the same words of strangers wherever they can stand. */
function buildMails(words: string): [string, MailContent][] {
  const facts = buildFacts({
    kindLabel: words,
    scoreLabel: words,
    isIncomplete: true,
    findings: [buildFinding(5, words)],
  });
  const news = buildNews({ filename: words, facts });
  return [
    ['a completed analysis', writeAnalysisCompleted(news, links)],
    [
      'deadlines',
      writeDeadlines([buildDeadline({ label: words, filename: words })], { today, links }),
    ],
    ['a digest', writeDigest([news], { day: today, links })],
    ['a welcome', writeWelcome(words, links)],
    ['an export', writeExportReady(new Date('2026-11-23T08:05:00Z'), links)],
    ['a deletion', writeAccountDeleted()],
  ];
}

describe('the mail on a completed analysis', () => {
  const findings = [2, 5, 3, 4, 1].map((severity) => buildFinding(severity as 1));

  it('contains score, level, counts, the three most severe findings and a link to all', () => {
    const text = toText(
      writeAnalysisCompleted(buildNews({ facts: buildFacts({ findings }) }), links),
    );
    expect(text).toBe(
      `Your analysis is ready

lease.pdf (Software agreement)

Risk: 6.4 out of 10 (high)

5 findings: 1 critical, 1 high, 1 medium, 1 low, 1 info.

Look at these first:
- Critical: Finding of severity 5
- High: Finding of severity 4
- Medium: Finding of severity 3

Open the analysis: https://light.example/?analysis=a1

${'-- '}
Clauselight: https://light.example/
You receive this because e-mail notifications are on in your settings.
Switch e-mail notifications off: https://light.example/unsubscribe?token=token
Change what is sent: https://light.example/settings
`,
    );
  });

  it('calls nothing low of which little was recognized', () => {
    const coverage = { sentences: 40, recognized: 10 };
    const text = toText(
      writeAnalysisCompleted(buildNews({ riskScore: 2, facts: buildFacts({ coverage }) }), links),
    );
    expect(text).toContain('Risk: 2.0 out of 10 (partly judged)');
    expect(text).toContain('The engine recognized only 10 of 40 sentences');
  });

  it('says what its score measures, at the level of the score', () => {
    const facts = buildFacts({ scoreLabel: 'Revision need' });
    const text = toText(writeAnalysisCompleted(buildNews({ riskScore: 3, facts }), links));
    expect(text).toContain('Revision need: 3.0 out of 10 (low)');
    expect(text).toContain('Nothing was found that needs attention.');
  });

  it('says where checks failed', () => {
    const facts = buildFacts({ isIncomplete: true });
    const text = toText(writeAnalysisCompleted(buildNews({ facts }), links));
    expect(text).toContain('Some checks could not be carried out');
  });
});

describe('the mail on deadlines', () => {
  it('states in the subject how near a single deadline is', () => {
    const mail = writeDeadlines([buildDeadline({ date: '2026-11-23' })], { today, links });
    expect(mail.subject).toBe('Deadline tomorrow: lease.pdf');
  });

  it('lists thirty, and says how many more there are', () => {
    const mail = writeDeadlines(
      Array.from({ length: 33 }, () => buildDeadline()),
      { today, links },
    );
    expect(toText(mail).match(/End of term/g)).toHaveLength(30);
    expect(toText(mail)).toContain('And 3 more.');
  });
});

it('the mail of a day lists twenty documents, and says how many more there are', () => {
  const mail = writeDigest(
    Array.from({ length: 21 }, () => buildNews()),
    { day: today, links },
  );
  expect(toText(mail).match(/lease\.pdf/g)).toHaveLength(20);
  expect(toText(mail)).toContain('And 1 more.');
});

/** The elements of a page in their order. */
const listTags = (page: string) => page.match(/<[^\s>]*/g);

describe.each(
  buildMails(attack).map(([name, mail], index) => {
    const harmless = buildMails('words')[index]?.[1] ?? mail;
    return { name, mail, harmless };
  }),
)('the mail on $name', ({ mail, harmless }) => {
  it('contains no element from inserted text', () => {
    expect(listTags(toHtml(mail))).toEqual(listTags(toHtml(harmless)));
  });

  it('loads nothing, and links to the product only', () => {
    const page = toHtml(harmless);
    expect(page).not.toMatch(/src=|url\(|@import|<link|<form/i);
    const addresses = [...page.matchAll(/https?:[^"<\s]*/g)].map(([address]) => address);
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) expect(address).toMatch(/^https:\/\/light\.example\//);
  });

  it('contains the same in HTML and in plain text', () => {
    const page = toHtml(mail);
    expect(page).toContain(mail.reason.replaceAll("'", '&#39;'));
    for (const block of mail.blocks) {
      if (block.kind === 'button') {
        expect(page).toContain(`href="${block.url.replaceAll('&', '&amp;')}"`);
        expect(toText(mail)).toContain(`${block.label}: ${block.url}`);
      }
    }
  });

  it('has a short subject on one line', () => {
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect([...mail.subject].length).toBeLessThan(100);
  });
});
