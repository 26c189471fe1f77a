import { describe, expect, it } from 'vitest';
import { changeUploads, type Upload, type UploadChange } from './upload-list.ts';

const file = new File(['x'], 'a.txt');

function apply(...changes: UploadChange[]): readonly Upload[] {
  return changes.reduce(changeUploads, [] as readonly Upload[]);
}

describe('the list of uploads', () => {
  it('has the newest on top', () => {
    const list = apply({ type: 'started', key: 1, file }, { type: 'started', key: 2, file });
    expect(list.map(({ key }) => key)).toEqual([2, 1]);
  });

  it('keeps what failed with its reason, so that it can be retried', () => {
    const [upload] = apply(
      { type: 'started', key: 1, file },
      { type: 'progressed', key: 1, fraction: 0.4 },
      { type: 'failed', key: 1, reason: 'No room.' },
    );
    expect(upload).toMatchObject({ state: 'failed', reason: 'No room.', fraction: 0.4 });
  });

  it('starts a retried upload from nothing, on top', () => {
    const list = apply(
      { type: 'started', key: 1, file },
      { type: 'failed', key: 1, reason: 'No room.' },
      { type: 'started', key: 2, file },
      { type: 'started', key: 1, file },
    );
    expect(list[0]).toEqual({ key: 1, file, state: 'uploading', fraction: 0 });
  });

  it('ignores the progress of an upload that was removed', () => {
    const list = apply(
      { type: 'started', key: 1, file },
      { type: 'removed', key: 1 },
      { type: 'progressed', key: 1, fraction: 0.9 },
    );
    expect(list).toEqual([]);
  });
});
