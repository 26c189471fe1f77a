import { describe, expect, it, vi } from 'vitest';
import { createOwnSource, createQueryKey, createSharedSource } from './analysis-source.ts';

const token = 'AAAAAAAAAAAAAAAAAAAAAA';
const own = createOwnSource('a1');
const shared = createSharedSource(token, vi.fn());

describe("the addresses of an analysis of one's own", () => {
  it.each([
    [own.getTabAddress('overview'), '/?analysis=a1'],
    [own.getTabAddress('risk-analysis'), '/?analysis=a1&tab=risk-analysis'],
    [
      own.getTabAddress('risk-analysis', { severity: '4' }),
      '/?analysis=a1&tab=risk-analysis&severity=4',
    ],
    [own.getFindingAddress('f7'), '/?analysis=a1&tab=risk-analysis&finding=f7'],
    [own.getPassageAddress({ start: 3, end: 9 }), '/?analysis=a1&tab=document&at=3-9'],
  ])('name it in the query: %s', (address, expected) => {
    expect(address).toBe(expected);
  });
});

describe('the addresses of a shared analysis', () => {
  it.each([
    [shared.getTabAddress('overview'), `/share/${token}`],
    [
      shared.getTabAddress('risk-analysis', { category: 'liability' }),
      `/share/${token}?tab=risk-analysis&category=liability`,
    ],
    [shared.getFindingAddress('f7'), `/share/${token}?tab=risk-analysis&finding=f7`],
    [
      shared.getPassageAddress({ start: 3, end: 9 }, (params) => {
        params.set('view', 'pages');
        return params;
      }),
      `/share/${token}?tab=document&at=3-9&view=pages`,
    ],
  ])('stay on the page of the link: %s', (address, expected) => {
    expect(address).toBe(expected);
  });
});

describe('the parts of a document', () => {
  it("are asked for by its id where it is one's own, and by the link alone where it is not", () => {
    expect(own.getDocumentPath('d1')).toBe('/api/documents/d1');
    expect(shared.getDocumentPath('d1')).toBe(`/api/share/${token}`);
    expect([own.isReadOnly, shared.isReadOnly]).toEqual([false, true]);
  });

  it('are kept apart by where they come from', () => {
    expect(createQueryKey(own.getDocumentPath('d1'), 'text')).toEqual([
      'api',
      'documents',
      'd1',
      'text',
    ]);
    expect(createQueryKey(shared.getDocumentPath('d1'), 'text')).toEqual([
      'api',
      'share',
      token,
      'text',
    ]);
  });
});
