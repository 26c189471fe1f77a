import type { Check, Provision, Term } from '@clauselight/schema';
import { describe, expect, it } from 'vitest';
import { categoryLabels } from '../clause-categories/categories.ts';
import { rules } from '../rules/index.generated.ts';
import { clausesOfRules, figuresOfRules } from './counted-subjects.ts';
import { type NoteUsualInput, noteUsual } from './note-usual.ts';

const evidence = { start: 0, end: 4, quote: 'term' };

function buildCheck(ruleId: string, outcome: Check['outcome']): Check {
  const reason = outcome === 'not-checked' ? { reason: 'No sentence.' } : {};
  const shown = outcome === 'present' ? [evidence] : [];
  const names = { title: ruleId, subject: ruleId, category: 'restrictions' as const };
  return { ruleId, ...names, outcome, evidence: shown, ...reason };
}

function buildProvision(category: Provision['category']): Provision {
  return { category, label: categoryLabels[category], probability: 0.9, evidence };
}

function buildNotice(label: string): Term {
  const value = { kind: 'duration', amount: 30, unit: 'day' } as const;
  return { id: 't1', type: 'notice-period', label, display: '30 days', value, evidence };
}

function note(found: Partial<NoteUsualInput['found']>, facts: Partial<NoteUsualInput> = {}) {
  return noteUsual({
    kind: 'services',
    hasPeople: false,
    labels: categoryLabels,
    ...facts,
    found: { checks: [], provisions: [], terms: [], ndaChecks: [], ...found },
  });
}

describe('what is usual', () => {
  it('stands with a check, whether its subject is there or not', () => {
    const [missing, present] = note({
      checks: [buildCheck('RES-09', 'not-found'), buildCheck('RES-09', 'present')],
    }).checks;
    const share = { kind: 'services', withClause: 28, total: 114, clause: 'Change of control' };
    expect(missing?.usual).toEqual({ share });
    expect(present?.usual).toEqual({ share });
  });

  it('has a length only where there is one to compare', () => {
    const outcomes = ['present', 'found', 'not-found'] as const;
    const { checks } = note({ checks: outcomes.map((outcome) => buildCheck('RES-01', outcome)) });
    expect(checks.map(({ usual }) => usual?.range?.figure)).toEqual([
      'non-compete-after-end',
      'non-compete-after-end',
      undefined,
    ]);
  });

  it('is not said of a check that was not made or that nobody counted', () => {
    const checks = [buildCheck('RES-09', 'not-checked'), buildCheck('TRM-11', 'found')];
    expect(note({ checks }).checks).toEqual(checks);
  });

  it('stands with the first passage of a category', () => {
    const { provisions } = note({
      provisions: [buildProvision('insurance'), buildProvision('insurance')],
    });
    expect(provisions.map(({ usual }) => usual?.share?.withClause)).toEqual([42, undefined]);
  });

  it('stands with notices that end the contract or its renewal, and with no other', () => {
    const labels = ['Notice to prevent renewal', 'Notice of termination', 'Notice to renew'];
    const { terms } = note({ terms: labels.map(buildNotice) });
    expect(terms.map(({ usual }) => usual?.figure)).toEqual([
      'renewal-notice',
      'termination-notice',
      undefined,
    ]);
  });

  it('is not said where private persons are parties, or of another kind of contract', () => {
    const found = {
      checks: [buildCheck('RES-09', 'present')],
      provisions: [buildProvision('insurance')],
      terms: [buildNotice('Notice of termination')],
    };
    expect(note(found, { hasPeople: true })).toMatchObject(found);
    expect(note(found, { kind: 'consumer' })).toMatchObject(found);
    expect(JSON.stringify(note(found, { hasPeople: true }))).not.toContain('"usual"');
    expect(JSON.stringify(note(found, { kind: 'consumer' }))).not.toContain('"usual"');
  });

  it('is said of the answers of every non-disclosure agreement', () => {
    const check = {
      id: 'nda-4',
      title: 'Use',
      hypothesis: 'It is used for the purpose only.',
      outcome: 'entailed' as const,
      probability: 0.9,
      evidence: [evidence],
      lookedIn: [],
    };
    const [noted] = note({ ndaChecks: [check] }, { kind: 'nda', hasPeople: true }).ndaChecks;
    expect(noted?.usual).toEqual({ said: 363, denied: 7, total: 422 });
  });

  it('names rules that there are', () => {
    const ids = new Set(rules.map(({ id }) => id));
    const named = [...Object.keys(clausesOfRules), ...Object.keys(figuresOfRules)];
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });
});
